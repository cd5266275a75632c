import Pages
import Testing

struct SitePathTests {
  @Test(arguments: [
    ("index.html", "404.html", "404.html"),
    ("index.html", "index.html", "index.html"),
    ("a/b.html", "a/b.html", "b.html"),
    ("a/b.html", "a/c.html", "c.html"),
    ("a/b.html", "index.html", "../index.html"),
    ("index.html", "a/b.html", "a/b.html"),
    ("a/b/c.html", "a/d/e.html", "../d/e.html"),
    ("a/b/c.html", "x/y.html", "../../x/y.html"),
    ("a/b.html", "a/b.html/c", "b.html/c"),
    // What two names begin with is no folder that both lie in.
    ("abc/x.html", "abd/x.html", "../abd/x.html"),
    ("app/x.html", "app-2/x.html", "../app-2/x.html"),
    ("a/x.html", "a.html", "../a.html"),
  ])
  func addressesLeadUpOnlyAsFarAsNeeded(_ page: String, _ target: String, _ address: String) {
    #expect(SitePath(target).address(from: SitePath(page)) == address)
  }

  @Test(arguments: [
    ("A b.html", "A%20b.html"), ("50%.html", "50%25.html"), ("What?.html", "What%3F.html"),
    ("C#.html", "C%23.html"), ("javascript:x.html", "javascript%3Ax.html"),
    ("é.html", "%C3%A9.html"), ("設定/音.html", "%E8%A8%AD%E5%AE%9A/%E9%9F%B3.html"),
    ("e\u{301}.html", "e%CC%81.html"), ("a&b\"<'>.html", "a%26b%22%3C%27%3E.html"),
    ("a\\b.html", "a%5Cb.html"), ("a+b=c;d,e.html", "a%2Bb%3Dc%3Bd%2Ce.html"),
    ("quiet@2x.png", "quiet@2x.png"), ("a-b_c.~d", "a-b_c.~d"), ("\n\u{7F}", "%0A%7F"),
  ])
  func whatMeansSomethingInAnAddressIsEncoded(_ name: String, _ address: String) {
    #expect(SitePath(name).address(from: SitePath("index.html")) == address)
    #expect(SitePath("a/\(name)").address(from: SitePath("b/c.html")) == "../a/\(address)")
    #expect(
      SitePath(name).address(below: "https://example.com") == "https://example.com/\(address)")
  }

  @Test(arguments: [
    ("index.html", ""), ("a/b.html", "../"), ("a/en/phone/x/y.html", "../../../../"),
  ])
  func theRootIsAsManyFoldersUpAsThePathHas(_ path: String, _ root: String) {
    #expect(SitePath(path).root == root)
  }

  @Test(arguments: [
    ("https://example.com", "https://example.com/a/b.html"),
    ("https://example.com/", "https://example.com/a/b.html"),
    ("https://example.com/x", "https://example.com/x/a/b.html"),
    ("https://example.com/x/", "https://example.com/x/a/b.html"),
  ])
  func aBaseAddressCountsWithAndWithoutSlash(_ base: String, _ address: String) {
    #expect(SitePath("a/b.html").address(below: base) == address)
  }
}
