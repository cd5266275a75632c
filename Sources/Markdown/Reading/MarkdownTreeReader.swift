internal import Diagnostics

/// Makes a document's values of libcmark's nodes.
///
/// It calls itself for what is within something, but only so far: what is nested deeper stands
/// beside what it is in. So neither reading nor writing nor freeing values can run out of stack.
struct MarkdownTreeReader {
  let nodes: [CMarkNode]
  let text: MappedText
  let source: SourceText
  let hasExtensions: Bool
  let definitions: FootnoteDefinitions
  let tables: TableRewriting
  var footnotes: FootnoteNumbers
  var anchors = HeadingAnchors()
  var diagnostics: [Diagnostic]
  /// How many quotes are around the block that is read.
  var quotes = 0
  /// The paragraph or heading that is read.
  var leaf = Leaf()
  private var saidTooDeep = false
  /// The nodes of the cells of tables, which stand above the text as headings.
  private let cells: [Int]

  /// How deep blocks nest, and parts of a paragraph.
  static let mostBlocks = 64
  static let mostInlines = 24

  init(
    nodes: [CMarkNode], text: MappedText, source: SourceText, hasExtensions: Bool,
    definitions: FootnoteDefinitions, tables: TableRewriting
  ) {
    self.nodes = nodes
    self.text = text
    self.source = source
    self.hasExtensions = hasExtensions
    self.definitions = definitions
    self.tables = tables
    diagnostics = definitions.diagnostics
    var cells: [Int] = []
    var index = 1
    for _ in 0..<tables.headings where index < nodes.count {
      cells.append(index)
      index = nodes[index].next
    }
    self.cells = cells
    footnotes = FootnoteNumbers()
    for (index, node) in nodes.enumerated() {
      if let label = label(of: node), !label.isEmpty { footnotes.define(label, at: index) }
    }
  }

  mutating func document() -> MarkdownDocument {
    guard !nodes.isEmpty else {
      return MarkdownDocument(blocks: [], footnotes: [], diagnostics: diagnostics)
    }
    let first = cells.last.map { nodes[$0].next } ?? 1
    let blocks = blocks(in: first..<nodes.count, depth: 0)
    var read: [MarkdownFootnote] = []
    // Footnotes may refer to others, which then come behind them.
    while let (label, index) = footnotes.next() {
      let node = nodes[index]
      read.append(
        MarkdownFootnote(
          label: label, blocks: self.blocks(in: (index + 1)..<node.next, depth: 0), references: 0,
          range: range(of: node)))
    }
    for index in read.indices { read[index].references = footnotes.references[index] }
    for (label, index) in footnotes.unused {
      diagnostics.append(source.diagnostic(.unusedFootnote(label), at: range(of: nodes[index])))
    }
    return MarkdownDocument(blocks: blocks, footnotes: read, diagnostics: diagnostics)
  }

  /// The label of a footnote's text; nil for other nodes, empty for a text that is not used.
  private func label(of node: CMarkNode) -> String? {
    guard case .item = node.kind else { return nil }
    return definitions.labels[node.start.line - tables.headings]
      .flatMap { text.has("01)".utf8, at: node.start) ? $0 : nil }
  }

  // MARK: Blocks

  private mutating func blocks(in range: Range<Int>, depth: Int) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let node = nodes[index]
      let isContainer: Bool
      switch node.kind {
      case .quote, .list: isContainer = true
      default: isContainer = false
      }
      if case .item = node.kind {
        index = label(of: node) == nil ? index + 1 : node.next
      } else if isContainer, depth >= Self.mostBlocks {
        remarkDepth(node)
        index += 1
      } else {
        if let kind = kind(of: node, at: index, depth: depth) {
          blocks.append(MarkdownBlock(kind: kind, range: self.range(of: node, kind)))
        }
        index = node.next
      }
    }
    return blocks
  }

  private mutating func remarkDepth(_ node: CMarkNode) {
    guard !saidTooDeep else { return }
    saidTooDeep = true
    diagnostics.append(
      source.diagnostic(.nestedTooDeeply(Self.mostBlocks), at: range(of: node)))
  }

  private mutating func kind(
    of node: CMarkNode, at index: Int, depth: Int
  ) -> MarkdownBlock.Kind? {
    switch node.kind {
    case .quote:
      quotes += 1
      defer { quotes -= 1 }
      let content = blocks(in: (index + 1)..<node.next, depth: depth + 1)
      return alert(content, of: index) ?? .quote(content)
    case .list(let start, let isTight):
      let items = items(of: index, depth: depth + 1)
      return items.isEmpty
        ? nil : .list(MarkdownList(start: start, isTight: isTight, items: items))
    case .code(let code, let info): return .code(code, info: info)
    case .rawHTML(let markup): return .rawHTML(markup)
    case .thematicBreak: return .thematicBreak
    case .paragraph: return .paragraph(content(of: node, at: index))
    case .heading(let level):
      if tables.lines.contains(node.start.line) {
        return tables.tables[node.start.line].map { .table(table($0)) }
      }
      let content = content(of: node, at: index)
      return .heading(
        MarkdownHeading(
          level: level, content: content, anchor: anchors.anchor(for: content.plainText)))
    default: return nil
    }
  }

  private mutating func items(of list: Int, depth: Int) -> [MarkdownList.Item] {
    var items: [MarkdownList.Item] = []
    var index = list + 1
    while index < nodes[list].next {
      let node = nodes[index]
      if label(of: node) == nil {
        var blocks = blocks(in: (index + 1)..<node.next, depth: depth + 1)
        let isChecked = takeTask(from: &blocks, of: index)
        items.append(.init(isChecked: isChecked, blocks: blocks, range: range(of: node)))
      }
      index = node.next
    }
    return items
  }

  /// Reads a paragraph's or a heading's text.
  private mutating func content(of node: CMarkNode, at index: Int) -> [MarkdownInline] {
    leaf = Leaf(node, range: range(of: node))
    return inlines(in: (index + 1)..<node.next, depth: 0, inLink: false)
  }

  private mutating func table(_ table: TableRewriting.Table) -> MarkdownTable {
    let rows = table.rows.map { row in row.map { cell(of: $0) } }
    return MarkdownTable(
      alignments: table.alignments, header: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  private mutating func cell(of cell: TableRewriting.Cell) -> MarkdownTable.Cell {
    let range = SourceRange(text.position(of: cell.start), text.position(of: cell.end))
    guard let heading = cell.heading, heading <= cells.count else {
      return .init(content: [], range: range)
    }
    let index = cells[heading - 1]
    leaf = Leaf(nodes[index], range: range)
    let content = inlines(in: (index + 1)..<nodes[index].next, depth: 0, inLink: false)
    return .init(content: content, range: range)
  }

  // MARK: Places

  private func range(of node: CMarkNode) -> SourceRange {
    let start = text.position(of: node.start)
    var last = node.last
    if case .heading = node.kind, last.line > node.start.line {
      last.line = text.underline(of: node, quotes: quotes)
      last.column = text.line(last.line).count
    }
    let end = text.position(of: .init(line: last.line, column: last.column + 1))
    return SourceRange(start, max(start, end))
  }

  private func range(of node: CMarkNode, _ kind: MarkdownBlock.Kind) -> SourceRange {
    guard case .table = kind, let table = tables.tables[node.start.line],
      let last = source.line(text.position(of: .init(line: table.lines.upperBound, column: 1)).line)
    else { return range(of: node) }
    let start = text.position(of: node.start)
    let line = start.line + table.lines.count - 1
    return SourceRange(start, SourcePosition(line: line, column: last.count + 1))
  }
}
