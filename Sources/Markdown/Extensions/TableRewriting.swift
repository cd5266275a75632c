/// The tables of a text, written anew as headings.
///
/// A table's cells are parted before anything within them is read, while libcmark reads a table as
/// one paragraph. So each cell becomes a heading above the text, where it knows the text's links,
/// and each line of a table an empty heading, which keeps the table's place.
struct TableRewriting {
  struct Cell {
    /// The line of the cell's heading; nil for an empty cell, which has none.
    let heading: Int?
    let start: CMarkNode.Place
    let end: CMarkNode.Place
  }

  struct Table {
    let alignments: [MarkdownTable.Alignment?]
    /// The lines, in the text that was written anew.
    var lines: ClosedRange<Int>
    /// The header's cells, then those of each row.
    var rows: [[Cell]]
  }

  /// The tables by their first lines.
  private(set) var tables: [Int: Table] = [:]
  /// The lines of all tables.
  private(set) var lines: Set<Int> = []
  /// How many cells stand above the text, each in a line of its own.
  private(set) var headings = 0

  /// The most cells that nobody wrote in a table, so that a short text cannot become a huge page.
  private static let mostMissingCells = 500_000

  init() {}

  init(rewriting text: inout MappedText) {
    // No table is without a line of these characters alone.
    guard text.lines.contains(where: { Self.mayBeDelimiter($0.utf8) }) else { return }
    var finder = Finder(text: text)
    let found = finder.tables()
    guard !found.isEmpty else { return }
    var cells: [MappedText.Line] = []
    var rewritten: [Table] = []
    for table in found {
      var rows: [[Cell]] = []
      for (index, offset) in table.contentOffsets.enumerated() {
        let line = table.firstLine + index
        if index != 1 { rows.append(table.cells(in: text, line: line, from: offset, &cells)) }
      }
      rewritten.append(
        Table(
          alignments: table.alignments,
          lines: table.firstLine...(table.firstLine + table.contentOffsets.count - 1), rows: rows))
      for (index, offset) in table.contentOffsets.enumerated() {
        text.lines[table.firstLine + index - 1].erase(from: offset)
      }
    }
    headings = cells.count
    text.lines.insert(contentsOf: cells, at: 0)
    for table in rewritten {
      let table = table.moved(by: headings)
      tables[table.lines.lowerBound] = table
      lines.formUnion(table.lines)
    }
  }

  private static func mayBeDelimiter(_ line: ArraySlice<UInt8>) -> Bool {
    guard let last = line.last(where: { !$0.isBlank }) else { return false }
    guard last == UInt8(ascii: "-") || last == UInt8(ascii: "|") || last == UInt8(ascii: ":")
    else { return false }
    return line.contains(UInt8(ascii: "-"))
  }

  /// A table, and where its content begins in each of its lines.
  fileprivate struct Found {
    let alignments: [MarkdownTable.Alignment?]
    let firstLine: Int
    let contentOffsets: [Int]

    /// The cells of a row, whose headings are appended.
    func cells(
      in text: MappedText, line number: Int, from offset: Int, _ headings: inout [MappedText.Line]
    ) -> [Cell] {
      let line = text.lines[number - 1]
      let content = line.utf8.dropFirst(offset)
      return TableRow(content).cells.prefix(alignments.count).map { range in
        let first = range.lowerBound - line.utf8.startIndex + 1
        let start = CMarkNode.Place(line: number, column: first)
        let end = CMarkNode.Place(line: number, column: first + range.count)
        guard !range.isEmpty else { return Cell(heading: nil, start: start, end: end) }
        headings.append(line.heading(of: line.utf8[range], from: first))
        return Cell(heading: headings.count, start: start, end: end)
      }
    }
  }

  fileprivate struct Finder {
    let text: MappedText
    /// The quotes and items around a node: where each ends, and for an item, its content's column.
    var open: [(next: Int, item: CMarkNode.Place?)] = []

    mutating func tables() -> [Found] {
      let nodes = CMarkTree.nodes(of: text.utf8, smart: false)
      var tables: [Found] = []
      var quotes = 0
      for (index, node) in nodes.enumerated() {
        while let last = open.last, last.next <= index {
          if last.item == nil { quotes -= 1 }
          open.removeLast()
        }
        switch node.kind {
        case .quote:
          open.append((node.next, nil))
          quotes += 1
        case .item: open.append((node.next, content(of: node, at: index, nodes)))
        case .paragraph: appendTable(node, endsAt: node.last.line, quotes, to: &tables)
        // What is under a table makes it a heading to libcmark.
        case .heading where node.last.line > node.start.line:
          let underline = text.underline(of: node, quotes: quotes)
          appendTable(node, endsAt: underline - 1, quotes, to: &tables)
        default: break
        }
      }
      return tables
    }

    private func content(
      of item: CMarkNode, at index: Int, _ nodes: [CMarkNode]
    ) -> CMarkNode.Place {
      guard item.next > index + 1, nodes[index + 1].start.line == item.start.line else {
        return .init(line: item.start.line, column: item.start.column + 2)
      }
      return nodes[index + 1].start
    }

    /// The columns by which the lines of an innermost item are indented.
    private func indentation(quotes: Int) -> Int {
      guard let place = open.last?.item else { return 0 }
      let line = text.line(place.line)
      let start = LineStart(line.prefix(place.column - 1), quotes: quotes)
      // Up to here stand marks of lists, which are as wide as the space in the lines below.
      var column = start.indentation
      for byte in line.prefix(place.column - 1).dropFirst(start.offset) {
        column += byte == UInt8(ascii: "\t") ? 4 - column % 4 : 1
      }
      return column
    }

    private func appendTable(
      _ node: CMarkNode, endsAt last: Int, _ quotes: Int, to tables: inout [Found]
    ) {
      guard last > node.start.line else { return }
      let around = indentation(quotes: quotes)
      // The content of each line, nil where the line is not within what is around the node.
      let offset = { (line: Int) -> Int? in
        if line == node.start.line { return node.start.column - 1 }
        let start = LineStart(text.line(line), quotes: quotes)
        guard start.quotes == quotes, (around...around + 3).contains(start.indentation)
        else { return nil }
        return start.offset
      }
      for line in (node.start.line + 1)...last {
        guard let delimiter = offset(line), let header = offset(line - 1),
          let alignments = TableRow.alignments(text.line(line).dropFirst(delimiter)),
          TableRow(text.line(line - 1).dropFirst(header)).cells.count == alignments.count
        else { continue }
        var offsets = [header, delimiter]
        var missing = 0
        for row in (line + 1)..<(last + 1) {
          guard let offset = offset(row) else { break }
          let cells = TableRow(text.line(row).dropFirst(offset)).cells.count
          missing += max(alignments.count - cells, 0)
          guard missing <= TableRewriting.mostMissingCells else { break }
          offsets.append(offset)
        }
        tables.append(
          Found(alignments: alignments, firstLine: line - 1, contentOffsets: offsets))
        return
      }
    }
  }
}

extension TableRewriting.Table {
  /// The table once lines were put above the text.
  fileprivate func moved(by count: Int) -> Self {
    func moved(_ place: CMarkNode.Place) -> CMarkNode.Place {
      .init(line: place.line + count, column: place.column)
    }
    return Self(
      alignments: alignments, lines: (lines.lowerBound + count)...(lines.upperBound + count),
      rows: rows.map { row in
        row.map { .init(heading: $0.heading, start: moved($0.start), end: moved($0.end)) }
      })
  }
}

extension MappedText.Line {
  /// A cell as a heading: a bar loses the backslash that kept it in its cell.
  fileprivate func heading(of cell: ArraySlice<UInt8>, from column: Int) -> Self {
    var bytes = Array("# ".utf8)
    var pieces = [Piece(column: 3, original: original(column))]
    for (index, byte) in cell.enumerated() {
      let next = cell.dropFirst(index + 1).first
      if byte == UInt8(ascii: "\\"), next == UInt8(ascii: "|") {
        pieces.append(Piece(column: bytes.count + 1, original: original(column + index + 1)))
        continue
      }
      bytes.append(byte)
    }
    // Number signs at its end would be lost without others behind them.
    bytes.append(contentsOf: " #".utf8)
    return Self(utf8: bytes[...], number: number, pieces: pieces)
  }

  /// Makes an empty heading of what stands behind an offset.
  fileprivate mutating func erase(from offset: Int) {
    utf8 = (utf8.prefix(offset) + [UInt8(ascii: "#")])[...]
  }
}
