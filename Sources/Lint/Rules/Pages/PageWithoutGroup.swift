internal import Diagnostics
internal import Settings

/// A second-level page that does not begin with a group.
enum PageWithoutGroup: PageRule {
  static let facts = RuleFacts(
    "page-without-group", .note, "a page behind the first one does not begin with a group",
    because: "On iOS 13, Settings crashed on opening or leaving such pages "
      + "(mono0926/LicensePlist #105, #123; criticalmaps-ios #131).")

  static func check(_ page: Page, _ findings: inout Findings) {
    guard page.bundle.dialect == .settings, page.file.name.pane != Pane.rootName,
      let first = page.file.specifiers.first, !first.beginsSection, first.type != .missing
    else { return }
    findings.add(.pageWithoutGroup, at: first.range, in: page)
  }
}

extension Diagnostic.Message {
  static let pageWithoutGroup = PageWithoutGroup.message(
    "the page does not begin with a group, and such pages crashed Settings on iOS 13")
}
