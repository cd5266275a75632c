import TestSupport
import Testing

@testable import Site

struct SiteMapTests {
  private func map(_ base: String, _ files: [String: String]) -> [String] {
    let plan = SiteFixture.plan(
      [SiteFixture.entry(SiteFixture.bundle(files))], baseURL: base, assets: ["site.css"],
      publicFiles: ["about.html"])
    return String(decoding: plan.siteMap(base: base), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: ["https://example.org/x", "https://example.org/x/"])
  func itNamesThePagesForReaders(_ base: String) {
    let page = BundleFixture.page("")
    #expect(
      map(base, ["Root.plist": page, "A & b/é.plist": page]) == [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">"#,
        "<url><loc>https://example.org/x/index.html</loc></url>",
        "<url><loc>https://example.org/x/a/index.html</loc></url>",
        "<url><loc>https://example.org/x/a/reference.html</loc></url>",
        "<url><loc>https://example.org/x/a/en/phone/Root.html</loc></url>",
        "<url><loc>https://example.org/x/a/en/pad/Root.html</loc></url>",
        "<url><loc>https://example.org/x/a/en/phone/A%20%26%20b/%C3%A9.html</loc></url>",
        "<url><loc>https://example.org/x/a/en/pad/A%20%26%20b/%C3%A9.html</loc></url>",
        "</urlset>", "",
      ])
  }

  @Test func theBaseIsEscaped() {
    #expect(
      map("https://example.org/?a&b", ["Root.plist": ""])[2]
        == "<url><loc>https://example.org/?a&amp;b/index.html</loc></url>")
  }
}
