internal import PropertyList
internal import Settings
internal import TextInput

/// What is told of an element that shows a setting: the one source of the reference's page and of what
/// `inspect` says in Markdown.
struct SettingFacts: Hashable, Sendable {
  /// A piece of what is told.
  enum Piece: Hashable, Sendable {
    /// Words of ours, in English.
    case text(String)
    /// What stands in the file, to the letter.
    case code(String)
    /// A text of the app's, as written; readers see it localized.
    case shown(String)
  }

  /// What one key of the property list says.
  struct Fact: Hashable, Sendable {
    /// What people call it: the name that Xcode shows, where it shows another than the key.
    let name: String?
    /// The key as it stands in the file; nil for what has none.
    let key: String?
    /// The system that brought the key; nil when it was always there, or nobody says.
    let since: String?
    let value: [Piece]
  }

  /// A value that the setting may have.
  struct Choice: Hashable, Sendable {
    let value: [Piece]
    /// The title as written, and the one that stands on the row.
    let title: String
    let shortTitle: String?
    let isDefault: Bool
  }

  /// The title as written; nil without one.
  let title: String?
  /// The name of the strings table that translates the texts.
  let table: String?
  let type: SpecifierType
  let facts: [Fact]
  let choices: [Choice]
  /// How many values there are that `choices` leaves out.
  let furtherChoices: Int
  let textInput: TextInputFacts?
}

extension SettingFacts {
  /// How many choices are told of one by one, and how much of a text.
  private static let choicesLimit = 100
  private static let textLimit = 300

  /// - Parameters:
  ///   - specifier: The element.
  ///   - file: The page's file that it stands in.
  ///   - dialect: Whose reading counts.
  ///   - idioms: The devices that show the setting.
  init(
    _ specifier: Specifier, in file: PaneFile, _ dialect: Dialect, on idioms: [UserInterfaceIdiom]
  ) {
    title = specifier.title.flatMap { $0.isEmpty ? nil : $0 }
    table = file.stringsTable
    type = specifier.type
    textInput = TextInputMarkup(of: specifier).map { TextInputFacts($0, of: specifier, on: idioms) }
    let all: Choices? =
      switch specifier.content {
      case .titleValue(let choices), .multiValue(let choices), .radioGroup(let choices): choices
      default: nil
      }
    choices = (all?.choices ?? []).prefix(Self.choicesLimit).enumerated().map { index, choice in
      Choice(
        value: Self.typed(choice.value), title: choice.title, shortTitle: choice.shortTitle,
        isDefault: index == all?.selectedIndex)
    }
    furtherChoices = (all?.choices.count ?? 0) - choices.count
    facts = Self.facts(of: specifier, dialect)
  }

  private static func facts(of specifier: Specifier, _ dialect: Dialect) -> [Fact] {
    let known = SpecifierSchema.keys(of: specifier.type, in: dialect)
    var facts: [Fact] = []
    var told: Set<String> = ["Type", "Key", "Title"]
    switch specifier.content {
    case .titleValue, .multiValue, .radioGroup:
      told.formUnion(["Values", "Titles", "ShortTitles"])
    default: break
    }
    for key in known where told.insert(key.name).inserted {
      guard let value = pieces(of: key, specifier) else { continue }
      facts.append(
        Fact(
          name: SchemaKey.xcodeName(of: key.name), key: key.name, since: key.since, value: value))
    }
    if known.isEmpty, let text = specifier.defaultValue {
      facts.append(Fact(name: "Default", key: nil, since: nil, value: typed(text)))
    }
    // Of an element whose type nobody knows, no key is better known than another.
    for entry in known.isEmpty ? [] : specifier.dictionary.entries
    where !told.contains(entry.key.text) {
      let value = typed(entry.value) + [.text("(read by nobody that is known)")]
      facts.append(Fact(name: nil, key: entry.key.text, since: nil, value: value))
    }
    return facts
  }

  /// Where the values of a page's settings are stored, when that is not the app's own defaults; nil
  /// where nothing is said, and in InAppSettingsKit, which does not know the key.
  static func group(of file: PaneFile, _ dialect: Dialect) -> Fact? {
    let key = "ApplicationGroupContainerIdentifier"
    guard dialect == .settings, let group = file.root?[key]?.string else { return nil }
    let since = SpecifierSchema.pageKeys.first { $0.name == key }?.since
    return Fact(name: "Stored in the app group", key: key, since: since, value: [.code(group)])
  }

  /// What an element says under a key of the schema; nil where nothing is to be told.
  private static func pieces(of key: SchemaKey, _ specifier: Specifier) -> [Piece]? {
    guard let value = specifier.dictionary[key.name] else {
      switch (key.name, specifier.content) {
      case ("DefaultValue", .childPane), ("DefaultValue", .customView), ("DefaultValue", .openURL),
        ("DefaultValue", .mailCompose), ("DefaultValue", .button):
        return nil
      case ("DefaultValue", _): return [.text("none")]
      case ("TrueValue", .toggleSwitch(let toggle)): return typed(toggle.trueValue)
      case ("FalseValue", .toggleSwitch(let toggle)): return typed(toggle.falseValue)
      default: return nil
      }
    }
    if key.name == "ItemSpecifier" || key.name == "AddSpecifier", let row = value.dictionary {
      return ["Type", "Key"].compactMap { row[$0]?.string }.map(Piece.code)
    }
    switch value.content {
    case .string(let string) where key.isLocalizable: return [.shown(string.text)]
    case .array(let elements) where key.type == .stringArray:
      return elements.map { .code(clipped($0.storedText)) }
    default:
      let mayDiffer = key.type == .any || key.type == .number || key.name == "DefaultValue"
      return mayDiffer ? typed(value) : [code(value)]
    }
  }

  /// A value and its type.
  private static func typed(_ value: PropertyListValue) -> [Piece] {
    if value.string?.isEmpty ?? false { return [.text("empty string")] }
    return [code(value), .text(value.kind.rawValue)]
  }

  private static func code(_ value: PropertyListValue) -> Piece {
    let text = value.storedText
    return text.isEmpty ? .text("empty") : .code(clipped(text))
  }

  private static func clipped(_ text: String) -> String {
    text.utf8.count <= textLimit ? text : String(text.prefix(textLimit)) + "…"
  }
}

extension SettingFacts {
  /// What Apple calls the type, where it has a name for it, and how the file spells it.
  var typePieces: [Piece] {
    (type.appleName.map { [.text($0)] } ?? []) + [.code(type.name)]
  }
}

/// A setting, told once for all elements of which the same is to be told.
struct SettingEntry {
  /// Elements of which the same is to be told.
  struct Variant {
    let facts: SettingFacts
    /// The file of the first element.
    let file: PaneFile
    fileprivate(set) var uses: [SettingsCatalogue.Use]
  }

  let setting: SettingsCatalogue.Setting
  /// Never empty.
  private(set) var variants: [Variant] = []

  init(_ setting: SettingsCatalogue.Setting, of bundle: SettingsBundle, _ files: [String: PaneFile])
  {
    self.setting = setting
    let idioms = UserInterfaceIdiom.allCases.filter { idiom in
      setting.uses.contains { $0.idioms.contains(idiom) }
    }
    var places: [SettingFacts: Int] = [:]
    for use in setting.uses {
      guard let file = files[use.file] else { continue }
      let facts = SettingFacts(use.specifier, in: file, bundle.dialect, on: idioms)
      if let place = places[facts] {
        variants[place].uses.append(use)
      } else {
        places[facts] = variants.count
        variants.append(Variant(facts: facts, file: file, uses: [use]))
      }
    }
  }
}

extension SettingsBundle {
  /// All settings with what is to be told of them, in their order.
  func entries(of catalogue: SettingsCatalogue) -> [SettingEntry] {
    let files = Dictionary(
      files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return catalogue.settings.map { SettingEntry($0, of: self, files) }
  }
}
