internal import Diagnostics
internal import PropertyList
internal import Settings

/// An element of which nobody knows what it is.
enum MissingType: SpecifierRule {
  static let facts = RuleFacts(
    "missing-type", .warning, "an element has no “Type”",
    because: "Settings does not show it; InAppSettingsKit stops with an assertion.")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard row.specifier.type == .missing else { return }
    findings.add(.missingType(row.dialect), at: row.specifier.range, in: row.page)
  }
}

extension Diagnostic.Message {
  static func missingType(_ dialect: Dialect) -> Self {
    MissingType.message(
      "an element without “Type”, "
        + (dialect == .settings
          ? "which Settings does not show" : "at which InAppSettingsKit stops"))
  }
}
