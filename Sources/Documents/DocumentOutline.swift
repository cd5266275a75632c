internal import Markdown

/// What a walk through a document's text finds.
struct DocumentOutline {
  private(set) var headings: [Document.Heading] = []
  private(set) var anchors: Set<String> = []
  private(set) var destinations: [String] = []
  private var sections: [DocumentSection] = [.init(title: "", anchor: nil, text: "")]
  private var seen: Set<String> = []
  /// Whether markup in the text is written as it is, so that links can lead to its ids.
  private let allowsRawHTML: Bool

  init(of document: MarkdownDocument, allowsRawHTML: Bool) {
    self.allowsRawHTML = allowsRawHTML
    for block in document.blocks {
      if case .heading(let heading) = block.kind {
        headings.append(
          .init(
            level: heading.level, title: heading.content.plainText, anchor: heading.anchor))
      }
      visit(block)
    }
    for (index, footnote) in document.footnotes.enumerated() {
      anchors.insert("fn\(index + 1)")
      visit(footnote.blocks)
    }
  }

  /// The first heading of the first level; nil without one.
  var topHeading: String? { headings.first { $0.level == 1 && !$0.title.isEmpty }?.title }

  /// The text by headings; what stands above the first belongs to the page itself.
  func sections(titled title: String) -> [DocumentSection] {
    var sections = self.sections
    sections[0].title = title
    // A page's first heading is the page.
    if sections.count > 1, sections[0].text.isEmpty, sections[1].title == title {
      sections[1].anchor = nil
      sections.removeFirst()
    }
    return sections
  }

  private mutating func visit(_ blocks: [MarkdownBlock]) {
    for block in blocks { visit(block) }
  }

  private mutating func visit(_ block: MarkdownBlock) {
    switch block.kind {
    case .heading(let heading):
      // One without a letter has no name in an address.
      let anchor = heading.anchor.isEmpty ? nil : heading.anchor
      if let anchor { anchors.insert(anchor) }
      sections.append(.init(title: heading.content.plainText, anchor: anchor, text: ""))
      visit(heading.content, isShown: false)
    case .paragraph(let content): visit(content)
    case .quote(let blocks), .alert(_, let blocks): visit(blocks)
    case .list(let list): for item in list.items { visit(item.blocks) }
    case .code(let code, let info):
      // What a block of settings shows stands in the reference.
      if !DocumentSection.isOfSettings(info) { add(code) }
    case .rawHTML(let markup): addIDs(of: markup)
    case .thematicBreak: break
    case .table(let table):
      for row in [table.header] + table.rows { for cell in row { visit(cell.content) } }
    }
  }

  private mutating func visit(_ content: [MarkdownInline], isShown: Bool = true) {
    if isShown { add(content.plainText) }
    for inline in content { visitAddresses(in: inline) }
  }

  private mutating func visitAddresses(in inline: MarkdownInline) {
    switch inline.kind {
    case .text, .softBreak, .lineBreak, .code, .footnoteReference: break
    case .rawHTML(let markup): addIDs(of: markup)
    case .emphasis(let content), .strong(let content), .strikethrough(let content):
      for inline in content { visitAddresses(in: inline) }
    case .link(let link), .image(let link):
      if seen.insert(link.destination).inserted { destinations.append(link.destination) }
      for inline in link.content { visitAddresses(in: inline) }
    }
  }

  private mutating func addIDs(of markup: String) {
    if allowsRawHTML { anchors.formUnion(markup.idsOfElements) }
  }

  private mutating func add(_ text: String) {
    let last = sections.count - 1
    if !sections[last].text.isEmpty { sections[last].text += " " }
    sections[last].text += text
  }
}

extension String {
  /// The ids that elements of a piece of markup bear, as far as they stand in quotes.
  fileprivate var idsOfElements: [String] {
    guard utf8.contains(UInt8(ascii: "<")) else { return [] }
    return matches(of: /\s(?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)')/.ignoresCase()).compactMap {
      ($0.1 ?? $0.2).map(String.init)
    }
  }
}
