package import Diagnostics
internal import HTML
internal import Settings

extension Page {
  /// The site's first page: every bundle, and what is in it.
  package static func index(
    of entries: [BundleEntry], titled title: String, diagnostics: [[Diagnostic]]
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
      bundles.isEmpty
      ? .element("p", [], ["There is no settings bundle."])
      : .element("ul", [.class("bundles")], bundles)
    page.regions = [
      Region(
        name: "content",
        content: .fragment([
          .element("header", [.class("page-header")], [.element("h1", [], [.text(title)])]), list,
        ]))
    ]
    return page
  }
}
