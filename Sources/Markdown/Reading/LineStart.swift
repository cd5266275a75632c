/// What stands before a line's content: space, and the marks of the quotes that it is in.
struct LineStart {
  /// How many marks there are, of at most those that were asked for.
  private(set) var quotes = 0
  /// The content's first byte, from the line's start.
  private(set) var offset = 0
  /// The columns of space before the content, from the last mark and one space behind it.
  private(set) var indentation = 0

  /// Reads the start of a line that as many quotes are around.
  init(_ line: ArraySlice<UInt8>, quotes most: Int) {
    var column = 0
    var base = 0
    for byte in line {
      switch byte {
      case UInt8(ascii: " "): column += 1
      case UInt8(ascii: "\t"): column += 4 - column % 4
      case UInt8(ascii: ">") where quotes < most:
        quotes += 1
        column += 1
        base = column
        let behind = line.dropFirst(offset + 1).first
        if behind.map(\.isBlank) ?? false { base += 1 }
      default:
        indentation = max(column - base, 0)
        return
      }
      offset += 1
    }
    indentation = max(column - base, 0)
  }
}

extension MappedText {
  /// The last line of a heading that spans lines, which underlines it.
  ///
  /// libcmark may say that such a heading ends in the line behind it.
  func underline(of heading: CMarkNode, quotes: Int) -> Int {
    guard heading.last.line > heading.start.line else { return heading.last.line }
    for number in (heading.start.line + 1)...heading.last.line {
      let line = line(number)
      let content = line.dropFirst(LineStart(line, quotes: quotes).offset)
      guard let first = content.first, first == UInt8(ascii: "=") || first == UInt8(ascii: "-")
      else { continue }
      if content.drop(while: { $0 == first }).allSatisfy(\.isBlank) { return number }
    }
    return heading.last.line
  }
}
