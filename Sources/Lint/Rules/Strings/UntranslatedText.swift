internal import Diagnostics
internal import PropertyList
internal import Settings

/// A text that no language translates.
enum UntranslatedText: Rule {
  static let facts = RuleFacts(
    "untranslated-text", .note, "a text of a translated page is translated into no language",
    because: "It shows as it stands in the page, in every language; names and units may, but most "
      + "texts were forgotten.")

  static func check(_ subject: Subject, _ findings: inout Findings) {
    for use in subject.tables {
      let tables = use.tables.filter { $0.table.file.map { !$0.entries.isEmpty } ?? false }
      guard tables.contains(where: { !use.isDevelopment($0.locale) }) else { continue }
      for (text, page) in use.texts
      where !text.text.isSymbolicKey && !text.text.isAddressOrMarkup && text.text.wordCount > 0
        && !tables.contains(where: { $0.table[text.text] != nil })
      {
        findings.add(.untranslatedText(text.text.quotable), at: text.range, in: page)
      }
    }
  }
}

extension Diagnostic.Message {
  static func untranslatedText(_ text: String) -> Self {
    UntranslatedText.message("“\(text)” is translated into none of the bundle's languages")
  }
}
