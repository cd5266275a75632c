internal import Diagnostics
internal import Settings

/// A text for one line that has several.
enum LineBreakInDefault: SpecifierRule {
  static let facts = RuleFacts(
    "line-break-in-default", .warning, "the default of a text field has line breaks",
    because: "A text field has one line, and drops them.")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard case .textField(let field) = row.specifier.content,
      field.defaultText.utf8.contains(where: { $0 == 10 || $0 == 13 })
    else { return }
    findings.add(.lineBreakInDefault, at: "DefaultValue", of: row)
  }
}
