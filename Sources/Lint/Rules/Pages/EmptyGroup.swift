internal import Diagnostics
internal import Settings
internal import TextInput

/// A group that keeps its heading on a device that shows none of its rows.
enum EmptyGroup: PageRule {
  static let facts = RuleFacts(
    "empty-group", .warning, "a group shows on a device that shows none of its rows",
    because: "The filter by device is per element: a group stays where its rows go, and leaves a "
      + "heading over nothing (InAppSettingsKit PR #384).")

  static func check(_ page: Page, _ findings: inout Findings) {
    let specifiers = page.file.specifiers
    let idioms = page.bundle.pane(named: page.file.name.pane)?.users(ofFile: page.file.path) ?? []
    for (place, group) in specifiers.enumerated() where group.type == .group {
      let rows = specifiers[(place + 1)...].prefix { !$0.beginsSection }
      guard !rows.isEmpty, !(group.title ?? "").isEmpty || !(group.footer ?? "").isEmpty else {
        continue
      }
      let empty = idioms.filter { idiom in
        group.shows(on: idiom) && !rows.contains { $0.shows(on: idiom) }
      }
      guard !empty.isEmpty else { continue }
      findings.add(.emptyGroup(on: empty), at: group.range, in: page)
    }
  }
}

extension Diagnostic.Message {
  static func emptyGroup(on idioms: [UserInterfaceIdiom]) -> Self {
    EmptyGroup.message(
      "none of the group's rows shows on \(idioms.map(\.specifierName).joined(separator: " or ")), "
        + "but the group does")
  }
}
