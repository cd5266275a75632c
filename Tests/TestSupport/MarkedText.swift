package import Diagnostics

/// A source text in which marks such as ① stand before the places that a test speaks of.
///
/// Nobody counts columns: `"<dict>①<key>"` says that something is expected at the key.
package struct MarkedText {
  /// The text without its marks.
  package let text: String
  /// The place that each mark stands at.
  package let positions: [Character: SourcePosition]

  package init(_ marked: String) {
    let isMark = { (character: Character) in ("①"..."⑳").contains(character) }
    let source = String(marked.filter { !isMark($0) })
    let lines = SourceText.decoding(Array(source.utf8), path: "").source
    var positions: [Character: SourcePosition] = [:]
    // A byte order mark is no part of the text that places are counted in.
    var offset = lines.utf8.count - source.utf8.count
    for character in marked {
      if isMark(character) {
        positions[character] = lines.position(at: offset)
      } else {
        offset += character.utf8.count
      }
    }
    text = source
    self.positions = positions
  }

  package var utf8: [UInt8] { Array(text.utf8) }

  /// The text as a file.
  package func source(path: String = "test") -> SourceText {
    SourceText.decoding(utf8, path: path).source
  }

  /// The mark at a place; nil where none stands.
  package func marker(at position: SourcePosition?) -> Character? {
    positions.first { $0.value == position }?.key
  }

  /// The mark at a place, or the place itself where no mark stands.
  package func mark(at position: SourcePosition?) -> String {
    guard let position else { return "-" }
    return marker(at: position).map(String.init) ?? "\(position)"
  }

  /// The range as marks, such as `①②`.
  package func marks(at range: SourceRange?) -> String {
    range.map { mark(at: $0.start) + mark(at: $0.end) } ?? "-"
  }

  /// The diagnostics as a test writes them: `① text`, and their notes: `② note: text`.
  package func describe(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.flatMap { diagnostic in
      ["\(mark(at: diagnostic.location.range?.start)) \(diagnostic.message.text)"]
        + diagnostic.notes.map { "\(mark(at: $0.location.range?.start)) note: \($0.text)" }
    }
  }
}
