internal import Diagnostics
internal import PropertyList
internal import Settings
internal import TextInput

/// A value of another type than its key wants.
enum WrongType: PageRule {
  static let facts = RuleFacts(
    "wrong-type", .error, "a value is of another type than its key wants",
    because: "Keys that hold another type than expected crashed apps "
      + "(InAppSettingsKit #205); texts in place of Booleans are read by luck.")

  static func check(_ page: Page, _ findings: inout Findings) {
    let hasStringsOnly = page.file.hasStringsOnly
    for part in page.schemaDictionaries {
      for entry in part.dictionary.entries {
        // Any text or number is read as a Boolean there, which the text input traits tell.
        guard let key = part.key(of: entry), key.name != "IsSecure",
          !entry.value.matches(key.type, hasStringsOnly: hasStringsOnly)
        else { continue }
        // `YES` is what people mean by a Boolean; what was meant in place of a text nobody knows.
        let flag = key.type == .boolean ? entry.value.booleanReading : nil
        findings.add(
          .wrongType(key.name, key.type), at: entry.value.range, in: page,
          fix: flag.flatMap { page.file.source?.fix(at: entry.value.range, to: $0) })
      }
    }
    guard !hasStringsOnly else { return }
    for row in page.rows where row.isOfKnownType {
      for case .looseBoolean(let key, _, _, let means) in row.specifier.textInputTraits?.problems
        ?? []
      {
        findings.add(
          .looseBoolean(key, means), at: key, of: row,
          fix: page.file.source?.fix(at: row[key]?.range, to: means))
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
  static func wrongType(_ key: String, _ wanted: SchemaKey.ValueType) -> Self {
    WrongType.message("“\(key)” must be \(wanted.noun)", .warning)
  }

  static func looseBoolean(_ key: String, _ means: Bool) -> Self {
    WrongType.message("“\(key)” must be a Boolean; it counts as \(means)", .warning)
  }
}
