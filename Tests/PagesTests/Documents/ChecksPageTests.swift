import Pages
import TestSupport
import Testing
import TextInput

/// The page of what was found wrong in a bundle.
struct ChecksPageTests {
  /// A row that opens a page which is not there, on line 3.
  private static let broken = EntryFixture.links(["Nowhere": "N"])

  @Test func aBundleWithoutFaults() throws {
    let page = try EntryFixture(
      ["Root.plist": BundleFixture.page("")], appName: "A & B", idioms: [.phone]
    ).checks()
    #expect(page.kind == .checks)
    #expect(page.path.text == "app/checks.html")
    #expect(page.title == "Checks – A & B")
    #expect(
      page.trail == [.init("Index", to: "../index.html"), .init("A & B", to: "index.html")])
    #expect(
      try page.content() == #"""
        <header class="page-header"><span class="app-icon colour-1" aria-hidden="true">A</span>\#
        <div><h1>Checks</h1><p class="summary">0 findings in A &amp; B</p></div></header>\#
        <div class="checks"><p>Nothing was found wrong.</p></div>
        """#)
  }

  @Test func aFindingLeadsToItsRowOnEachDevice() throws {
    let content = try EntryFixture(["Root.plist": Self.broken])
      .checks(["missing-pane": "leads <nowhere>"]).content()
    #expect(
      content.contains(
        #"""
        <section class="pane-findings"><h2><span lang="en" dir="ltr">App</span> <code>Root</code></h2>\#
        <ul class="findings"><li class="finding error" data-severity="error" \#
        data-rule="missing-pane"><span class="severity">error</span><p class="message">
        """#), "\(content)")
    #expect(
      content.contains(
        #"""
        <p class="rule"><code>missing-pane</code> leads &lt;nowhere&gt;</p><div class="place">\#
        <code>Root.plist:3:74</code><span class="links"><a href="en/phone/Root.html#row-0" \#
        aria-label="The row on iPhone">iPhone</a><a href="en/pad/Root.html#row-0" \#
        aria-label="The row on iPad">iPad</a></span></div><pre tabindex="0"><code>
        """#), "\(content)")
    #expect(content.contains("<mark>&lt;string&gt;Nowhere&lt;/string&gt;</mark>"))
    #expect(
      content.contains(
        #"""
        <tr><th scope="row"><code>missing-pane</code></th><td>leads &lt;nowhere&gt;</td>\#
        <td class="number">1</td><td class="number none">0</td><td class="number none">0</td></tr>
        """#), "\(content)")
    // One finding needs no filter.
    #expect(!content.contains("finding-filter"))
  }

  @Test func aRowLeadsOnlyToDevicesThatShowIt() throws {
    let row = BundleFixture.specifier(
      "ChildPane",
      [
        "File": "Nowhere", "Title": "N",
        "SupportedUserInterfaceIdioms": "<array><string>Pad</string></array>",
      ])
    let content = try EntryFixture(["Root.plist": BundleFixture.page(row)]).checks().content()
    #expect(content.contains("pad/Root.html#row-0"))
    #expect(!content.contains("phone/Root.html"))
  }

  @Test func whatIsAboutNoRowLeadsToThePageAndWhatIsAboutNoneStandsLast() throws {
    let content = try EntryFixture([
      "Root.plist": Self.broken, "Orphan.plist": BundleFixture.page(""), "x.lproj/a": "",
    ]).checks().content()
    let sections = content.components(
      between: "<section class=\"pane-findings\">", and: "</section>")
    #expect(sections.count == 3)
    #expect(sections[0].contains("<code>Root</code>"))
    #expect(
      sections[1].contains(#"<a href="en/phone/Orphan.html" aria-label="The page on iPhone">"#))
    #expect(sections[2].hasPrefix("<h2>Other files</h2>"))
    #expect(sections[2].contains("x.lproj") && !sections[2].contains("<a "))
    #expect(content.contains(#"<input type="checkbox" value="error" checked> 1 error</label>"#))
    #expect(
      content.contains(#"<input type="checkbox" value="warning" checked> 2 warnings</label>"#))
    #expect(content.contains("<option>unknown-language</option>"))
  }

  @Test func languagesStandByPage() throws {
    let table = "<key>StringsTable</key><string>T</string>"
    let content = try EntryFixture([
      "Root.plist": EntryFixture.links(["A": "a", "B": "b"], keys: table),
      "A.plist": EntryFixture.links(["Root": "a"], keys: table),
      // Without a table, or without a text, there is nothing to translate.
      "B.plist": EntryFixture.links(["Root": "x"]),
      "de.lproj/T.strings": "a = A;", "en.lproj/T.strings": "a = A; b = B;",
    ]).checks().content()
    let chart = try #require(
      content.components(between: #"id="languages""#, and: "</section>").first)
    #expect(
      chart.components(between: #"<th scope="col">"#, and: "</th>") == [
        "Language", #"<span lang="en" dir="ltr">App</span>"#,
        #"<span lang="en" dir="ltr">A</span>"#,
      ])
    #expect(
      chart.matches(of: /aria-label="([^"]+) complete">(\d+)%/).map { "\($0.1): \($0.2)" } == [
        "Root, Deutsch: 50", "A, Deutsch: 100", "Root, English: 100", "A, English: 100",
      ])
  }
}
