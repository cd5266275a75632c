import Pages
import Testing

/// The page in place of one that does not exist.
struct MissingPageTests {
  @Test(arguments: [
    (nil, "", "index.html"),
    ("https://example.com/x", "https://example.com/x/", "https://example.com/x/index.html"),
    ("https://example.com/", "https://example.com/", "https://example.com/index.html"),
  ])
  func itsLinksAreAbsoluteWhereTheSiteKnowsItsAddress(
    _ base: String?, _ root: String, _ home: String
  ) throws {
    let page = Page.missing(base: base)
    #expect(page.kind == .missing)
    #expect(page.path.text == "404.html")
    #expect(page.title == "Page not found")
    #expect(page.language == .english)
    #expect(page.root == root)
    #expect(
      try page.content() == #"""
        <header class="page-header"><h1>Page not found</h1></header><p>The page may have been \#
        renamed, or left out of this build.</p><p><a href="\#(home)">To the index</a></p>
        """#)
  }
}
