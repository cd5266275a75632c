/// A file's text in UTF-8, with the lines that it has.
///
/// Lines end in LF, CR LF or a lone CR, since old Mac files are among what we read.
package struct SourceText: Sendable {
  /// The path that messages show.
  package let path: String
  /// The text, in UTF-8, without byte order mark.
  package let utf8: [UInt8]
  /// How the file's bytes spelt the text.
  package let encoding: TextEncoding
  /// The offset of each line's first byte, in order.
  let lineStarts: [UInt32]

  /// A text that is in UTF-8 already.
  package init(path: String, utf8: [UInt8], encoding: TextEncoding = .utf8) {
    self.path = path
    self.utf8 = utf8
    self.encoding = encoding
    lineStarts = Self.lineStarts(in: utf8)
  }

  private static func lineStarts(in utf8: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    for offset in utf8.indices {
      let byte = utf8[offset]
      guard byte <= UInt8(ascii: "\r") else { continue }
      // A line starts behind each LF, and behind each CR that no LF follows.
      if byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r")
          && (offset + 1 == utf8.count || utf8[offset + 1] != UInt8(ascii: "\n"))
      {
        starts.append(UInt32(clamping: offset + 1))
      }
    }
    return starts
  }

  /// The place of a byte; offsets outside the text give its nearest end.
  package func position(at offset: Int) -> SourcePosition {
    let offset = UInt32(clamping: min(offset, utf8.count))
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: Int(offset - lineStarts[low]) + 1)
  }

  /// The places of a range of bytes.
  package func range(_ offsets: Range<Int>) -> SourceRange {
    SourceRange(position(at: offsets.lowerBound), position(at: offsets.upperBound))
  }

  /// The offset of a place; places outside the text give its nearest end.
  package func offset(of position: SourcePosition) -> Int {
    guard position.line >= 1 else { return 0 }
    guard position.line <= lineStarts.count else { return utf8.count }
    return min(Int(lineStarts[position.line - 1]) + max(position.column - 1, 0), utf8.count)
  }

  /// The bytes of a line, without its end; nil outside the text.
  package func line(_ number: Int) -> ArraySlice<UInt8>? {
    guard number >= 1, number <= lineStarts.count else { return nil }
    let start = Int(lineStarts[number - 1])
    var end = number < lineStarts.count ? Int(lineStarts[number]) : utf8.count
    while end > start, utf8[end - 1] == UInt8(ascii: "\n") || utf8[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return utf8[start..<end]
  }
}
