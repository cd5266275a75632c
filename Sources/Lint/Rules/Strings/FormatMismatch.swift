internal import Diagnostics
internal import PropertyList
internal import Settings

/// A translation with other places for values than the text that it translates.
enum FormatMismatch: Rule {
  static let facts = RuleFacts(
    "format-mismatch", .warning,
    "a translation has other format specifiers than the first language",
    because: "An app that formats the text reads values that are not there, which crashes it; in "
      + "Settings the sign is shown as it is.")

  static func check(_ subject: Subject, _ findings: inout Findings) {
    for use in subject.tables {
      let base = use.development.map { use.tables[$0].table }
      for (locale, table) in use.tables where !use.isDevelopment(locale) {
        for entry in table.file?.entries ?? [] {
          let original = base?[entry.key.text] ?? entry.key.text
          // A key that is no text has no specifiers to compare.
          guard original.contains("%") || base?[entry.key.text] != nil || original.contains(" "),
            entry.value.contains("%") || original.contains("%")
          else { continue }
          let (wanted, found) = (FormatSpecifiers(in: original), FormatSpecifiers(in: entry.value))
          guard wanted != found else { continue }
          findings.add(
            .formatMismatch(found.inWords, wanted.inWords),
            at: table.location(of: entry.valueRange),
            notes: note(base?.file?.entry(entry.key.text), in: base))
        }
      }
    }
  }

  private static func note(
    _ entry: StringsFile.Entry?, in table: StringsTable?
  ) -> [Diagnostic.Note] {
    guard let entry, let table else { return [] }
    return [.init("the first language has it so", at: table.location(of: entry.valueRange))]
  }
}

extension FormatSpecifiers {
  fileprivate var inWords: String {
    kinds.isEmpty ? "none" : kinds.map { "%\($0)" }.joined(separator: ", ")
  }
}

extension Diagnostic.Message {
  static func formatMismatch(_ found: String, _ wanted: String) -> Self {
    FormatMismatch.message(
      "the format specifiers are \(found), but those of the first language are \(wanted)")
  }
}
