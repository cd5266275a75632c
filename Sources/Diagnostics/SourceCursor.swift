/// The places of offsets that grow from question to question, found by going on from the last.
///
/// A reader that asks for two places per value would spend much of its time in
/// ``SourceText/position(at:)``, which seeks among all lines.
package struct SourceCursor: Sendable {
  private let source: SourceText
  /// The number of the line that the last place was in.
  private var line = 1

  package init(_ source: SourceText) {
    self.source = source
  }

  /// The place of a byte; offsets outside the text give its nearest end.
  package mutating func position(at offset: Int) -> SourcePosition {
    let starts = source.lineStarts
    let target = UInt32(clamping: min(offset, source.utf8.count))
    guard target >= starts[line - 1] else { return source.position(at: offset) }
    while line < starts.count, starts[line] <= target { line += 1 }
    return SourcePosition(line: line, column: Int(target - starts[line - 1]) + 1)
  }

  /// The places of a range of bytes.
  package mutating func range(_ offsets: Range<Int>) -> SourceRange {
    let start = position(at: offsets.lowerBound)
    return SourceRange(start, position(at: offsets.upperBound))
  }
}
