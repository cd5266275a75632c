internal import Diagnostics
internal import Settings

/// A key that no language has a text for.
enum RawKey: Rule {
  static let facts = RuleFacts(
    "raw-key", .warning, "no language has an entry for what looks like a key",
    because: "Settings shows the key itself where there is no entry "
      + "(blackboxembedded/WunderLINQ-iOS #62).")

  static func check(_ subject: Subject, _ findings: inout Findings) {
    for use in subject.tables where use.tables.contains(where: { $0.table.file != nil }) {
      for (text, page) in use.texts
      where text.text.isSymbolicKey && !use.tables.contains(where: { $0.table[text.text] != nil }) {
        findings.add(.rawKey(text.text.quotable, table: use.name), at: text.range, in: page)
      }
    }
  }
}

extension Diagnostic.Message {
  static func rawKey(_ key: String, table: String) -> Self {
    RawKey.message(
      "no language has an entry for “\(key)” in “\(table).strings”, so Settings shows the key itself"
    )
  }
}
