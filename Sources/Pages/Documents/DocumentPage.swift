package import Diagnostics
internal import Documents
internal import HTML
internal import Markdown
internal import Settings

extension Page {
  /// The page of a document, or of a folder without one, and what is wrong with its links.
  package static func document(
    _ number: Int, in site: DocumentSite
  ) -> (page: Page, diagnostics: [Diagnostic]) {
    let node = site.tree.nodes[number]
    let path = site.path(of: number)
    let navigation = DocumentNavigation(site: site, number: number, path: path)
    let siteTitle = site.options.siteTitle
    var page = Page(
      kind: .document, path: path,
      title: ["", node.title].contains(siteTitle) ? node.title : "\(node.title) – \(siteTitle)",
      language: site.options.language.language)
    page.trail = navigation.trail
    page.previous = navigation.link(to: site.tree.previous(of: number))
    page.next = navigation.link(to: site.tree.next(of: number))
    page.regions = [Region(name: "navigation", content: navigation.branch)]
    guard let document = node.document.map({ site.tree.documents[$0] }) else {
      page.regions.append(
        Region(name: "content", content: .fragment([.title(node.title), navigation.children])))
      return (page, [])
    }
    page.summary = document.frontMatter.description
    page.edit = site.options.editURL.map { $0.filled(path: document.path) }
    let context = DocumentContext(site: site, document: document, path: path)
    var options = MarkdownPageOptions()
    options.allowsRawHTML = site.options.allowsRawHTML
    let (content, diagnostics) = document.text.nodes(
      in: document.source, options: options, context: context)
    page.hasControls =
      document.text.blocks.hasSettings
      || document.text.footnotes.contains { $0.blocks.hasSettings }
    let title: HTMLNode = document.hasTopHeading ? .empty : .title(node.title)
    let draft: HTMLNode = document.frontMatter.isDraft ? .draft : .empty
    page.regions.append(Region(name: "content", content: .fragment([draft, title, content])))
    if let contents = navigation.contents(of: document) {
      page.regions.append(Region(name: "contents", content: contents))
    }
    return (page, diagnostics)
  }
}

extension HTMLNode {
  /// A mark that a page is not published yet.
  fileprivate static let draft = HTMLNode.element(
    "p", [.class("draft"), HTMLAttribute("lang", "en")],
    [.element("span", [.class("badge warning")], ["Draft"])])

  fileprivate static func title(_ title: String) -> HTMLNode {
    .element("h1", [], [.text(title)])
  }
}

extension String {
  /// The address that a pattern means for a document.
  fileprivate func filled(path: String) -> String {
    let encoded = SitePath(path).address(from: SitePath(""))
    return split(separator: "{path}", omittingEmptySubsequences: false).joined(separator: encoded)
  }
}

extension [MarkdownBlock] {
  /// Whether a block of settings is among the blocks, or within them.
  fileprivate var hasSettings: Bool {
    contains { block in
      switch block.kind {
      case .code(_, let info): DocumentSection.isOfSettings(info)
      case .quote(let blocks), .alert(_, let blocks): blocks.hasSettings
      case .list(let list): list.items.contains { $0.blocks.hasSettings }
      case .paragraph, .heading, .rawHTML, .thematicBreak, .table: false
      }
    }
  }
}
