internal import Diagnostics
internal import PropertyList
internal import Settings

/// An element of InAppSettingsKit in a page for Settings.
enum InAppType: SpecifierRule {
  static let facts = RuleFacts(
    "in-app-type", .warning, "a page for Settings has a row that only InAppSettingsKit knows",
    because: "Settings shows a dead row, or none (InAppSettingsKit #230).")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard row.dialect == .settings, SpecifierType.ofInAppSettingsKit.contains(row.specifier.type)
    else { return }
    findings.add(.inAppType(row.specifier.type.name), at: "Type", of: row)
  }
}

extension Diagnostic.Message {
  static func inAppType(_ name: String) -> Self {
    InAppType.message(
      "“\(name)” is a type of InAppSettingsKit, which Settings does not show; the dialect "
        + "“\(Dialect.inApp.rawValue)” does")
  }
}
