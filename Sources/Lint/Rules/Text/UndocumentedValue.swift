internal import Diagnostics
internal import PropertyList
internal import Settings
internal import TextInput

/// A value that works, as far as one knows, though Apple does not list it.
enum UndocumentedValue: SpecifierRule {
  static let facts = RuleFacts(
    "undocumented-value", .note, "a value works, though Apple does not document it",
    because: "Whether Settings honours keyboards such as “DecimalPad” is not documented.")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard row.dialect == .settings else { return }
    for case .undocumentedValue(let key, _, let value)
      in row.specifier.textInputTraits?.problems ?? []
    {
      findings.add(.undocumentedTrait(key, value), at: key, of: row)
    }
  }
}

extension Diagnostic.Message {
  static func undocumentedTrait(_ key: String, _ value: String) -> Self {
    UndocumentedValue.message("Apple does not document “\(value)” for “\(key)”")
  }
}
