internal import Diagnostics
internal import Settings

/// A strings table that no page names.
enum UnusedTable: Rule {
  static let facts = RuleFacts(
    "unused-table", .note, "no page uses a strings table",
    because: "Settings looks up texts in the table that “StringsTable” names, and in no other "
      + "(Apple's schema reference; InAppSettingsKit #394).")

  static func check(_ subject: Subject, _ findings: inout Findings) {
    let bundle = subject.bundle
    let used = Set(bundle.files.compactMap(\.stringsTable))
    let pagesWithout = Set(bundle.files.filter { $0.stringsTable == nil }.map(\.name.pane))
    for (name, paths) in bundle.tablePaths.sorted(by: { $0.key < $1.key })
    where !used.contains(name) {
      // That a page does not name the table of its own name is said at the page.
      if pagesWithout.contains(name) || name == Pane.rootName && !pagesWithout.isEmpty { continue }
      findings.add(
        .unusedTable(name, used.sorted().first { $0.lowercased() == name.lowercased() }),
        at: bundle.location(ofFile: paths[0]))
    }
  }
}

extension Diagnostic.Message {
  static func unusedTable(_ name: String, _ other: String?) -> Self {
    UnusedTable.message(
      "no page names “\(name)” as its “StringsTable”"
        + (other.map { ", but one names “\($0)”, which is another name on a device" } ?? ""))
  }
}
