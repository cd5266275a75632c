/// Something that a search of the site finds.
///
/// Making one reads its texts word by word, which any thread may do; ``SearchIndex`` then joins what
/// was read.
package struct SearchEntry: Sendable {
  /// What is found; the raw value stands in the index.
  package enum Kind: Int, Sendable {
    case document
    /// A part of a document, found by its heading.
    case section
    /// A page of a settings bundle.
    case pane
    case setting
  }

  let kind: Kind
  /// Where a result leads, from the folder of the site.
  package let address: String
  let title: String
  /// The way to it, as a reader sees it, such as `Tidepool › Sync`.
  package var context: String
  let summary: String
  let words: SearchWords

  /// Reads the texts of an entry.
  ///
  /// - Parameters:
  ///   - kind: What is found.
  ///   - address: Where a result leads, from the site's folder, percent-encoded.
  ///   - title: What a result is called.
  ///   - context: The way to it, as a reader sees it, such as `Tidepool › Sync`.
  ///   - names: What else it is called, such as a key, or its title in other languages: it is found
  ///     by them as by the title, and they are shown with it. Only panes and settings have any.
  ///   - texts: What it says; the first words are shown.
  package init(
    _ kind: Kind, address: String, title: String, context: String, names: [String] = [],
    texts: [String] = []
  ) {
    self.kind = kind
    self.address = address
    self.title = title
    self.context = context
    var words = SearchWords()
    words.add(title)
    for name in names { words.add(name) }
    for text in texts { words.add(text) }
    self.words = words
    switch kind {
    case .document, .section: summary = Self.beginning(of: texts)
    case .pane, .setting: summary = names.joined(separator: Self.nameSeparator)
    }
  }

  /// What stands between names, which the script knows too.
  private static let nameSeparator = " · "

  /// The first 110 characters or so of some texts, in one line.
  private static func beginning(of texts: [String]) -> String {
    var beginning = String.UnicodeScalarView()
    var count = 0
    var isSpaceDue = false
    for text in texts {
      for scalar in text.unicodeScalars {
        let isSpace = scalar.value <= 0x20 || scalar.value > 0x7F && scalar.properties.isWhitespace
        if isSpace {
          guard count < 100 else { return String(beginning) + "…" }
          isSpaceDue = count > 0
          continue
        }
        guard count < 120 else { return String(beginning) + "…" }
        if isSpaceDue { beginning.append(" ") }
        beginning.append(scalar)
        count += isSpaceDue ? 2 : 1
        isSpaceDue = false
      }
      isSpaceDue = count > 0
    }
    return String(beginning)
  }
}
