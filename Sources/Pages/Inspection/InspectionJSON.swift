internal import Diagnostics
package import JSON
internal import PropertyList
internal import Settings
internal import TextInput

extension Inspection {
  /// The bundle as JSON: titles as written under `panes`, as shown under `localized`.
  package var json: JSONValue {
    .object([
      "bundle": .string(bundle.appName),
      "dialect": .string(bundle.dialect.rawValue),
      "locales": .array(locales.map { .string($0.tag.text) }),
      "panes": .array(bundle.files.map(paneJSON)),
      "localized": .object(
        locales.map { JSONMember($0.tag.text, localizedJSON(LocalizedBundle(bundle, in: $0))) }),
    ])
  }

  private func paneJSON(_ file: PaneFile) -> JSONValue {
    .object([
      "pane": .string(file.name.pane), "file": .string(file.path),
      "usedBy": .array(users(of: file).map { .string($0.rawValue) }),
      "reachable": .array(reachable(file).map { .string($0.rawValue) }),
      "stringsTable": .text(file.stringsTable), "title": .text(file.title),
      "applicationGroupContainerIdentifier":
        file.root?["ApplicationGroupContainerIdentifier"]?.textOrNull,
      "icon": file.root?["Icon"]?.textOrNull,
      "otherKeys": file.root?.unknownKeys(among: SpecifierSchema.pageKeys),
      "specifiers": .array(file.specifiers.map { $0.json(in: bundle) }),
    ])
  }

  private func localizedJSON(_ localized: LocalizedBundle) -> JSONValue {
    .object(
      bundle.files.compactMap { file in
        guard let pane = bundle.pane(named: file.name.pane), let idiom = users(of: file).first
        else { return nil }
        let localizer = localized.localizer(for: file)
        let specifiers = file.specifiers.map { $0.localizedJSON(localizer) }
        let title = localized.title(of: pane, on: reachable(file).first ?? idiom)
        return JSONMember(
          file.path, .object(["title": .string(title), "specifiers": .array(specifiers)]))
      })
  }
}

extension Specifier {
  fileprivate func json(in bundle: SettingsBundle) -> JSONValue {
    let common: [JSONMember] = [
      JSONMember("index", .integer(index)),
      JSONMember("type", type == .missing ? .null : .string(type.name)),
      JSONMember("key", .text(key)),
      JSONMember("title", .text(title)),
      JSONMember("footer", .text(footer)),
      JSONMember("idioms", idioms.map { .array($0.map(JSONValue.string)) } ?? .null),
      JSONMember("default", defaultValue?.typedJSON ?? .null),
    ]
    let own = Self.ownKeys.compactMap { name, key, form in
      dictionary[key].map { JSONMember(name, form($0)) }
    }
    let rest: [(String, JSONValue?)] = [
      ("inApp", inAppJSON(in: bundle)), ("otherKeys", otherKeys(in: bundle.dialect)),
      ("line", range.map { .integer($0.start.line) } ?? .null), ("traits", traitsJSON),
      ("html", htmlJSON),
    ]
    return .object(
      common + own + rest.compactMap { name, value in value.map { JSONMember(name, $0) } })
  }

  /// What only some types have: the name in JSON, the key, and the form of the value.
  private static let ownKeys: [(String, String, @Sendable (PropertyListValue) -> JSONValue)] = [
    ("file", "File", \.textOrNull), ("values", "Values", \.typedElements),
    ("titles", "Titles", \.texts), ("shortTitles", "ShortTitles", \.texts),
    ("displaySortedByTitle", "DisplaySortedByTitle", \.booleanOrNull),
    ("trueValue", "TrueValue", \.typedJSON), ("falseValue", "FalseValue", \.typedJSON),
    ("minimumValue", "MinimumValue", \.typedJSON), ("maximumValue", "MaximumValue", \.typedJSON),
    ("minimumValueImage", "MinimumValueImage", \.textOrNull),
    ("maximumValueImage", "MaximumValueImage", \.textOrNull),
    ("icon", "Icon", \.textOrNull), ("description", "Description", \.textOrNull),
    ("trueConfirmationPrompt", "TrueConfirmationPrompt", \.objectOrNull),
    ("falseConfirmationPrompt", "FalseConfirmationPrompt", \.objectOrNull),
  ]

  /// What InAppSettingsKit's keys say: the name in JSON is that of the key without prefix.
  private func inAppJSON(in bundle: SettingsBundle) -> JSONValue? {
    guard bundle.dialect == .inApp else { return nil }
    let told = Set(Self.ownKeys.map(\.1) + Self.commonKeys)
    let keys = SpecifierSchema.inAppKeys(of: type).map(\.name).filter { !told.contains($0) }
    let members = keys.compactMap { key -> JSONMember? in
      guard let value = dictionary[key] else { return nil }
      let name = key.hasPrefix("IASK") ? String(key.dropFirst("IASK".count)) : key
      let json =
        key == "IASKCellImage" ? cellImageJSON(value.storedText, bundle) : value.plainJSON
      return JSONMember(name.prefix(1).lowercased() + name.dropFirst(), json)
    }
    return members.isEmpty ? nil : .object(members)
  }

  /// Keys of which other members tell.
  private static let commonKeys = [
    "Type", "Key", "Title", "FooterText", "DefaultValue", "SupportedUserInterfaceIdioms",
    "KeyboardType", "AutocapitalizationType", "AutocorrectionType",
  ]

  private func cellImageJSON(_ name: String, _ bundle: SettingsBundle) -> JSONValue {
    let file = bundle.image(named: name)?.files.first?.path
    return .object([
      "name": .string(name), "file": .text(file),
      "note": file == nil
        ? "not in the bundle: an image of the app's, or a symbol, for which a shape stands" : nil,
    ])
  }

  /// What stands in the file though the dialect does not know it for the type.
  private func otherKeys(in dialect: Dialect) -> JSONValue? {
    let known = SpecifierSchema.keys(of: type, in: dialect)
    guard known.isEmpty else { return dictionary.unknownKeys(among: known) }
    return dictionary.unknownKeys(
      among: SpecifierType.known(in: dialect).flatMap { SpecifierSchema.keys(of: $0, in: dialect) })
  }

  fileprivate func localizedJSON(_ localizer: Localizer) -> JSONValue {
    func shown(_ key: String) -> JSONValue? {
      dictionary[key]?.array.map { .array($0.map { .string(localizer.shown($0.storedText)) }) }
    }
    return .object([
      "index": .integer(index),
      "title": .text(title.map(localizer.shown)),
      "footer": .text(footer.map(localizer.shown)),
      "titles": shown("Titles"), "shortTitles": shown("ShortTitles"),
      "subtitle": cell.subtitle.map { $0.json(localizer) },
      "placeholder": placeholder.map { .string(localizer.shown($0)) },
    ])
  }

  // MARK: - Text input

  private var traitsJSON: JSONValue? {
    guard let resolved = textInputTraits else { return nil }
    let declared = resolved.source.keys.compactMap { key in
      dictionary[key.spelling].map { JSONMember(key.spelling, $0.plainJSON) }
    }
    return .object([
      "declared": .object(declared),
      "resolved": .object(
        resolved.traits.values.map { JSONMember($0.property.name, .text($0.text)) }),
    ])
  }

  /// The HTML of a text field or text view, which is the same for all devices.
  private var htmlJSON: JSONValue? {
    guard let markup = TextInputMarkup(of: self) else { return nil }
    let attributes = markup.attributes.map { attribute in
      JSONValue.object([
        "name": .string(attribute.name), "value": .string(attribute.value),
        "trait": .string(attribute.trait.name), "fidelity": .string(attribute.fidelity.name),
        "note": .text(attribute.fidelity.note),
      ])
    }
    let report = markup.report.map { trait in
      JSONValue.object([
        "trait": .string(trait.trait.name), "value": .text(trait.value.text),
        "fidelity": .string(trait.fidelity.name),
        "note": .text(trait.fidelity.note),
      ])
    }
    return .object([
      "element": .string(markup.element.name), "attributes": .array(attributes),
      "traits": .array(report), "value": .string(markup.content.text),
    ])
  }
}

extension Subtitle {
  fileprivate func json(_ localizer: Localizer) -> JSONValue {
    guard !cases.isEmpty else { return .text(otherwise.map(localizer.shown)) }
    let others = otherwise.map { [JSONMember("__default__", .string(localizer.shown($0)))] } ?? []
    return .object(cases.map { JSONMember($0.value, .string(localizer.shown($0.text))) } + others)
  }
}

extension JSONValue {
  /// A string, or null without one.
  static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
}

extension PropertyListDictionary {
  fileprivate func unknownKeys(among known: [SchemaKey]) -> JSONValue? {
    let names = Set(known.map(\.name))
    let unknown = entries.filter { !names.contains($0.key.text) }
    guard !unknown.isEmpty else { return nil }
    return .object(unknown.map { JSONMember($0.key.text, $0.value.plainJSON) })
  }
}

extension PropertyListValue {
  /// The value with its type, which JSON cannot tell for dates and data.
  fileprivate var typedJSON: JSONValue {
    .object(["type": .string(kind.rawValue), "value": plainJSON])
  }

  fileprivate var plainJSON: JSONValue {
    switch content {
    case .string, .date, .data: .string(storedText)
    case .boolean(let flag): .boolean(flag)
    case .integer(let text, let value): value.map { .integer(Int($0)) } ?? .string(text)
    case .real(let text, _): Self.isJSONNumber(text) ? .number(text) : .string(text)
    case .array(let elements): .array(elements.map(\.plainJSON))
    case .dictionary(let dictionary):
      .object(dictionary.entries.map { JSONMember($0.key.text, $0.value.plainJSON) })
    }
  }

  /// A string; null for a value of another type, which means nothing to Settings.
  fileprivate var textOrNull: JSONValue { .text(string) }

  /// A Boolean as Settings reads it; null for what it reads none in.
  fileprivate var booleanOrNull: JSONValue { booleanReading.map(JSONValue.boolean) ?? .null }

  /// A dictionary; null for a value of another type.
  fileprivate var objectOrNull: JSONValue { dictionary == nil ? .null : plainJSON }

  /// The elements of an array, each with its type.
  fileprivate var typedElements: JSONValue { .array((array ?? []).map(\.typedJSON)) }

  /// The elements of an array as texts.
  fileprivate var texts: JSONValue { .array((array ?? []).map { .string($0.storedText) }) }

  private static func isJSONNumber(_ text: String) -> Bool {
    text.wholeMatch(of: /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/) != nil
  }
}
