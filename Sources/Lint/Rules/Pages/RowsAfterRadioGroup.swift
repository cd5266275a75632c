internal import Diagnostics
internal import Settings

/// Rows that follow a radio group without a group of their own.
enum RowsAfterRadioGroup: PageRule {
  static let facts = RuleFacts(
    "rows-after-radio-group", .warning, "a row follows a radio group without a group between them",
    because: "The row stands directly under the choices, and the radio group's footer below it "
      + "(futuretap/InAppSettingsKit PR #384, compared with Settings).")

  static func check(_ page: Page, _ findings: inout Findings) {
    for (first, second) in zip(page.file.specifiers, page.file.specifiers.dropFirst())
    where first.type == .radioGroup && !second.beginsSection && second.type != .missing {
      findings.add(
        .rowsAfterRadioGroup, at: second.range, in: page,
        notes: [("the radio group is here", first.range)])
    }
  }
}

extension Diagnostic.Message {
  static let rowsAfterRadioGroup = RowsAfterRadioGroup.message(
    "the row stands among the choices of the radio group above; put a group between them")
}
