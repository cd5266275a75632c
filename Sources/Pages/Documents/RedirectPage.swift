internal import Documents
internal import Settings

extension Page {
  /// The page at a former address of a document, given in the folder of documents; it leads on to
  /// the document's page, given by its place in the tree.
  package static func redirect(from alias: String, to number: Int, in site: DocumentSite) -> Page {
    let path = SiteLayout.document(alias)
    var page = Page(
      kind: .redirect, path: path, title: site.tree.nodes[number].title,
      language: site.options.language.language)
    page.target = site.path(of: number).address(from: path)
    return page
  }
}
