package import JSON
internal import PropertyList
internal import Settings
internal import TextInput

extension Inspection {
  /// The bundle as JSON: titles as written under `panes`, as shown under `localized`.
  package var json: JSONValue {
    .object([
      "bundle": .string(bundle.appName),
      "dialect": "settings",
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
      "stringsTable": file.stringsTable.map(JSONValue.string) ?? .null,
      "title": file.title.map(JSONValue.string) ?? .null,
      "applicationGroupContainerIdentifier":
        file.root?["ApplicationGroupContainerIdentifier"]?.plainJSON,
      "icon": file.root?["Icon"]?.plainJSON,
      "otherKeys": file.root?.unknownKeys(among: SpecifierSchema.pageKeys),
      "specifiers": .array(file.specifiers.map(\.json)),
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
  fileprivate var json: JSONValue {
    .object([
      "index": .integer(index),
      "type": type == .missing ? .null : .string(type.name),
      "key": key.map(JSONValue.string) ?? .null,
      "title": title.map(JSONValue.string) ?? .null,
      "footer": footer.map(JSONValue.string) ?? .null,
      "idioms": idioms.map { .array($0.map(JSONValue.string)) } ?? .null,
      "default": defaultValue?.typedJSON ?? .null,
      "file": dictionary["File"]?.plainJSON,
      "values": dictionary["Values"]?.array.map { .array($0.map(\.typedJSON)) },
      "titles": dictionary["Titles"]?.array.map { .array($0.map { .string($0.text) }) },
      "shortTitles": dictionary["ShortTitles"]?.array.map { .array($0.map { .string($0.text) }) },
      "displaySortedByTitle": dictionary["DisplaySortedByTitle"]?.plainJSON,
      "trueValue": dictionary["TrueValue"]?.typedJSON,
      "falseValue": dictionary["FalseValue"]?.typedJSON,
      "minimumValue": dictionary["MinimumValue"]?.typedJSON,
      "maximumValue": dictionary["MaximumValue"]?.typedJSON,
      "minimumValueImage": dictionary["MinimumValueImage"]?.plainJSON,
      "maximumValueImage": dictionary["MaximumValueImage"]?.plainJSON,
      "icon": dictionary["Icon"]?.plainJSON,
      "description": dictionary["Description"]?.plainJSON,
      "trueConfirmationPrompt": dictionary["TrueConfirmationPrompt"]?.plainJSON,
      "falseConfirmationPrompt": dictionary["FalseConfirmationPrompt"]?.plainJSON,
      "otherKeys": otherKeys,
      "line": range.map { .integer($0.start.line) } ?? .null,
      "traits": traitsJSON,
      "html": htmlJSON,
    ])
  }

  /// What stands in the file though Apple does not document it for the type.
  private var otherKeys: JSONValue? {
    let known = SpecifierSchema.keys(of: type)
    guard known.isEmpty else { return dictionary.unknownKeys(among: known) }
    return dictionary.unknownKeys(among: SpecifierType.documented.flatMap(SpecifierSchema.keys))
  }

  fileprivate func localizedJSON(_ localizer: Localizer) -> JSONValue {
    func shown(_ key: String) -> JSONValue? {
      dictionary[key]?.array.map { .array($0.map { .string(localizer.shown($0.text)) }) }
    }
    return .object([
      "index": .integer(index),
      "title": title.map { .string(localizer.shown($0)) } ?? .null,
      "footer": footer.map { .string(localizer.shown($0)) } ?? .null,
      "titles": shown("Titles"), "shortTitles": shown("ShortTitles"),
    ])
  }

  // MARK: - Text input

  private var traitsJSON: JSONValue? {
    guard case .textField(let field) = content else { return nil }
    let resolved = field.traits
    let declared = TextInputSource.textFieldSpecifier.keys.compactMap { key in
      dictionary[key.spelling].map { JSONMember(key.spelling, $0.plainJSON) }
    }
    return .object([
      "declared": .object(declared),
      "resolved": .object(
        resolved.traits.values.map { JSONMember($0.property.name, .string($0.text)) }),
    ])
  }

  /// The field's HTML, which is the same for all devices.
  private var htmlJSON: JSONValue? {
    guard case .textField(let field) = content else { return nil }
    let effective = field.traits.traits.effective(in: TextInputObject(.field, on: .phone))
    let markup = TextInputMarkup(effective, text: field.defaultText)
    let attributes = markup.attributes.map { attribute in
      JSONValue.object([
        "name": .string(attribute.name), "value": .string(attribute.value),
        "trait": .string(attribute.trait.name), "fidelity": .string(attribute.fidelity.name),
        "note": attribute.fidelity.note.map(JSONValue.string) ?? .null,
      ])
    }
    let report = markup.report.map { trait in
      JSONValue.object([
        "trait": .string(trait.trait.name), "value": .string(trait.value.text),
        "fidelity": .string(trait.fidelity.name),
        "note": trait.fidelity.note.map(JSONValue.string) ?? .null,
      ])
    }
    return .object([
      "element": .string(markup.element.name), "attributes": .array(attributes),
      "traits": .array(report), "value": .string(markup.content.text),
    ])
  }
}

extension PropertyListDictionary {
  fileprivate func unknownKeys(among known: [SchemaKey]) -> JSONValue? {
    let names = Set(known.map(\.name))
    let unknown = entries.filter { !names.contains($0.key) }
    guard !unknown.isEmpty else { return nil }
    return .object(unknown.map { JSONMember($0.key, $0.value.plainJSON) })
  }
}

extension PropertyListValue {
  /// The value with its type, which JSON cannot tell for dates and data.
  fileprivate var typedJSON: JSONValue {
    .object(["type": .string(typeName), "value": plainJSON])
  }

  fileprivate var plainJSON: JSONValue {
    switch content {
    case .string, .date, .data: .string(text)
    case .boolean(let flag): .boolean(flag)
    case .integer(let text, let value): value.map(JSONValue.integer) ?? .string(text)
    case .real(let text, _): Self.isJSONNumber(text) ? .number(text) : .string(text)
    case .array(let elements): .array(elements.map(\.plainJSON))
    case .dictionary(let dictionary):
      .object(dictionary.entries.map { JSONMember($0.key, $0.value.plainJSON) })
    }
  }

  private static func isJSONNumber(_ text: String) -> Bool {
    text.wholeMatch(of: /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/) != nil
  }
}
