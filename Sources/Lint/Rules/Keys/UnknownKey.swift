internal import Diagnostics
internal import PropertyList
internal import Settings

/// A key that neither Apple nor InAppSettingsKit has.
enum UnknownKey: PageRule {
  static let facts = RuleFacts(
    "unknown-key", .warning, "an element has a key that nobody reads",
    because: "Misspelt keys are ignored without a word: “AutoCorrectionType” stands in nine rows "
      + "of public apps, “Footer” cost LicensePlist its footers (#105).")

  static func check(_ page: Page, _ findings: inout Findings) {
    for part in page.schemaDictionaries {
      let names = part.keys.map(\.name)
      for entry in part.dictionary.entries where part.key(of: entry) == nil && !part.isInApp(entry)
      {
        let key = entry.key.text
        // Nothing is mended where the key that was meant is there too.
        let meant = names.correction(of: key).flatMap { part.dictionary[$0] == nil ? $0 : nil }
        findings.add(
          .unknownKey(key, of: part.owner, names.nearest(to: key)), at: entry.keyRange, in: page,
          fix: meant.flatMap {
            page.file.source?.fix(element: "key", at: entry.keyRange, to: $0)
          })
      }
    }
  }
}

extension Diagnostic.Message {
  static func unknownKey(_ name: String, of owner: String, _ suggestion: String?) -> Self {
    // What resembles no other key is most often the app's own, and does no harm.
    UnknownKey.message(
      "“\(name)” is no key of \(owner)\(hint(suggestion))", suggestion == nil ? .note : .warning)
  }
}
