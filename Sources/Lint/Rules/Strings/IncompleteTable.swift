internal import Diagnostics
internal import PropertyList
internal import Settings

/// A language that has texts, but not a table that other languages have.
enum IncompleteTable: Rule {
  static let facts = RuleFacts(
    "incomplete-table", .warning, "a language lacks a strings table that others have",
    because: "What the device shows then depends on the order of its languages, and may be the raw "
      + "keys (blackboxembedded/WunderLINQ-iOS #62).")

  static func check(_ subject: Subject, _ findings: inout Findings) {
    for use in subject.tables {
      guard !use.tables.isEmpty, let page = use.pages.first else { continue }
      // Texts that are their own keys need no table in their own language.
      let isSelfExplaining = !use.texts.contains { $0.text.text.isSymbolicKey }
      let missing = use.localesWithout.filter { !(isSelfExplaining && use.isDevelopment($0)) }
      guard !missing.isEmpty else { continue }
      findings.add(
        .incompleteTable(use.name, missing.inWords),
        at: page.file.root?["StringsTable"]?.range, in: page)
    }
  }
}

extension Diagnostic.Message {
  static func incompleteTable(_ name: String, _ languages: String) -> Self {
    IncompleteTable.message("there is no “\(name).strings” for \(languages)")
  }
}
