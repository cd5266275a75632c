internal import Diagnostics
internal import Settings

/// A text that some languages translate and others do not.
enum MissingTranslation: Rule {
  static let facts = RuleFacts(
    "missing-translation", .error, "a text is translated into some languages only",
    because: "Settings shows the key itself where a table has no entry, and does not look at other "
      + "languages (blackboxembedded/WunderLINQ-iOS #62).")

  static func check(_ subject: Subject, _ findings: inout Findings) {
    for use in subject.tables {
      for (text, page) in use.texts {
        let isSymbolic = text.text.isSymbolicKey
        let missing = use.tables.filter { $0.table.file != nil && $0.table[text.text] == nil }
          .map(\.locale)
        guard missing.count < use.tables.count else { continue }
        let untranslated = missing.filter { isSymbolic || !use.isDevelopment($0) }
        guard !untranslated.isEmpty else { continue }
        findings.add(
          .missingTranslation(text.text, untranslated.inWords, isSymbolic: isSymbolic),
          at: text.range, in: page)
      }
    }
  }
}

extension Diagnostic.Message {
  static func missingTranslation(
    _ text: String, _ languages: String, isSymbolic: Bool
  ) -> Self {
    MissingTranslation.message(
      "“\(text.quotable)” has no entry for \(languages)"
        + (isSymbolic ? ", where Settings shows the key itself" : ""),
      isSymbolic ? .error : .warning)
  }
}

extension String {
  /// As much of a text as a message can quote.
  var quotable: String {
    count <= 60 ? self : prefix(60) + "…"
  }
}
