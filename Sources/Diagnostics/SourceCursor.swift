/// The places of offsets that grow from question to question, in a time that does not depend on
/// the number of lines.
///
/// A reader that asks for two places per value would spend most of its time in
/// ``SourceText/position(at:)``.
package struct SourceCursor: Sendable {
  private let source: SourceText
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  package init(_ source: SourceText) {
    self.source = source
  }

  /// The place of a byte; offsets outside the text give its nearest end.
  package mutating func position(at offset: Int) -> SourcePosition {
    guard offset >= lineStart else { return source.position(at: offset) }
    let target = min(offset, source.utf8.count)
    let utf8 = source.utf8
    while self.offset < target {
      let byte = utf8[self.offset]
      self.offset += 1
      guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else { continue }
      let isFirstOfTwo =
        byte == UInt8(ascii: "\r") && self.offset < utf8.count
        && utf8[self.offset] == UInt8(ascii: "\n")
      if !isFirstOfTwo {
        line += 1
        lineStart = self.offset
      }
    }
    return SourcePosition(line: line, column: target - lineStart + 1)
  }

  /// The places of a range of bytes.
  package mutating func range(_ offsets: Range<Int>) -> SourceRange {
    let start = position(at: offsets.lowerBound)
    return SourceRange(start, position(at: offsets.upperBound))
  }
}
