import Diagnostics
import Pages
import TestSupport
import Testing
import TextInput

struct IndexPageTests {
  @Test func aSiteWithoutBundlesSaysSo() throws {
    let page = Page.index(of: [], documents: .none, titled: "A & B", diagnostics: [])
    #expect(page.kind == .index)
    #expect(page.path.text == "index.html")
    #expect(page.title == "A & B")
    #expect(page.root == "")
    #expect(
      try page.content() == #"""
        <header class="page-header"><div><h1>A &amp; B</h1></div></header><p>There is no settings bundle.</p>
        """#)
  }

  @Test func everyBundleHasACard() throws {
    let small = try EntryFixture(
      ["Root.plist": BundleFixture.page("")], slug: "a", appName: "<é>", idioms: [.phone])
    let large = try EntryFixture(
      [
        "Root.plist": EntryFixture.links(["Sub": "Sub"]), "Sub.plist": BundleFixture.page(""),
        "Pad~ipad.plist": BundleFixture.page(""), "en.lproj/a.strings": "",
        "de.lproj/a.strings": "",
      ], slug: "b c", appName: "tide")
    let error = Diagnostic(.init(.error, "a", "A"), at: SourceLocation(path: "x"))
    let warning = Diagnostic(.init(.warning, "a", "A"), at: SourceLocation(path: "x"))
    let note = Diagnostic(.init(.note, "a", "A"), at: SourceLocation(path: "x"))
    let page = Page.index(
      of: [small.entry, large.entry], documents: .none, titled: "T",
      diagnostics: [[note], [warning, error, note, warning]])
    #expect(
      try page.content() == #"""
        <header class="page-header"><div><h1>T</h1></div></header><ul class="bundles"><li><a class="card" \#
        href="a/index.html"><span class="app-icon colour-1" aria-hidden="true">&lt;</span><span \#
        class="title">&lt;é&gt;</span><span class="summary">1 page · 1 language · iPhone</span></a>\#
        </li><li><a class="card" href="b%20c/index.html"><span class="app-icon colour-5" \#
        aria-hidden="true">T</span><span class="title">tide</span><span class="summary">3 pages · \#
        2 languages · iPhone and iPad <span class="badge error">1 error</span> <span class="badge \#
        warning">2 warnings</span></span></a></li></ul>
        """#)
  }

  /// Pages of devices that the site does not show do not count.
  @Test func pagesOfOtherDevicesDoNotCount() throws {
    let fixture = try EntryFixture(
      ["Root.plist": BundleFixture.page(""), "Pad~ipad.plist": BundleFixture.page("")],
      idioms: [.phone])
    let page = Page.index(of: [fixture.entry], documents: .none, titled: "T", diagnostics: [[]])
    #expect(try page.content().contains("1 page · 1 language · iPhone<"))
  }
}
