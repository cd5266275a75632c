internal import PropertyList
internal import Settings
internal import TextInput

/// What of an element, or of a page, says something else than before.
struct Difference {
  let property: Change.Property
  var old: Change.Value?
  var new: Change.Value?
  var translations: [Change.Translation] = []
}

/// Finds out what an element, or a page, says that it did not say before.
struct Differences {
  /// The languages that both versions have.
  let languages: [(old: LocalizedBundle, new: LocalizedBundle)]
  let dialect: Dialect

  /// The files that the texts stand in, which know the tables.
  private struct Files {
    let old: PaneFile
    let new: PaneFile
  }

  // MARK: - Pages

  /// What the property lists of a page say but for its elements.
  func ofPages(_ old: PaneFile, _ new: PaneFile) -> [Difference] {
    entries(
      old.root ?? PropertyListDictionary([]), new.root ?? PropertyListDictionary([]),
      leavingOut: ["PreferenceSpecifiers"], texts: [], Files(old: old, new: new))
  }

  // MARK: - Elements

  func ofElements(_ old: ShownElement, _ new: ShownElement) -> [Difference] {
    let files = Files(old: old.file, new: new.file)
    let (a, b) = (old.specifier, new.specifier)
    var found: [Difference] = []
    var told: Set<String> = ["Type", "Key", "SupportedUserInterfaceIdioms", "DefaultValue"]
    if a.type != b.type {
      found.append(Difference(property: .type, old: a.typeValue, new: b.typeValue))
    }
    if isOfScene(a), isOfScene(b) {
      found += text("label", a.title, b.title, files)
      found += text("placeholder", a.placeholder, b.placeholder, files)
      found += text("text", a.text, b.text, files)
      told.formUnion(["label", "placeholder", "text"])
    } else if !isEqual(a.defaultValue, b.defaultValue) {
      found.append(
        Difference(
          property: .defaultValue, old: a.defaultValue.map(Change.Value.init),
          new: b.defaultValue.map(Change.Value.init)))
    }
    if let choices = a.choices, let others = b.choices {
      found += self.choices(choices, others, files) + spares(a.dictionary, b.dictionary)
      told.formUnion(["Values", "Titles", "ShortTitles"])
    }
    if let traits = a.textInputTraits, let others = b.textInputTraits {
      for property in TextInputProperty.allCases {
        let values = [traits, others].map { $0.traits[property].text }
        guard values[0] != values[1] else { continue }
        found.append(
          Difference(
            property: .init(property.name), old: values[0].map { .init($0) },
            new: values[1].map { .init($0) }))
      }
      told.formUnion((traits.source.keys + others.source.keys).map(\.spelling))
    }
    let texts = [a.type, b.type].flatMap { SpecifierSchema.keys(of: $0, in: dialect) }
      .filter { $0.isLocalizable && $0.name != "File" }
    return found
      + entries(
        a.dictionary, b.dictionary, leavingOut: told, texts: Set(texts.map(\.name)), files)
  }

  private func isOfScene(_ specifier: Specifier) -> Bool {
    specifier.type == .uiTextField || specifier.type == .uiTextView
  }

  private func isEqual(_ old: PropertyListValue?, _ new: PropertyListValue?) -> Bool {
    guard let old, let new else { return old == nil && new == nil }
    return old.isEqual(to: new)
  }

  // MARK: - Keys

  private func entries(
    _ old: PropertyListDictionary, _ new: PropertyListDictionary, leavingOut told: Set<String>,
    texts: Set<String>, _ files: Files
  ) -> [Difference] {
    var seen = Set(told.map { LiteralString($0) })
    return (old.entries + new.entries).flatMap { entry -> [Difference] in
      guard seen.insert(entry.key).inserted else { return [] }
      let key = entry.key.text
      return value(key, old[key], new[key], isText: texts.contains(key), files)
    }
  }

  private func value(
    _ name: String, _ old: PropertyListValue?, _ new: PropertyListValue?, isText: Bool,
    _ files: Files
  ) -> [Difference] {
    let empty = PropertyListDictionary([])
    let dictionaries = [old, new].map { $0 == nil ? empty : $0?.dictionary }
    if old?.dictionary != nil || new?.dictionary != nil, let a = dictionaries[0],
      let b = dictionaries[1]
    {
      var seen: Set<LiteralString> = []
      return (a.entries + b.entries).flatMap { entry -> [Difference] in
        guard seen.insert(entry.key).inserted else { return [] }
        let key = entry.key.text
        return value("\(name).\(key)", a[key], b[key], isText: isText, files)
      }
    }
    let isScalar = old?.array == nil && new?.array == nil
    if isText, isScalar { return text(name, old?.text, new?.text, files) }
    guard !isEqual(old, new) else { return [] }
    return [
      Difference(
        property: .init(name), old: old.map(Change.Value.init), new: new.map(Change.Value.init))
    ]
  }

  // MARK: - Texts

  /// A text that a table may translate: what stands in the file, and what readers see.
  private func text(
    _ name: String, choice: String? = nil, _ old: String?, _ new: String?, _ files: Files
  ) -> [Difference] {
    let translations = languages.compactMap { language -> Change.Translation? in
      let shown = old.map(language.old.localizer(for: files.old).shown)
      let others = new.map(language.new.localizer(for: files.new).shown)
      guard !isSame(shown, others) else { return nil }
      return .init(locale: language.new.locale.tag, old: shown, new: others)
    }
    guard !isSame(old, new) || !translations.isEmpty else { return [] }
    return [
      Difference(
        property: .init(name, choice: choice), old: old.map { .init($0, .string) },
        new: new.map { .init($0, .string) }, translations: translations)
    ]
  }

  private func isSame(_ old: String?, _ new: String?) -> Bool {
    old.map { LiteralString($0) } == new.map { LiteralString($0) }
  }

  // MARK: - Choices

  /// Lists with other numbers of members that belong to no value: they make no choice, and yet somebody
  /// wrote or removed them.
  private func spares(
    _ old: PropertyListDictionary, _ new: PropertyListDictionary
  ) -> [Difference] {
    ["Titles", "ShortTitles"].compactMap { name in
      let numbers = [old, new].map { dictionary in
        (dictionary[name]?.array?.count).map { $0 - (dictionary["Values"]?.array?.count ?? 0) } ?? 0
      }
      guard numbers[0] != numbers[1], numbers.contains(where: { $0 > 0 }) else { return nil }
      return Difference(
        property: .init(name), old: old[name].map(Change.Value.init),
        new: new[name].map(Change.Value.init))
    }
  }

  private func choices(_ old: Choices, _ new: Choices, _ files: Files) -> [Difference] {
    var found: [Difference] = []
    // A value may stand there twice.
    var left: [[LiteralString]: [Int]] = [:]
    for (place, choice) in old.choices.enumerated().reversed() {
      left[choice.identity, default: []].append(place)
    }
    var pairs: [(old: Int, new: Int)] = []
    var added: [Difference] = []
    for (place, choice) in new.choices.enumerated() {
      let value = choice.value.storedText
      guard let partner = left[choice.identity]?.popLast() else {
        added.append(
          Difference(
            property: .init("Values", choice: value), new: .init(choice.title, choice.value.kind)))
        continue
      }
      pairs.append((partner, place))
      let former = old.choices[partner]
      found += text("Titles", choice: value, former.title, choice.title, files)
      found += text("ShortTitles", choice: value, former.shortTitle, choice.shortTitle, files)
    }
    let removed = left.values.joined().sorted().map { place in
      let choice = old.choices[place]
      return Difference(
        property: .init("Values", choice: choice.value.storedText),
        old: .init(choice.title, choice.value.kind))
    }
    let order = pairs.map(\.old)
    if order != order.sorted(), !new.isSortedByTitle || !old.isSortedByTitle {
      let values = [
        pairs.map(\.old).sorted().map { old.choices[$0] }, pairs.map { new.choices[$0.new] },
      ]
      .map { $0.map(\.value.storedText).joined(separator: ", ") }
      found.append(
        Difference(
          property: .init("Values"), old: .init(values[0], .array), new: .init(values[1], .array)))
    }
    return removed + added + found
  }
}

extension Change.Value {
  init(_ value: PropertyListValue) {
    self.init(value.storedText, value.kind)
  }
}

extension Choices.Choice {
  /// What tells a value from others: numbers are not texts, whatever they look like.
  fileprivate var identity: [LiteralString] {
    let isNumber = [.integer, .real, .boolean].contains(value.kind)
    return [
      isNumber ? "number" : LiteralString(value.kind.rawValue), LiteralString(value.storedText),
    ]
  }
}

extension Specifier {
  fileprivate var typeValue: Change.Value? {
    type == .missing ? nil : .init(type.name, .string)
  }

  /// The values and their titles; nil for elements that have none.
  fileprivate var choices: Choices? {
    switch content {
    case .titleValue(let choices), .multiValue(let choices), .radioGroup(let choices): choices
    default: nil
    }
  }
}
