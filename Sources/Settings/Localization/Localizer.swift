/// Gives the texts of one page in one language.
package struct Localizer: Sendable {
  package let locale: LocaleTag
  /// The page's table in that language; nil for a page that is not localized.
  package let table: StringsTable?
  /// The keys by which the table has the texts; nil where the texts are the keys.
  private let keys: [String: [String]]?

  package init(locale: LocaleTag, table: StringsTable?, keys: [String: [String]]? = nil) {
    self.locale = locale
    self.table = table
    self.keys = keys
  }

  /// The text that is shown for one that stands in the page's file: the table's entry, else the
  /// text itself.
  ///
  /// An empty text stays empty, even where a table has an entry for the empty key.
  package func shown(_ text: String) -> String {
    text.isEmpty ? text : entry(for: text) ?? text
  }

  /// What the table has for a text; nil for none.
  func entry(for text: String) -> String? {
    guard let table else { return nil }
    guard let keys else { return table[text] }
    return keys[text]?.lazy.compactMap { table[$0] }.first
  }

  /// The text that a text field or text view holds at first: Settings takes it as it is, a scene
  /// has it localized.
  package func content(_ text: String) -> String { keys == nil ? text : shown(text) }

  /// The places of the choices in the order in which they are shown.
  package func order(of choices: Choices) -> [Int] {
    guard choices.isSortedByTitle else { return Array(choices.choices.indices) }
    return TitleOrder.sortedIndices(of: choices.choices.map { shown($0.title) }, in: locale)
  }
}
