package import Diagnostics

/// Builds a template's tree from its texts and tags.
struct MustacheTreeBuilder {
  /// A tag that waits for the one that closes it.
  private struct Open {
    let placed: MustacheLines.PlacedTag
    var children: [MustacheNode] = []
    /// The first thing within a parent that is no block and so is not shown.
    var ignored: Range<Int>?

    var tag: MustacheTag { placed.tag }
  }

  private let source: SourceText
  private var nodes: [MustacheNode] = []
  private var open: [Open] = []
  /// How many tags of each key are open.
  private var openKeys: [String: Int] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText) {
    self.source = source
  }

  mutating func add(_ item: MustacheLines.Item) {
    switch item {
    case .text(let range):
      append(.text(range), at: source.utf8[range].allSatisfy(\.isMustacheSpace) ? nil : range)
    case .tag(let placed): add(placed)
    }
  }

  private mutating func add(_ placed: MustacheLines.PlacedTag) {
    let tag = placed.tag
    switch tag.kind {
    case .variable, .unescaped:
      append(
        .variable(
          .init(
            name: MustacheName(tag.text), isEscaped: tag.kind == .variable, range: tag.range)),
        at: tag.range)
    case .partial:
      append(
        .partial(
          .init(
            reference: tag.reference, range: tag.range, indentation: placed.indentation)),
        at: tag.range)
    case .section, .inverted, .parent, .block: begin(placed)
    case .close: close(placed)
    case .comment, .delimiters: break
    }
  }

  /// The whole tree; what is still open is reported and closed.
  mutating func finish() -> [MustacheNode] {
    while !open.isEmpty { closeUnclosed() }
    return nodes
  }

  private mutating func begin(_ placed: MustacheLines.PlacedTag) {
    open.append(Open(placed: placed))
    openKeys[placed.tag.key, default: 0] += 1
    if open.count == MustacheLimits.nesting + 1 {
      report(.nestedTooDeep, at: placed.tag.range)
    }
  }

  private mutating func close(_ placed: MustacheLines.PlacedTag) {
    let tag = placed.tag
    guard let innermost = open.last else {
      report(.strayClose(tag.text), at: tag.range)
      return
    }
    guard innermost.tag.key != tag.key else {
      closeInnermost(by: placed)
      return
    }
    guard openKeys[tag.key, default: 0] > 0 else {
      report(.mismatchedClose(tag.text, innermost.tag.text), at: tag.range)
      return
    }
    while let innermost = open.last, innermost.tag.key != tag.key { closeUnclosed() }
    closeInnermost(by: placed)
  }

  private mutating func closeUnclosed() {
    guard let innermost = open.last else { return }
    report(.unclosedSection(innermost.tag.text), at: innermost.tag.range)
    closeInnermost(by: nil)
  }

  private mutating func closeInnermost(by close: MustacheLines.PlacedTag?) {
    guard let ended = open.popLast() else { return }
    openKeys[ended.tag.key, default: 0] -= 1
    // Limits the depth of the tree; the template is refused anyway.
    guard open.count < MustacheLimits.nesting else { return }
    append(node(of: ended, closedBy: close), at: ended.tag.range)
  }

  /// Adds a node to what is open; with a place where it is something to see.
  private mutating func append(_ node: MustacheNode, at place: Range<Int>?) {
    guard let innermost = open.indices.last else {
      nodes.append(node)
      return
    }
    if open[innermost].tag.kind == .parent, !node.isBlock {
      open[innermost].ignored = open[innermost].ignored ?? place
    } else {
      open[innermost].children.append(node)
    }
  }

  private mutating func node(
    of ended: Open, closedBy close: MustacheLines.PlacedTag?
  ) -> MustacheNode {
    let tag = ended.tag
    let end = close?.tag.range.lowerBound ?? source.utf8.count
    switch tag.kind {
    case .parent:
      if let ignored = ended.ignored { report(.ignoredInParent(tag.text), at: ignored) }
      return .parent(
        .init(
          reference: tag.reference, range: tag.range, indentation: ended.placed.indentation,
          blocks: ended.children.compactMap(\.block)))
    case .block:
      return .block(
        .init(
          name: tag.text, range: tag.range, indentation: ended.placed.indentation,
          innerIndentation: ended.placed.endsLine ? innerIndentation(of: tag, to: end) : nil,
          isWholeLines: ended.placed.indentation != nil && close?.endsLine ?? false,
          beginsLine: ended.placed.endsLine, endsLine: close?.isLineGone ?? false,
          children: ended.children))
    default:
      return .section(
        .init(
          name: MustacheName(tag.text), isInverted: tag.kind == .inverted, range: tag.range,
          closingRange: close?.tag.range ?? end..<end, children: ended.children))
    }
  }

  /// What the first line below a tag begins with, blank lines aside.
  private func innerIndentation(of tag: MustacheTag, to end: Int) -> Range<Int>? {
    let utf8 = source.utf8
    guard var start = utf8[tag.range.upperBound..<end].firstIndex(of: UInt8(ascii: "\n")) else {
      return nil
    }
    start += 1
    var index = start
    while index < end, utf8[index].isMustacheSpace {
      if utf8[index] == UInt8(ascii: "\n") { start = index + 1 }
      index += 1
    }
    return index < end ? start..<index : nil
  }

  private mutating func report(_ message: Diagnostic.Message, at range: Range<Int>) {
    diagnostics.append(source.diagnostic(message, at: range))
  }
}

extension MustacheNode {
  fileprivate var block: Block? {
    if case .block(let block) = self { block } else { nil }
  }

  fileprivate var isBlock: Bool { block != nil }
}

extension Diagnostic.Message {
  package static func unclosedSection(_ name: String) -> Self {
    .init(.error, "template-syntax", "“\(name)” is never closed: {{/\(name)}} is missing")
  }

  package static func mismatchedClose(_ name: String, _ expected: String) -> Self {
    .init(
      .error, "template-syntax",
      "{{/\(name)}} closes nothing: {{/\(expected)}} is expected first")
  }

  package static func strayClose(_ name: String) -> Self {
    .init(.error, "template-syntax", "{{/\(name)}} closes nothing: nothing is open")
  }

  package static let nestedTooDeep = Self(
    .error, "template-syntax",
    "more than \(MustacheLimits.nesting) sections stand within each other")

  package static func ignoredInParent(_ name: String) -> Self {
    .init(
      .warning, "template-ignored-text",
      "within {{<\(name)}}, only blocks such as {{$title}} are used; this is not shown")
  }
}
