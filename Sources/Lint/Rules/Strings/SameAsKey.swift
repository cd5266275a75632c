internal import Diagnostics
internal import PropertyList
internal import Settings

/// An entry whose text is still the key.
enum SameAsKey: Rule {
  static let facts = RuleFacts(
    "same-as-key", .note, "a translation is identical to its key",
    because:
      "Tables are often copied from the first language, and entries forgotten; a key such as "
      + "SETTINGS_TITLE then shows as it is (blackboxembedded/WunderLINQ-iOS #62).")

  static func check(_ subject: Subject, _ findings: inout Findings) {
    for use in subject.tables {
      let translations = use.tables.filter { !use.isDevelopment($0.locale) }
      for (text, _) in use.texts {
        let key = text.text
        let entries = (key.isSymbolicKey ? use.tables : translations).compactMap { locale, table in
          table.file?.entry(key).map { (locale, table, $0) }
        }
        let same = entries.filter { $0.2.value == key }
        guard let first = same.first else { continue }
        // What all languages leave alone is a name; one word may be the same in two.
        if !key.isSymbolicKey, same.count == entries.count && entries.count > 1 || key.wordCount < 2
        {
          continue
        }
        findings.add(
          .sameAsKey(key.quotable, same.map(\.0).inWords, isSymbolic: key.isSymbolicKey),
          at: first.1.location(of: first.2.valueRange))
      }
    }
  }
}

extension Diagnostic.Message {
  static func sameAsKey(_ key: String, _ languages: String, isSymbolic: Bool) -> Self {
    SameAsKey.message(
      "the text of “\(key)” is the key itself in \(languages)", isSymbolic ? .warning : .note)
  }
}
