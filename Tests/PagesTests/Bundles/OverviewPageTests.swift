import Pages
import TestSupport
import Testing
import TextInput

/// The page of a whole bundle.
struct OverviewPageTests {
  @Test func aSmallBundle() throws {
    let page = try EntryFixture(
      ["Root.plist": BundleFixture.page("")], appName: "A & B", idioms: [.phone]
    ).overview()
    #expect(page.kind == .overview)
    #expect(page.path.text == "app/index.html")
    #expect(page.title == "A & B")
    #expect(page.trail == [.init("Index", to: "../index.html")])
    #expect(page.app == nil)
    #expect(
      try page.content() == #"""
        <header class="page-header"><span class="app-icon colour-1" aria-hidden="true">A</span>\#
        <div><h1>A &amp; B</h1><p class="summary">1 page · 1 language · iPhone</p></div></header>\#
        <section><h2>Pages</h2><ul class="pane-tree"><li><div class="pane"><span class="title" \#
        lang="en" dir="ltr">A &amp; B</span><code class="file">Root</code><span class="links"><a \#
        href="en/phone/Root.html" aria-label="A &amp; B, iPhone">iPhone</a></span></div></li></ul>\#
        </section><section><h2>Languages</h2><ul class="languages"><li><span class="title" \#
        lang="en" dir="ltr">English</span><code class="file">en</code><span class="links"><a \#
        href="en/phone/Root.html" aria-label="English, iPhone">iPhone</a></span></li></ul>\#
        </section><section><h2>Checks</h2><p class="links"><a href="checks.html">Nothing was found \#
        wrong</a></p></section>
        """#)
  }

  @Test func aPageHasALinkForEachDeviceThatHasIt() throws {
    let content = try EntryFixture([
      "Root.plist": EntryFixture.links(["Pad": "For <pads>"]),
      "Pad~ipad.plist": BundleFixture.page(""),
    ]).overview().content()
    #expect(
      content.contains(
        #"""
        <code class="file">Root</code><span class="links"><a href="en/phone/Root.html" \#
        aria-label="App, iPhone">iPhone</a><a href="en/pad/Root.html" aria-label="App, iPad">iPad\#
        </a><a href="en/compare/Root.html" aria-label="App, Side by side">Side by side</a></span>\#
        </div><ul><li><div class="pane"><span class="title" lang="en" dir="ltr">For &lt;pads&gt;\#
        </span><code class="file">Pad</code><span class="badge">iPad only</span><span \#
        class="links"><a href="en/pad/Pad.html" aria-label="For &lt;pads&gt;, iPad">iPad</a><a \#
        href="en/compare/Pad.html" aria-label="For &lt;pads&gt;, Side by side">Side by side</a>\#
        </span></div></li></ul></li></ul>
        """#), "\(content)")
  }

  // MARK: - The tree

  /// The tree as `Name(Child,…)`, with the pages that no row leads to behind a bar.
  private func tree(
    _ files: [String: String], idioms: [UserInterfaceIdiom] = [.phone, .pad]
  ) throws -> String {
    let content = try EntryFixture(files, idioms: idioms).overview().content()
    let pages = try #require(content.components(between: "<h2>Pages</h2>", and: "</section>").first)
    // What is left of the markup are the names and the lists.
    return pages.replacing("</code>", with: "<code class=\"file\">")
      .split(separator: "<code class=\"file\">", omittingEmptySubsequences: false).enumerated()
      .map { number, piece in
        guard number.isMultiple(of: 2) else { return String(piece) }
        return piece.matches(of: /<h3>|<(\/?)ul|<(\/?)li/).map { match in
          switch match.0 {
          case "<h3>": "|"
          case "<ul": "("
          case "</ul": ")"
          case "</li": ";"
          default: ""
          }
        }.joined()
      }.joined()
  }

  @Test(
    arguments: [
      (["Root": []], "(Root;)"),
      (["Root": ["B", "A"], "A": ["C"], "B": [], "C": []], "(Root(B;A(C;););)"),
      // Each page stands below the one that opens it first, once.
      (["Root": ["A", "B"], "A": ["C"], "B": ["C"], "C": ["Root", "C"]], "(Root(A(C;);B;);)"),
      (["Root": ["Root"]], "(Root;)"),
      // Pages that no row leads to stand apart, though they lead to one another.
      (["Root": ["A"], "A": [], "X": ["Y"], "Y": ["X", "A"]], "(Root(A;);)|(X;Y;)"),
      (["A": ["B"], "B": []], "|(A;B;)"),
    ] as [([String: [String]], String)])
  func pagesStandBelowThoseThatOpenThem(_ links: [String: [String]], _ tree: String) throws {
    var files: [String: String] = [:]
    for (name, targets) in links {
      let rows = targets.map { BundleFixture.specifier("ChildPane", ["File": $0, "Title": $0]) }
      files["\(name).plist"] = BundleFixture.page(rows.joined(separator: "\n"))
    }
    #expect(try self.tree(files) == tree)
  }

  /// On one device, another page may lead to a page, or none.
  @Test func theTreeIsThatOfTheFirstDeviceThatLeadsToAPage() throws {
    let files = [
      "Root~iphone.plist": EntryFixture.links(["A": "A"]),
      "Root~ipad.plist": EntryFixture.links(["A": "A", "B": "B"]),
      "A~iphone.plist": EntryFixture.links(["B": "B"]), "A~ipad.plist": BundleFixture.page(""),
      "B.plist": BundleFixture.page(""),
    ]
    #expect(try tree(files) == "(Root(A(B;););)")
  }

  @Test func pagesOfDevicesThatTheSiteDoesNotShowAreNotThere() throws {
    let files = [
      "Root.plist": EntryFixture.links(["P": "P", "A": "A"]), "A.plist": BundleFixture.page(""),
      "P~ipad.plist": EntryFixture.links(["Q": "Q"]), "Q~ipad.plist": BundleFixture.page(""),
    ]
    #expect(try tree(files) == "(Root(A;P(Q;););)")
    #expect(try tree(files, idioms: [.phone]) == "(Root(A;);)")
  }

  // MARK: - Languages

  @Test func titlesAreThoseOfTheDevelopmentLanguage() throws {
    let files = [
      "Root.plist": EntryFixture.links(
        ["Sub": "s"], keys: "<key>StringsTable</key><string>T</string>"),
      "Sub.plist": BundleFixture.page(""), "de.lproj/T.strings": "s = Töne;",
      "en.lproj/T.strings": "s = Sounds;", "he.lproj/T.strings": "s = צלילים;",
    ]
    func titles(_ locales: [String], _ development: String) throws -> [String] {
      try EntryFixture(files, locales: locales, development: development).overview().content()
        .components(between: "<span class=\"title\" ", and: "</span>")
    }
    #expect(
      try titles(["de", "en", "he"], "en") == [
        #"lang="en" dir="ltr">App"#, #"lang="en" dir="ltr">Sounds"#,
        #"lang="de" dir="ltr">Deutsch"#, #"lang="en" dir="ltr">English"#,
        #"lang="he" dir="rtl">עברית"#,
      ])
    #expect(try titles(["de", "he"], "he")[1] == #"lang="he" dir="rtl">צלילים"#)
    // The first language counts where the site does not show the development language.
    #expect(try titles(["de", "he"], "en")[1] == #"lang="de" dir="ltr">Töne"#)
  }

  // MARK: - Checks

  @Test func whatIsWrongIsCounted() throws {
    let page = "<plist>\n<true/></plist>"
    let content = try EntryFixture(["Root.plist": page, "x.lproj/a": ""]).overview().content()
    #expect(
      content.contains(
        #"""
        <p class="summary">1 page · 1 language · iPhone and iPad <span class="badge error">1 error\#
        </span> <span class="badge warning">1 warning</span></p>
        """#), "\(content)")
    #expect(
      content.contains(
        #"""
        <section><h2>Checks</h2><p class="links"><a href="checks.html">1 error, 1 warning</a></p>\#
        </section>
        """#), "\(content)")
  }

  @Test func aBundleWithoutPagesHasNoneToShow() throws {
    let content = try EntryFixture([:]).overview().content()
    #expect(content.contains("0 pages · 1 language"))
    #expect(content.contains("<section><h2>Pages</h2></section><section><h2>Checks</h2>"))
    #expect(content.contains(#"<a href="checks.html">1 error</a>"#))
  }
}
