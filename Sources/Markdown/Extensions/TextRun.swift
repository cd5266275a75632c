internal import Diagnostics

/// A text with where each of its bytes comes from.
struct TextRun {
  struct Piece {
    enum Form {
      /// The source has the text just so.
      case verbatim
      /// The source has an escape, a reference to a character, or straight punctuation.
      case rewritten
      /// The source has it elsewhere than libcmark says.
      case unplaced
    }

    /// The piece's first byte in the text.
    let offset: Int
    let form: Form
    /// Where its first byte stands.
    let start: CMarkNode.Place
    /// How many bytes it has in the source.
    let length: Int
  }

  let utf8: [UInt8]
  private let pieces: [Piece]
  private let text: MappedText
  /// The paragraph's range, outside of which nothing in it is.
  private let limits: SourceRange

  /// Places a text that begins where libcmark says.
  init(_ literal: String, at start: CMarkNode.Place, in text: MappedText, limits: SourceRange) {
    utf8 = Array(literal.utf8)
    self.text = text
    self.limits = limits
    var alignment = TextAlignment(text.line(start.line).dropFirst(max(start.column - 1, 0)), start)
    pieces = alignment.pieces(of: utf8)
  }

  /// Whether a byte may be a mark, rather than being escaped.
  func isMark(at offset: Int) -> Bool { piece(at: offset)?.form != .rewritten }

  func text(_ offsets: Range<Int>) -> String { String(decoding: utf8[offsets], as: UTF8.self) }

  func range(_ offsets: Range<Int>) -> SourceRange {
    guard !offsets.isEmpty, let first = piece(at: offsets.lowerBound),
      let last = piece(at: offsets.upperBound - 1)
    else { return SourceRange(limits.start, limits.start) }
    var start = first.start
    if first.form == .verbatim { start.column += offsets.lowerBound - first.offset }
    var end = last.start
    end.column += last.form == .verbatim ? offsets.upperBound - 1 - last.offset : last.length - 1
    let lastByte = text.position(of: end)
    let behind = SourcePosition(line: lastByte.line, column: lastByte.column + 1)
    let from = min(max(text.position(of: start), limits.start), limits.end)
    return SourceRange(from, min(max(from, behind), limits.end))
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
