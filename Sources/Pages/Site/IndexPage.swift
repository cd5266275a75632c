package import Diagnostics
internal import Documents
internal import HTML
internal import Settings

extension Page {
  /// The site's first page: every bundle, and what is in it, and the documents.
  package static func index(
    of entries: [BundleEntry], documents: DocumentSite, titled title: String,
    diagnostics: [[Diagnostic]]
  ) -> Page {
    let path = SiteLayout.index
    var page = Page(kind: .index, path: path, title: title, language: .english)
    let bundles = zip(entries, diagnostics).map { entry, diagnostics in
      HTMLNode.element(
        "li", [],
        [
          .element(
            "a", [.class("card"), .href(entry.layout.overview.address(from: path))],
            [
              .appIcon(entry),
              .element("span", [.class("title")], [.text(entry.bundle.appName)]),
              .element(
                "span", [.class("summary")], [.text(entry.summary), .findings(diagnostics)]),
            ])
        ])
    }
    let list: HTMLNode =
      bundles.isEmpty && documents.tree.nodes.isEmpty
      ? .element("p", [], ["There is no settings bundle."])
      : .element("ul", [.class("bundles")], bundles)
    let documentList = DocumentList(documents, from: path)
    page.regions = [
      Region(
        name: "content",
        content: .fragment([
          .element(
            "header", [.class("page-header")],
            [.element("div", [], [.element("h1", [], [.text(title)]), documentList.lead])]),
          bundles.isEmpty && !documents.tree.nodes.isEmpty ? .empty : list,
          documentList.section,
        ]))
    ]
    return page
  }
}

/// The documents, as the index shows them: the first of them in a sentence, and those below it.
private struct DocumentList {
  let site: DocumentSite
  let path: SitePath

  init(_ site: DocumentSite, from path: SitePath) {
    self.site = site
    self.path = path
  }

  /// What the first document says it is about.
  var lead: HTMLNode {
    let first = site.tree.nodes.first?.document.map { site.tree.documents[$0] }
    guard let description = first?.frontMatter.description else { return .empty }
    return .element("p", [.class("summary")] + language, [.text(description)])
  }

  /// The first document, and those and the folders below it, each with its own sentence.
  var section: HTMLNode {
    guard let root = site.tree.nodes.first else { return .empty }
    let heading = HTMLNode.element(
      "h2", [], [.element("a", [.href(site.path(of: 0).address(from: path))], ["Documentation"])])
    return .element(
      "section", [],
      [
        heading,
        root.children.isEmpty
          ? .empty
          : .element(
            "ul", [.class("documents")] + language, root.children.prefix(most).map(item)),
      ])
  }

  /// A list that goes on stands on the first document's own page.
  private let most = 100

  private var language: [HTMLAttribute] { site.options.language.language.attributes }

  private func item(_ node: Int) -> HTMLNode {
    let target = site.tree.nodes[node]
    let description = target.document.flatMap { site.tree.documents[$0].frontMatter.description }
    return .element(
      "li", [],
      [
        .element(
          "a", [.href(site.path(of: node).address(from: path))], [.text(target.title)]),
        description.map { .element("p", [], [.text($0)]) } ?? .empty,
      ])
  }
}
