package import Diagnostics
package import HTML
internal import Highlighting
package import Markdown

extension MarkdownDocument {
  /// The page as nodes, and what its links and its markup must not do.
  package func nodes(
    in source: SourceText, options: MarkdownPageOptions = .init(),
    context: (any MarkdownContext)? = nil
  ) -> (content: HTMLNode, diagnostics: [Diagnostic]) {
    var walk = MarkdownWalk(source: source, options: options, context: context)
    walk.append(blocks)
    walk.append(footnotes)
    return (.fragment(walk.nodes), walk.diagnostics)
  }
}

/// Makes nodes of a page's blocks, with line feeds where libcmark's own writer has them.
struct MarkdownWalk {
  let source: SourceText
  let options: MarkdownPageOptions
  var context: (any MarkdownContext)?
  var nodes: [HTMLNode] = []
  var diagnostics: [Diagnostic] = []
  /// Whether what was written last ends in a line feed.
  var isAtLineStart = true

  init(source: SourceText, options: MarkdownPageOptions, context: (any MarkdownContext)?) {
    self.source = source
    self.options = options
    self.context = context
  }

  // MARK: Nodes

  mutating func append(_ node: HTMLNode, endsLine: Bool = false) {
    nodes.append(node)
    isAtLineStart = endsLine
  }

  mutating func endLine() {
    guard !isAtLineStart else { return }
    append("\n", endsLine: true)
  }

  /// Appends an element and what is within it.
  mutating func element(
    _ name: String, _ attributes: [HTMLAttribute] = [], within: (inout Self) -> Void
  ) {
    // Swapped rather than copied, or each element would copy all that stand before it.
    var content: [HTMLNode] = []
    swap(&content, &nodes)
    isAtLineStart = false
    within(&self)
    swap(&content, &nodes)
    append(.element(name, attributes, content))
  }

  /// Appends an element in lines of its own.
  mutating func block(
    _ name: String, _ attributes: [HTMLAttribute] = [], within: (inout Self) -> Void
  ) {
    endLine()
    element(name, attributes, within: within)
    endLine()
  }

  // MARK: Blocks

  mutating func append(_ blocks: [MarkdownBlock], isTight: Bool = false) {
    for block in blocks { append(block, isTight: isTight) }
  }

  mutating func append(_ block: MarkdownBlock, isTight: Bool) {
    switch block.kind {
    case .paragraph(let content):
      if isTight {
        append(content)
      } else {
        self.block("p") { $0.append(content) }
      }
    case .heading(let heading):
      let hasAnchor = options.hasAnchors && !heading.anchor.isEmpty
      self.block("h\(heading.level)", hasAnchor ? [.id(heading.anchor)] : []) { walk in
        walk.append(heading.content)
        guard hasAnchor, walk.options.hasHeadingLinks else { return }
        walk.append(
          .element(
            "a",
            [
              .class("anchor"), .href("#\(heading.anchor)"), .init("aria-hidden", "true"),
              .init("tabindex", "-1"),
            ]))
      }
    case .quote(let blocks): self.block("blockquote") { $0.appendLines(of: blocks) }
    case .alert(let alert, let blocks):
      self.block("aside", [.class("alert \(alert.rawValue)")]) { walk in
        walk.endLine()
        walk.block("p", [.class("alert-title")]) {
          $0.append(.text($0.options.alertTitles[alert] ?? alert.rawValue))
        }
        walk.append(blocks)
      }
    case .list(let list): append(list)
    case .code(let code, let info):
      if let shown = shown(code, info: info, at: block.range) {
        endLine()
        append(shown)
        return endLine()
      }
      let words = info.split(maxSplits: 1, whereSeparator: \.isWhitespace)
      let language = words.first
      let attributes = language.map { [HTMLAttribute.class("language-\($0)")] } ?? []
      let name = options.highlightsCode && words.count > 1 ? words.last : nil
      self.block("pre", scrolling + (name.map { [.init("data-file", String($0))] } ?? [])) { walk in
        walk.element("code", attributes) { $0.append(code: code, in: language) }
      }
    case .rawHTML(let markup): append(rawHTMLBlock: markup, at: block.range)
    case .thematicBreak: self.block("hr") { _ in }
    case .table(let table): append(table)
    }
  }

  /// What surrounds the text shows in place of a block of code; nil for the code itself.
  mutating func shown(_ code: String, info: String, at range: SourceRange) -> HTMLNode? {
    guard var context, let shown = context.nodes(for: code, info: info, at: range, in: source)
    else { return nil }
    self.context = context
    diagnostics += shown.diagnostics
    return shown.content
  }

  private var scrolling: [HTMLAttribute] {
    options.scrollsByKeys ? [.init("tabindex", "0")] : []
  }

  mutating func append(code: String, in language: Substring?) {
    guard options.highlightsCode, let language = language.flatMap({ CodeLanguage(fence: $0) })
    else { return append(.text(code)) }
    for token in language.tokens(of: code) {
      let text = HTMLNode.text(token.text)
      let name = "tok-\(token.kind.rawValue)"
      append(token.kind == .plain ? text : .element("span", [.class(name)], [text]))
    }
  }

  mutating func appendLines(of blocks: [MarkdownBlock]) {
    endLine()
    append(blocks)
    endLine()
  }

  mutating func append(_ list: MarkdownList) {
    var attributes: [HTMLAttribute] = []
    if let start = list.start, start != 1 { attributes.append(.init("start", "\(start)")) }
    block(list.start == nil ? "ul" : "ol", attributes) { walk in
      walk.endLine()
      for item in list.items {
        walk.block("li") { $0.append(item, isTight: list.isTight) }
      }
    }
  }

  mutating func append(_ item: MarkdownList.Item, isTight: Bool) {
    guard let isChecked = item.isChecked, let first = item.blocks.first,
      case .paragraph(let content) = first.kind
    else { return append(item.blocks, isTight: isTight) }
    let checked = isChecked ? [HTMLAttribute.flag("checked")] : []
    let label = options.taskTitles[isChecked].map { [HTMLAttribute("aria-label", $0)] } ?? []
    let box = HTMLNode.element(
      "input", [.init("type", "checkbox")] + checked + [.flag("disabled")] + label)
    let task = { (walk: inout Self) in
      walk.append(box)
      walk.append(" ")
      walk.append(content)
    }
    if isTight { task(&self) } else { block("p", within: task) }
    append(Array(item.blocks.dropFirst()), isTight: isTight)
  }

  mutating func append(_ table: MarkdownTable) {
    guard options.scrollsByKeys else { return appendUnwrapped(table) }
    block("div", [.class("table")] + scrolling) { walk in
      walk.endLine()
      walk.appendUnwrapped(table)
    }
  }

  mutating func appendUnwrapped(_ table: MarkdownTable) {
    block("table") { walk in
      walk.endLine()
      walk.block("thead") { $0.append(row: table.header, of: table, "th") }
      guard !table.rows.isEmpty else { return }
      walk.block("tbody") { walk in
        for row in table.rows { walk.append(row: row, of: table, "td") }
      }
    }
  }

  mutating func append(
    row: [MarkdownTable.Cell], of table: MarkdownTable, _ name: String
  ) {
    endLine()
    block("tr") { walk in
      walk.endLine()
      for (index, alignment) in table.alignments.enumerated() {
        let attributes = alignment.map { [HTMLAttribute.class("align-\($0.rawValue)")] } ?? []
        walk.block(name, attributes) {
          if index < row.count { $0.append(row[index].content) }
        }
      }
    }
  }
}

extension MarkdownPageOptions {
  /// What becomes of a link that nothing is known of but its address.
  func resolution(of destination: String) -> MarkdownResolution {
    let scheme = allowsAnyAddress ? nil : HTMLAddress.refusedScheme(of: destination)
    if let scheme { return .init(address: nil, message: .refusedLink(scheme)) }
    return .init(address: MarkdownAddress.encoded(destination))
  }
}

extension String {
  func trimmingSpace() -> Substring {
    var text = self.drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}

extension Diagnostic.Message {
  static let rawHTMLIsText = Self(
    .warning, "markdown-html", "HTML in Markdown is shown as text, since it is not allowed here")

  static func refusedLink(_ scheme: String) -> Self {
    .init(
      .warning, "markdown-link",
      "links to “\(scheme):” are not allowed: a page leads to http, https, mailto, tel, or to a "
        + "relative address")
  }
}
