import Diagnostics
import Pages
import TestSupport
import Testing
import TextInput

@testable import Site

struct SitePlanTests {
  @Test func aSiteOfOneBundle() {
    let plan = SiteFixture.plan(
      [SiteFixture.entry(SiteFixture.small())], assets: ["site.css"], publicFiles: ["robots.txt"])
    #expect(
      plan.files.map(\.path.text).sorted() == [
        "404.html", "a/checks.html", "a/en/compare/Root.html", "a/en/pad/Root.html",
        "a/en/phone/Root.html", "a/en/review.js",
        "a/index.html", "a/reference.html", "assets/search-index.js", "assets/site.css",
        "index.html", "robots.txt",
        "site.json",
      ])
    #expect(plan.clashes == [])
    #expect(plan.icon == nil)
  }

  @Test func oneDeviceIsNotCompared() {
    let plan = SiteFixture.plan([SiteFixture.entry(SiteFixture.small(), idioms: [.pad])])
    #expect(plan.files.map(\.path.text).filter { $0.hasPrefix("a/en") } == ["a/en/pad/Root.html"])
  }

  @Test func aPageIsThereForTheDevicesThatHaveIt() {
    let bundle = SiteFixture.bundle([
      "Root.plist": BundleFixture.page(""), "Shortcuts~ipad.plist": BundleFixture.page(""),
      "en.lproj/x": "", "de.lproj/x": "",
    ])
    let paths = SiteFixture.plan([SiteFixture.entry(bundle)]).files.map(\.path.text)
    #expect(
      paths.filter { $0.contains("Shortcuts") }.sorted() == [
        "a/de/compare/Shortcuts.html", "a/de/pad/Shortcuts.html", "a/en/compare/Shortcuts.html",
        "a/en/pad/Shortcuts.html",
      ])
  }

  @Test func imagesOfSlidersAreCopied() {
    let bundle = SiteFixture.bundle([
      "Root.plist": BundleFixture.page(
        BundleFixture.specifier("Slider", ["MinimumValueImage": "dim"])),
      "dim.png": "", "dim@2x.png": "", "other.png": "",
    ])
    let paths = SiteFixture.plan([SiteFixture.entry(bundle)]).files.map(\.path.text)
    #expect(
      paths.filter { $0.hasPrefix("a/files") } == ["a/files/dim.png", "a/files/dim@2x.png"])
  }

  @Test(
    arguments: [
      (["favicon.ico", "icon.png", "icon.svg"], "icon.svg"),
      (["favicon.ico", "icon.png"], "icon.png"), (["favicon.ico"], "favicon.ico"),
      (["images/icon.svg"], nil),
    ] as [([String], String?)])
  func theIconIsAPublicFile(_ files: [String], _ icon: String?) {
    #expect(SiteFixture.plan([], publicFiles: files).icon?.text == icon)
  }

  @Test func theSiteMapNeedsAnAddress() {
    let names = { (base: String?) in SiteFixture.plan([], baseURL: base).files.map(\.path.text) }
    #expect(names("https://example.org") == ["index.html", "404.html", "site.json", "sitemap.xml"])
    #expect(names(nil) == ["index.html", "404.html", "site.json"])
  }

  @Test(
    arguments: [
      ("index.html", "made by the index already"),
      ("INDEX.html", "made by the index already"), ("404.html", "made by the page for missing"),
      ("site.json", "made by the site's summary already"),
      ("sitemap.xml", "made by the site map already"),
      ("assets/site.css", "made by the theme's “site.css” already"),
      ("a/index.html", "made by A/Settings.bundle already"),
      ("a/en/Phone/ROOT.html", "made by A/Settings.bundle/Root.plist already"),
      // A file in place of a folder, and a folder in place of a file.
      ("a", "made by A/Settings.bundle already"),
      ("A/en", "made by A/Settings.bundle/Root.plist already"),
      ("Index.html/x", "made by the index already"),
      (".vitrine/files", "made by Vitrine's own record already"),
    ])
  func aClashNamesBothSources(_ file: String, _ other: String) {
    let entry = SiteFixture.entry(SiteFixture.small())
    let make = { (files: [String]) in
      SiteFixture.plan(
        [entry], baseURL: "https://example.org", assets: ["site.css"], publicFiles: files)
    }
    let plan = make([file, "b.txt"])
    #expect(plan.clashes.map(\.severity) == [.error])
    #expect(plan.clashes.map(\.location.path) == ["Public/\(file)"])
    #expect(plan.clashes.first?.message.text.hasPrefix("“\(file)” in the site is ") ?? false)
    #expect(plan.clashes.first?.message.text.contains(other) ?? false, "\(plan.clashTexts)")
    // The one that came first stays, and so do all others.
    #expect(plan.files.map(\.path) == make(["b.txt"]).files.map(\.path))
  }

  @Test func pagesThatDifferInCaseClash() {
    let bundle = SiteFixture.bundle([
      "Root.plist": BundleFixture.page(""), "Sync.plist": BundleFixture.page(""),
      "sync.plist": BundleFixture.page(""),
    ])
    let plan = SiteFixture.plan([SiteFixture.entry(bundle, idioms: [.phone])])
    #expect(
      plan.clashTexts == [
        "A/Settings.bundle/sync.plist: “a/en/phone/sync.html” in the site is made by "
          + "A/Settings.bundle/Sync.plist already"
      ])
  }

  @Test func publicFilesThatDifferInCaseClash() {
    let plan = SiteFixture.plan([], publicFiles: ["About.txt", "about.TXT"])
    #expect(
      plan.clashTexts == [
        "Public/about.TXT: “about.TXT” in the site is made by Public/About.txt already"
      ])
  }
}
