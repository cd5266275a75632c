import Pages
import TestSupport
import Testing
import TextInput

@testable import Site

struct SiteSummaryTests {
  @Test func itTellsWhatTheSiteHolds() {
    let bundle = SiteFixture.bundle([
      "Root.plist": BundleFixture.page(BundleFixture.specifier("ChildPane", ["File": "B"])),
      "A.plist": BundleFixture.page(""), "B~ipad.plist": BundleFixture.page(""),
      "de.lproj/x": "", "en.lproj/x": "",
    ])
    let plan = SiteFixture.plan([
      SiteFixture.entry(bundle, slug: "z-1"),
      SiteFixture.entry(SiteFixture.small(at: "b\"c"), slug: "a", idioms: [.phone]),
    ])
    #expect(
      String(decoding: plan.summary(generator: "vitrine 1"), as: UTF8.self) == """
        {
          "generator": "vitrine 1",
          "bundles": [
            {
              "name": "App",
              "slug": "a",
              "source": "b\\"c",
              "locales": [
                "en"
              ],
              "panes": [
                "Root"
              ],
              "pages": [
                {
                  "pane": "Root",
                  "locale": "en",
                  "idiom": "phone",
                  "path": "a/en/phone/Root.html"
                }
              ]
            },
            {
              "name": "App",
              "slug": "z-1",
              "source": "A/Settings.bundle",
              "locales": [
                "de",
                "en"
              ],
              "panes": [
                "Root",
                "B",
                "A"
              ],
              "pages": [
        \(["de", "en"].flatMap { locale in
          [("A", "pad"), ("B", "pad"), ("Root", "pad"), ("A", "phone"), ("Root", "phone")].map {
            pane, idiom in
            """
                    {
                      "pane": "\(pane)",
                      "locale": "\(locale)",
                      "idiom": "\(idiom)",
                      "path": "z-1/\(locale)/\(idiom)/\(pane).html"
                    }
            """
          }
        }.joined(separator: ",\n"))
              ]
            }
          ],
          "documents": []
        }

        """)
  }

  @Test func aPageThatClashedIsNotListed() {
    let bundle = SiteFixture.bundle([
      "Root.plist": BundleFixture.page(""), "root.plist": BundleFixture.page(""),
    ])
    let plan = SiteFixture.plan([SiteFixture.entry(bundle, idioms: [.pad])])
    let text = String(decoding: plan.summary(generator: "v"), as: UTF8.self)
    #expect(text.contains("\"path\": \"a/en/pad/Root.html\""))
    #expect(!text.contains("\"path\": \"a/en/pad/root.html\""))
  }
}
