internal import Diagnostics

/// Texts beside each other as one, with where each byte comes from.
///
/// libcmark parts a text at each character that might have meant something.
struct TextRun {
  private struct Piece {
    let offset: Int
    let start: SourcePosition
    let end: SourcePosition
    /// Whether the source has the text just so, without escapes or references.
    let isVerbatim: Bool
  }

  private(set) var utf8: [UInt8] = []
  private var pieces: [Piece] = []

  var isEmpty: Bool { pieces.isEmpty }

  mutating func append(_ text: String, from start: SourcePosition, to end: SourcePosition, verbatim: Bool) {
    pieces.append(
      Piece(offset: utf8.count, start: start, end: end, isVerbatim: verbatim))
    utf8.append(contentsOf: text.utf8)
  }

  /// Whether a byte stands for itself, rather than being escaped.
  func isVerbatim(at offset: Int) -> Bool { piece(at: offset)?.isVerbatim ?? false }

  func range(_ offsets: Range<Int>) -> SourceRange {
    let start = position(at: offsets.lowerBound)
    guard let last = piece(at: max(offsets.upperBound - 1, 0)) else {
      return SourceRange(start, start)
    }
    guard last.isVerbatim else { return SourceRange(start, max(start, last.end)) }
    let end = SourcePosition(
      line: last.start.line, column: last.start.column + offsets.upperBound - last.offset)
    return SourceRange(start, max(start, end))
  }

  func text(_ offsets: Range<Int>) -> String { String(decoding: utf8[offsets], as: UTF8.self) }

  private func position(at offset: Int) -> SourcePosition {
    guard let piece = piece(at: offset) else { return SourcePosition(line: 1, column: 1) }
    guard piece.isVerbatim else { return piece.start }
    return SourcePosition(
      line: piece.start.line, column: piece.start.column + offset - piece.offset)
  }

  /// The piece that a byte is in.
  private func piece(at offset: Int) -> Piece? {
    var low = 0
    var high = pieces.count
    guard high > 0 else { return nil }
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].offset <= offset { low = middle } else { high = middle }
    }
    return pieces[low]
  }
}
