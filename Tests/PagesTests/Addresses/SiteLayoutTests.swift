import Pages
import Settings
import Testing
import TextInput

/// Where the contract puts the files of a site.
struct SiteLayoutTests {
  @Test func theSiteHasItsFilesAtTheTop() {
    #expect(SiteLayout.index.text == "index.html")
    #expect(SiteLayout.missing.text == "404.html")
    #expect(SiteLayout.summary.text == "site.json")
    #expect(SiteLayout.siteMap.text == "sitemap.xml")
    #expect(SiteLayout.asset("a/b.css").text == "assets/a/b.css")
  }

  @Test func aBundleHasItsFilesInItsFolder() throws {
    let layout = BundleLayout(slug: "tidepool")
    let locale = try #require(LocaleTag("pt_br"))
    #expect(layout.overview.text == "tidepool/index.html")
    #expect(layout.preview("Root", .phone, locale).text == "tidepool/pt-BR/phone/Root.html")
    #expect(layout.preview("a b/C", .pad, locale).text == "tidepool/pt-BR/pad/a b/C.html")
    #expect(layout.compare("Root", locale).text == "tidepool/pt-BR/compare/Root.html")
    #expect(layout.file("x/quiet@2x.png").text == "tidepool/files/x/quiet@2x.png")
  }
}
