// Foundation brings the collation of every language. Only pages with `DisplaySortedByTitle` pay for
// it; the rest of the program stays clear of Foundation.
private import Foundation

/// The order of titles in a language.
enum TitleOrder {
  /// The places of the titles in the order in which a speaker of the language looks for them.
  ///
  /// Titles that the language holds equal keep their order.
  static func sortedIndices(of titles: [String], in locale: LocaleTag) -> [Int] {
    let locale = Locale(identifier: locale.text)
    return titles.indices.sorted { a, b in
      switch titles[a].compare(titles[b], options: [], range: nil, locale: locale) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: a < b
      }
    }
  }
}
