internal import Diagnostics
internal import PropertyList

/// Compares a page with the schema: keys and types that Apple does not document, and values of
/// another type than documented.
struct SchemaCheck {
  private(set) var findings: [SchemaFinding] = []
  private let dialect: Dialect
  /// Whether the file has no other scalars than strings, as an old ASCII property list.
  private let hasStringsOnly: Bool

  init(
    page: PropertyListDictionary, specifiers: [Specifier], in dialect: Dialect,
    hasStringsOnly: Bool
  ) {
    self.dialect = dialect
    self.hasStringsOnly = hasStringsOnly
    check(page, against: SpecifierSchema.pageKeys, of: "a page")
    for specifier in specifiers { check(specifier) }
  }

  private mutating func check(_ specifier: Specifier) {
    switch specifier.type {
    case .missing:
      findings.append(.init(.missingType(dialect), at: specifier.range))
    case .unknown(let name):
      let names = SpecifierType.known(in: dialect).map(\.name)
      findings.append(
        .init(
          .unknownType(name, dialect, names.nearest(to: name)), at: rangeOfType(specifier),
          correction: names.correction(of: name).map { .string($0) }))
    case let type where !SpecifierType.known(in: dialect).contains(type):
      findings.append(.init(.inAppType(type.name), at: rangeOfType(specifier)))
    default:
      let keys = SpecifierSchema.keys(of: specifier.type, in: dialect)
      check(
        specifier.dictionary, against: keys, of: specifier.type.name,
        inAppKeys: SpecifierSchema.inAppKeys(of: specifier.type))
      findings +=
        TextInputCheck(specifier, in: dialect, hasStringsOnly: hasStringsOnly).findings
      if dialect == .inApp { findings += InAppCheck(specifier).findings }
      if case .listGroup(let list) = specifier.content {
        for row in [list.item, list.add].compactMap({ $0 }) { check(row) }
      }
      for key in ["TrueConfirmationPrompt", "FalseConfirmationPrompt"] {
        guard specifier.type == .toggleSwitch,
          let prompt = specifier.dictionary[key]?.dictionary
        else { continue }
        check(prompt, against: SpecifierSchema.confirmationPromptKeys, of: "“\(key)”")
      }
    }
  }

  private func rangeOfType(_ specifier: Specifier) -> SourceRange? {
    specifier.dictionary["Type"]?.range ?? specifier.range
  }

  private mutating func check(
    _ dictionary: PropertyListDictionary, against keys: [SchemaKey], of owner: String,
    inAppKeys: [SchemaKey] = []
  ) {
    for entry in dictionary.entries {
      guard let key = keys.first(where: { $0.name == entry.key.text }) else {
        if inAppKeys.contains(where: { $0.name == entry.key.text }) {
          findings.append(.init(.inAppKey(entry.key.text), at: entry.keyRange))
          continue
        }
        let names = keys.map(\.name)
        let meant = names.nearest(to: entry.key.text)
        findings.append(
          .init(
            .unknownKey(entry.key.text, of: owner, meant), at: entry.keyRange,
            correction: names.correction(of: entry.key.text).flatMap { name in
              dictionary[name] == nil ? .key(name) : nil
            }))
        continue
      }
      // What is no Boolean here is the traits' business.
      guard key.name != "IsSecure" else { continue }
      if !entry.value.matches(key.type, hasStringsOnly: hasStringsOnly) {
        // `YES` and `true` are what people mean by a Boolean; of a number nobody knows.
        let flag = key.type == .boolean ? entry.value.booleanReading : nil
        findings.append(
          .init(
            .wrongType(key.name, key.type.noun), at: entry.value.range,
            correction: flag.map { .boolean($0) }))
      }
    }
  }
}

extension PropertyListValue {
  /// Whether the value is what the schema asks for, or what every reader takes for it.
  fileprivate func matches(_ type: SchemaKey.ValueType, hasStringsOnly: Bool) -> Bool {
    switch (type, content) {
    case (.any, _), (.string, .string), (.boolean, .boolean), (.array, .array),
      (.dictionary, .dictionary), (.number, .integer), (.number, .real):
      true
    case (.stringOrDictionary, .string), (.stringOrDictionary, .dictionary): true
    case (.stringArray, .array(let elements)):
      elements.allSatisfy { $0.string != nil }
    case (.boolean, .string(let string)):
      hasStringsOnly && ["YES", "NO", "1", "0"].contains(string.text)
    case (.number, .string): hasStringsOnly && numberReading != nil
    default: false
    }
  }
}

extension SchemaKey.ValueType {
  fileprivate var noun: String {
    switch self {
    case .string: "a string"
    case .boolean: "a Boolean"
    case .number: "a number"
    case .array: "an array"
    case .stringArray: "an array of strings"
    case .dictionary: "a dictionary"
    case .stringOrDictionary: "a string or a dictionary"
    case .any: "a value"
    }
  }
}

extension Diagnostic.Message {
  static func missingType(_ dialect: Dialect) -> Self {
    let consequence =
      dialect == .settings ? "which Settings does not show" : "at which InAppSettingsKit stops"
    return .init(.warning, "missing-type", "an element without “Type”, \(consequence)")
  }

  static func unknownType(_ name: String, _ dialect: Dialect, _ suggestion: String?) -> Self {
    let hint = hint(suggestion)
    let owner = dialect == .settings ? "Apple documents" : "InAppSettingsKit knows"
    return .init(.warning, "unknown-type", "“\(name)” is no type that \(owner)\(hint)")
  }

  static func inAppType(_ name: String) -> Self {
    .init(
      .warning, "in-app-type",
      "“\(name)” is a type of InAppSettingsKit, which Settings does not show; the dialect "
        + "“\(Dialect.inApp.rawValue)” does")
  }

  static func inAppKey(_ name: String) -> Self {
    .init(
      .note, "in-app-key", "“\(name)” is a key of InAppSettingsKit, which Settings ignores")
  }

  static func unknownKey(_ name: String, of owner: String, _ suggestion: String?) -> Self {
    // What resembles no other key is most often the app's own, and does no harm.
    .init(
      suggestion == nil ? .note : .warning, "unknown-key",
      "“\(name)” is no key of \(owner)\(hint(suggestion))")
  }
}
