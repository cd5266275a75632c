/// Gives the texts of one page in one language.
package struct Localizer: Sendable {
  package let locale: LocaleTag
  /// The page's table in that language; nil for a page that is not localized.
  package let table: StringsTable?

  /// The text that is shown for one that stands in the page's file: the table's entry, else the
  /// text itself.
  ///
  /// An empty text stays empty, even where a table has an entry for the empty key.
  package func shown(_ text: String) -> String {
    guard let table, !text.isEmpty else { return text }
    return table[text] ?? text
  }

  /// The places of the choices in the order in which they are shown.
  package func order(of choices: Choices) -> [Int] {
    guard choices.isSortedByTitle else { return Array(choices.choices.indices) }
    return TitleOrder.sortedIndices(of: choices.choices.map { shown($0.title) }, in: locale)
  }
}
