/// A row of a table as it is written.
struct TableRow {
  /// The bytes of each cell in its line, without space around them.
  let cells: [Range<Int>]

  /// - Parameter content: The line from the table's first column on.
  init(_ content: ArraySlice<UInt8>) {
    var rest = content
    while let last = rest.last, last.isBlank { rest.removeLast() }
    rest = rest.drop(while: \.isBlank)
    if rest.first == UInt8(ascii: "|") { rest.removeFirst() }
    var cells: [Range<Int>] = []
    var start = rest.startIndex
    for index in rest.indices where rest[index] == UInt8(ascii: "|") {
      // A backslash keeps a bar in its cell, even behind another one.
      if index > rest.startIndex, rest[index - 1] == UInt8(ascii: "\\") { continue }
      cells.append(Self.trimmed(rest[start..<index]))
      start = index + 1
    }
    if start < rest.endIndex || cells.isEmpty { cells.append(Self.trimmed(rest[start...])) }
    self.cells = cells
  }

  private static func trimmed(_ cell: ArraySlice<UInt8>) -> Range<Int> {
    var cell = cell.drop(while: \.isBlank)
    while let last = cell.last, last.isBlank { cell.removeLast() }
    return cell.startIndex..<cell.endIndex
  }

  /// The alignments, where the row parts a header from what is below it.
  static func alignments(_ content: ArraySlice<UInt8>) -> [MarkdownTable.Alignment?]? {
    guard
      content.allSatisfy({ byte in
        byte.isBlank || byte == UInt8(ascii: "|") || byte == UInt8(ascii: ":")
          || byte == UInt8(ascii: "-")
      })
    else { return nil }
    var alignments: [MarkdownTable.Alignment?] = []
    for cell in TableRow(content).cells {
      let bytes = content[cell]
      let isLeft = bytes.first == UInt8(ascii: ":")
      let dashes = bytes.dropFirst(isLeft ? 1 : 0).prefix { $0 == UInt8(ascii: "-") }
      let rest = bytes[dashes.endIndex...]
      guard !dashes.isEmpty, rest.isEmpty || rest.elementsEqual(":".utf8) else { return nil }
      switch (isLeft, !rest.isEmpty) {
      case (true, true): alignments.append(.center)
      case (true, false): alignments.append(.left)
      case (false, true): alignments.append(.right)
      case (false, false): alignments.append(nil)
      }
    }
    return alignments
  }
}
