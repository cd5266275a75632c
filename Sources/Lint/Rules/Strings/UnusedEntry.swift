internal import Diagnostics
internal import PropertyList
internal import Settings

/// An entry of a strings table that no page looks up.
enum UnusedEntry: Rule {
  static let facts = RuleFacts(
    "unused-entry", .note, "no page looks up an entry of a strings table",
    because:
      "Translators work on texts that nobody sees, most often those of Xcode's template or of "
      + "a title that was changed (mozilla-mobile/focus-ios #2053).")

  static func check(_ subject: Subject, _ findings: inout Findings) {
    // A page that is missing, or cannot be read, may well be the one that needs the entry.
    guard subject.bundle.pane(named: Pane.rootName) != nil,
      subject.bundle.files.allSatisfy({ file in
        file.diagnostics.allSatisfy { $0.severity != .error }
      })
    else { return }
    for use in subject.tables {
      var seen: Set<String> = []
      // An entry is reported once, in the language that the app is developed in if it is there.
      let order = (use.development.map { [$0] } ?? []) + use.tables.indices
      for index in order {
        let table = use.tables[index].table
        for entry in table.file?.entries ?? [] where !use.allStrings.contains(entry.key.text) {
          guard seen.insert(entry.key.text).inserted else { continue }
          findings.add(
            .unusedEntry(entry.key.text.quotable), at: table.location(of: entry.keyRange))
        }
      }
    }
  }
}

extension Diagnostic.Message {
  static func unusedEntry(_ key: String) -> Self {
    UnusedEntry.message("no page that uses the table looks “\(key)” up")
  }
}
