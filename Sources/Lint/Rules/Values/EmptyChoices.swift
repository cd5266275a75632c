internal import Diagnostics
internal import PropertyList
internal import Settings

/// A choice among nothing.
enum EmptyChoices: SpecifierRule {
  static let facts = RuleFacts(
    "empty-choices", .warning, "an element offers a choice among no values",
    because:
      "The page behind the row is empty; apps that meant to give the values themselves crash "
      + "when they do not (futuretap/InAppSettingsKit #430).")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard row.isChoice, row["Values"]?.array?.isEmpty ?? false else { return }
    findings.add(.emptyChoices, at: "Values", of: row)
  }
}

extension Diagnostic.Message {
  static let emptyChoices = EmptyChoices.message("there is no value to choose")
}
