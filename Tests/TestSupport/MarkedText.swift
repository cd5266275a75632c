package import Diagnostics

/// A text whose markers, ① to ⑳, tell where something is expected.
///
/// `"a: ①b"` is the text `a: b` with a marker before the `b`, so that no test counts columns.
package struct MarkedText: Sendable {
  /// The text without its markers.
  package let text: String
  /// The offset of what follows each marker, in UTF-8 bytes of the text.
  package let offsets: [Character: Int]

  package init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var offsets: [Character: Int] = [:]
    var length = 0
    for scalar in marked.unicodeScalars {
      if ("①"..."⑳").contains(scalar) {
        offsets[Character(scalar)] = length
      } else {
        text.append(scalar)
        length += UTF8.width(scalar)
      }
    }
    self.text = String(text)
    self.offsets = offsets
  }

  /// The text as a file.
  package func source(path: String = "test") -> SourceText {
    SourceText(path: path, utf8: Array(text.utf8))
  }

  /// The place of a marker; nil when the text has none like it.
  package func position(of marker: Character) -> SourcePosition? {
    offsets[marker].map { source().position(at: $0) }
  }

  /// The marker that stands at a place; nil when there is none.
  package func marker(at position: SourcePosition?) -> Character? {
    guard let position else { return nil }
    let offset = source().offset(of: position)
    return offsets.first { $0.value == offset }?.key
  }
}
