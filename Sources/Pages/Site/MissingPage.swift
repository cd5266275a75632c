internal import HTML

extension Page {
  /// The page that a server shows in place of one that does not exist.
  ///
  /// It may be shown at any address, so its links are absolute where the site knows its own address.
  package static func missing(base: String?) -> Page {
    var page = Page(
      kind: .missing, path: SiteLayout.missing, title: "Page not found", language: .english)
    if let base { page.root = base.hasSuffix("/") ? base : base + "/" }
    let home = page.root + SiteLayout.index.text
    page.regions = [
      Region(
        name: "content",
        content: .fragment([
          .element("header", [.class("page-header")], [.element("h1", [], ["Page not found"])]),
          .element("p", [], ["The page may have been renamed, or left out of this build."]),
          .element("p", [], [.element("a", [.href(home)], ["To the index"])]),
        ]))
    ]
    return page
  }
}
