internal import Diagnostics

extension MarkdownTreeReader {
  /// The paragraph or heading that is read, and how libcmark counts in it.
  struct Leaf {
    var start = CMarkNode.Place(line: 1, column: 1)
    var range = SourceRange(SourcePosition(line: 1, column: 1), SourcePosition(line: 1, column: 1))

    /// The line that was looked at last, and where its content begins.
    var line = 0
    var offset = 0

    init() {}

    init(_ node: CMarkNode, range: SourceRange) {
      start = node.start
      self.range = range
    }
  }

  /// Reads parts of a paragraph.
  mutating func inlines(in range: Range<Int>, depth: Int, inLink: Bool) -> [MarkdownInline] {
    var assembly = InlineAssembly()
    var before = InlineEdge(depth: depth)
    var index = range.lowerBound
    while index < range.upperBound {
      let node = nodes[index]
      if case .text(let literal) = node.kind {
        let run = TextRun(literal, at: moved(node.start), in: text, limits: leaf.range)
        let after =
          node.next < range.upperBound
          ? InlineEdge(nodes[node.next].kind) : InlineEdge(depth: depth)
        add(run, to: &assembly, from: before, to: after, inLink: inLink)
        index = node.next
        continue
      }
      before = InlineEdge(node.kind)
      if depth >= Self.mostInlines, node.next > index + 1 {
        index += 1
        continue
      }
      let isLink = if case .link = node.kind { true } else { inLink }
      let content = inlines(in: (index + 1)..<node.next, depth: depth + 1, inLink: isLink)
      if let kind = MarkdownInline.Kind(node.kind, content) {
        let end = assembly.end ?? leaf.range.start
        assembly.append(
          MarkdownInline(
            kind: kind, range: before == .space ? SourceRange(end, end) : place(of: node)))
      }
      index = node.next
    }
    return assembly.finished()
  }

  private mutating func add(
    _ run: TextRun, to assembly: inout InlineAssembly, from before: InlineEdge,
    to after: InlineEdge, inLink: Bool
  ) {
    guard hasExtensions else {
      assembly.append(run, 0..<run.utf8.count)
      return
    }
    var scanner = TextScanner(run, before: before, after: after, hasLinks: !inLink)
    let known = footnotes.texts
    for part in scanner.parts(isFootnote: { known[$0] != nil }) {
      switch part {
      case .text(let range): assembly.append(run, range)
      case .tildes(let range, let canOpen, let canClose):
        assembly.append(tildes: run, range, canOpen: canOpen, canClose: canClose)
      case .link(let range, let destination):
        let place = run.range(range)
        let content = [MarkdownInline(kind: .text(run.text(range)), range: place)]
        let link = MarkdownLink(destination: destination, title: "", content: content)
        assembly.append(MarkdownInline(kind: .link(link), range: place))
      case .footnote(let range, let label):
        let (number, occurrence) = footnotes.reference(to: label)
        let kind = MarkdownInline.Kind.footnoteReference(number: number, occurrence: occurrence)
        assembly.append(MarkdownInline(kind: kind, range: run.range(range)))
      }
    }
  }

  // MARK: Places

  /// A node's range, which is never outside its paragraph.
  private mutating func place(of node: CMarkNode) -> SourceRange {
    let last = moved(node.last)
    let start = text.position(of: moved(node.start))
    let end = text.position(of: .init(line: last.line, column: last.column + 1))
    let limits = leaf.range
    let first = min(max(start, limits.start), limits.end)
    return SourceRange(first, min(max(first, end), limits.end))
  }

  /// The true place of one that libcmark counted as if all lines of a paragraph began where the
  /// first does.
  private mutating func moved(_ place: CMarkNode.Place) -> CMarkNode.Place {
    guard CMarkTree.countsFromFirstLine, place.line > leaf.start.line else { return place }
    if leaf.line != place.line {
      leaf.line = place.line
      leaf.offset = LineStart(text.line(place.line), quotes: quotes).offset
    }
    return .init(line: place.line, column: place.column + leaf.offset + 1 - leaf.start.column)
  }
}

/// What a text stands beside.
enum InlineEdge {
  case space, punctuation

  /// The edge of a paragraph, or of something within it.
  init(depth: Int) { self = depth == 0 ? .space : .punctuation }

  /// Line breaks are space; all else begins and ends in marks.
  init(_ kind: CMarkNode.Kind) {
    switch kind {
    case .softBreak, .lineBreak: self = .space
    default: self = .punctuation
    }
  }
}

extension MarkdownInline.Kind {
  fileprivate init?(_ kind: CMarkNode.Kind, _ content: [MarkdownInline]) {
    switch kind {
    case .softBreak: self = .softBreak
    case .lineBreak: self = .lineBreak
    case .codeSpan(let code): self = .code(code)
    case .inlineHTML(let markup): self = .rawHTML(markup)
    case .emphasis: self = .emphasis(content)
    case .strong: self = .strong(content)
    case .link(let destination, let title):
      self = .link(MarkdownLink(destination: destination, title: title, content: content))
    case .image(let destination, let title):
      self = .image(MarkdownLink(destination: destination, title: title, content: content))
    default: return nil
    }
  }
}
