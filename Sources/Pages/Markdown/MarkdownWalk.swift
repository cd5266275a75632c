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
  private var context: (any MarkdownContext)?
  var nodes: [HTMLNode] = []
  var diagnostics: [Diagnostic] = []
  /// Whether what was written last ends in a line feed.
  private var isAtLineStart = true

  init(source: SourceText, options: MarkdownPageOptions, context: (any MarkdownContext)?) {
    self.source = source
    self.options = options
    self.context = context
  }

  // MARK: Nodes

  private mutating func append(_ node: HTMLNode, endsLine: Bool = false) {
    nodes.append(node)
    isAtLineStart = endsLine
  }

  private mutating func endLine() {
    guard !isAtLineStart else { return }
    append("\n", endsLine: true)
  }

  /// Appends an element and what is within it.
  private mutating func element(
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
  private mutating func block(
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

  private mutating func append(_ block: MarkdownBlock, isTight: Bool) {
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
    case .rawHTML(let markup): append(rawHTML: markup, at: block.range)
    case .thematicBreak: self.block("hr") { _ in }
    case .table(let table): append(table)
    }
  }

  /// What surrounds the text shows in place of a block of code; nil for the code itself.
  private mutating func shown(_ code: String, info: String, at range: SourceRange) -> HTMLNode? {
    guard var context, let shown = context.nodes(for: code, info: info, at: range, in: source)
    else { return nil }
    self.context = context
    diagnostics += shown.diagnostics
    return shown.content
  }

  private var scrolling: [HTMLAttribute] {
    options.scrollsByKeys ? [.init("tabindex", "0")] : []
  }

  private mutating func append(code: String, in language: Substring?) {
    guard options.highlightsCode, let language = language.flatMap({ CodeLanguage(fence: $0) })
    else { return append(.text(code)) }
    for token in language.tokens(of: code) {
      let text = HTMLNode.text(token.text)
      let name = "tok-\(token.kind.rawValue)"
      append(token.kind == .plain ? text : .element("span", [.class(name)], [text]))
    }
  }

  private mutating func appendLines(of blocks: [MarkdownBlock]) {
    endLine()
    append(blocks)
    endLine()
  }

  private mutating func append(rawHTML markup: String, at range: SourceRange) {
    endLine()
    if options.allowsRawHTML {
      let endsLine = markup.utf8.last == UInt8(ascii: "\n")
      append(.authored(AuthoredMarkup(trusting: markup)), endsLine: endsLine)
      endLine()
    } else if !isComment(markup) {
      diagnostics.append(source.diagnostic(.rawHTMLIsText, at: range))
      block("p") { $0.append(.text(String(markup.trimmingSpace()))) }
    }
  }

  private mutating func append(_ list: MarkdownList) {
    var attributes: [HTMLAttribute] = []
    if let start = list.start, start != 1 { attributes.append(.init("start", "\(start)")) }
    block(list.start == nil ? "ul" : "ol", attributes) { walk in
      walk.endLine()
      for item in list.items {
        walk.block("li") { $0.append(item, isTight: list.isTight) }
      }
    }
  }

  private mutating func append(_ item: MarkdownList.Item, isTight: Bool) {
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

  private mutating func append(_ table: MarkdownTable) {
    guard options.scrollsByKeys else { return appendUnwrapped(table) }
    block("div", [.class("table")] + scrolling) { walk in
      walk.endLine()
      walk.appendUnwrapped(table)
    }
  }

  private mutating func appendUnwrapped(_ table: MarkdownTable) {
    block("table") { walk in
      walk.endLine()
      walk.block("thead") { $0.append(row: table.header, of: table, "th") }
      guard !table.rows.isEmpty else { return }
      walk.block("tbody") { walk in
        for row in table.rows { walk.append(row: row, of: table, "td") }
      }
    }
  }

  private mutating func append(
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

  // MARK: Footnotes

  mutating func append(_ footnotes: [MarkdownFootnote]) {
    guard !footnotes.isEmpty else { return }
    let label = options.footnotesTitle.map { [HTMLAttribute("aria-label", $0)] } ?? []
    block("section", [.class("footnotes")] + label) { walk in
      walk.endLine()
      walk.block("ol") { walk in
        walk.endLine()
        for (index, footnote) in footnotes.enumerated() {
          walk.block("li", [.id("fn\(index + 1)")]) { $0.append(footnote, number: index + 1) }
        }
      }
    }
  }

  private mutating func append(_ footnote: MarkdownFootnote, number: Int) {
    endLine()
    guard let last = footnote.blocks.last, case .paragraph(let content) = last.kind else {
      append(footnote.blocks)
      appendWaysBack(to: footnote, number: number)
      return endLine()
    }
    append(Array(footnote.blocks.dropLast()))
    block("p") { walk in
      walk.append(content)
      walk.append(" ")
      walk.appendWaysBack(to: footnote, number: number)
    }
  }

  private mutating func appendWaysBack(to footnote: MarkdownFootnote, number: Int) {
    for occurrence in 1...max(footnote.references, 1) {
      if occurrence > 1 { append(" ") }
      let address = "#" + Self.reference(number, occurrence)
      let label = options.footnoteReturnTitle.map { title in
        [HTMLAttribute("aria-label", occurrence == 1 ? title : "\(title) (\(occurrence))")]
      }
      element("a", [.href(address), .class("footnote-backref")] + (label ?? [])) { walk in
        walk.append("↩")
        if occurrence > 1 { walk.append(.element("sup", [], [.text("\(occurrence)")])) }
      }
    }
  }

  /// The id of a reference to a footnote.
  private static func reference(_ number: Int, _ occurrence: Int) -> String {
    occurrence == 1 ? "fnref\(number)" : "fnref\(number)-\(occurrence)"
  }

  // MARK: Inlines

  private mutating func append(_ inlines: [MarkdownInline]) {
    for inline in inlines { append(inline) }
  }

  private mutating func append(_ inline: MarkdownInline) {
    switch inline.kind {
    case .text(let text): append(.text(text))
    case .softBreak: append("\n", endsLine: true)
    case .lineBreak:
      append(.element("br"))
      endLine()
    case .code(let code): append(.element("code", [], [.text(code)]))
    case .rawHTML(let markup):
      if options.allowsRawHTML {
        append(.authored(AuthoredMarkup(trusting: markup)))
      } else if !isComment(markup) {
        diagnostics.append(source.diagnostic(.rawHTMLIsText, at: inline.range))
        append(.text(markup))
      }
    case .emphasis(let content): element("em") { $0.append(content) }
    case .strong(let content): element("strong") { $0.append(content) }
    case .strikethrough(let content): element("del") { $0.append(content) }
    case .link(let link):
      guard let address = address(of: link, at: inline.range) else {
        return append(link.content)
      }
      element("a", [.href(address)] + Self.title(of: link)) { $0.append(link.content) }
    case .image(let image):
      guard let address = address(of: image, isImage: true, at: inline.range) else {
        return append(image.content)
      }
      let description = HTMLAttribute("alt", image.content.plainText)
      append(.element("img", [HTMLAttribute("src", address), description] + Self.title(of: image)))
    case .footnoteReference(let number, let occurrence):
      let id = HTMLAttribute.id(Self.reference(number, occurrence))
      element("sup", [.class("footnote-ref")]) { walk in
        walk.append(.element("a", [.href("#fn\(number)"), id], [.text("\(number)")]))
      }
    }
  }

  private static func title(of link: MarkdownLink) -> [HTMLAttribute] {
    link.title.isEmpty ? [] : [HTMLAttribute("title", link.title)]
  }

  /// The address to write for a link or an image; nil where there must not be one.
  private mutating func address(
    of link: MarkdownLink, isImage: Bool = false, at range: SourceRange
  ) -> String? {
    let resolution =
      context?.resolve(link, isImage: isImage) ?? options.resolution(of: link.destination)
    if let message = resolution.message {
      diagnostics.append(source.diagnostic(message, at: range))
    }
    return resolution.address
  }

  /// Whether markup is a comment alone, which nobody is to see.
  private func isComment(_ markup: String) -> Bool {
    let text = markup.trimmingSpace()
    guard text.hasPrefix("<!--"), text.hasSuffix("-->") else { return false }
    return text.ranges(of: "-->").count == 1
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
  fileprivate func trimmingSpace() -> Substring {
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
