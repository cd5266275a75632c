internal import Diagnostics
internal import PropertyList
internal import Settings

/// What the same bundle lacks in the settings window of a Mac Catalyst app.
enum CatalystLeavesOut: SpecifierRule {
  static let facts = RuleFacts(
    "catalyst-leaves-out", nil, "Mac Catalyst leaves something out",
    because:
      "A Mac is no “Phone” and no “Pad” (InAppSettingsKit #444), and child panes become tabs "
      + "that want an “Icon” (Apple, Displaying a Settings window).")

  static func check(_ row: Row, _ findings: inout Findings) {
    if let idioms = row.specifier.idioms, !idioms.contains("Mac") {
      findings.add(.catalystHidesRow, at: "SupportedUserInterfaceIdioms", of: row)
    }
    guard row.specifier.type == .childPane, row.page.file.name.pane == Pane.rootName,
      row["Icon"] == nil, let name = row.string("File"),
      let pane = row.page.bundle.pane(named: name),
      !pane.files.values.contains(where: { $0.root?["Icon"] != nil })
    else { return }
    findings.add(.catalystTabWithoutIcon, at: row.specifier.range, in: row.page)
  }
}

extension Diagnostic.Message {
  static let catalystHidesRow = CatalystLeavesOut.message(
    "the element names devices, and “Mac” is not among them")
  static let catalystTabWithoutIcon = CatalystLeavesOut.message(
    "the page is a tab of the settings window on a Mac, and has no “Icon”")
}
