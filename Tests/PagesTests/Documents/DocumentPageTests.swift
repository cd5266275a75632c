import Diagnostics
import Documents
import HTML
import Pages
import TestSupport
import Testing

/// The pages of documents: their links, and the settings in them.
struct DocumentPageTests {
  private let app: EntryFixture

  init() throws {
    app = try EntryFixture(
      [
        "Root.plist": BundleFixture.page(
          [
            BundleFixture.specifier("Group", ["Title": "General"]),
            BundleFixture.specifier("ToggleSwitch", ["Key": "sync", "Title": "Sync"]),
            BundleFixture.specifier("ChildPane", ["Title": "More", "File": "More"]),
          ].joined(), keys: "<key>StringsTable</key><string>Root</string>"),
        "More.plist": BundleFixture.page(
          BundleFixture.specifier("TextField", ["Key": "user name", "Title": "Name"])),
        "en.lproj/Root.strings": "\"General\" = \"Everything\";",
        "de.lproj/Root.strings": "\"Sync\" = \"Abgleich\"; \"General\" = \"Alles\";",
      ], slug: "app")
  }

  /// A site of documents, the first of which a test looks at.
  private func site(
    _ text: String, path: String = "guide/a.md", others: KeyValuePairs<String, String> = [:],
    entries: [BundleEntry]? = nil, change: (inout DocumentSite.Options) -> Void = { _ in }
  ) -> (site: DocumentSite, node: Int) {
    let texts = [(path, text)] + others.map { ($0.key, $0.value) }
    let documents = texts.map { path, text in
      Document.read(SourceText(path: path, utf8: Array(text.utf8)), path: path).document
    }
    var options = DocumentSite.Options()
    change(&options)
    let tree = DocumentTree(
      documents, files: texts.map(\.0) + ["images/a b.png", "data.zip"], hasDrafts: false)
    let site = DocumentSite(
      tree, entries: entries ?? [app.entry],
      paths: [SitePath("app/index.html"), SitePath("docs/guide/a.html")], options: options)
    let node = tree.nodes.firstIndex { $0.document.map { tree.documents[$0].path } == path }
    return (site, node ?? 0)
  }

  /// The text's markup, and what is said of it.
  private func content(
    _ text: String, others: KeyValuePairs<String, String> = [:], entries: [BundleEntry]? = nil
  ) throws -> (markup: String, messages: [String]) {
    let marked = MarkedText(text)
    let (site, node) = site(marked.text, others: others, entries: entries)
    let (page, diagnostics) = Page.document(node, in: site)
    return (try page.markup(of: "content"), marked.describe(diagnostics))
  }

  // MARK: - Links

  private static let others: KeyValuePairs<String, String> = [
    "index.md": "# Home", "guide/b.md": "# One\n# One", "other.md": "---\nslug: else\n---\n",
    "draft.md": "---\ndraft: true\n---\n",
  ]

  @Test(arguments: [
    ("b.md", "b.html"), ("b.md#one-1", "b.html#one-1"), ("./b.md?x=1#one", "b.html?x=1#one"),
    ("../other.md", "../else.html"), ("..", "../index.html"), (".", "index.html"),
    ("../images/a%20b.png", "../images/a%20b.png"), ("../data.zip", "../data.zip"),
    ("#part", "#part"), ("#", "#"), ("https://e.org/a%20b?c#d", "https://e.org/a%20b?c#d"),
    ("mailto:a@e.org", "mailto:a@e.org"), ("../../app/index.html", "../../app/index.html"),
    ("../../app/index.html#x", "../../app/index.html#x"), ("a.html", "a.html"),
    ("setting:sync", "../../app/reference.html#setting-sync"),
    ("setting:app/sync", "../../app/reference.html#setting-sync"),
    ("<setting:user name>", "../../app/reference.html#setting-user-name"),
  ])
  func linksLeadToPages(_ address: String, _ written: String) throws {
    let found = try content("## Part\n\n[x](\(address))", others: Self.others)
    #expect(found.markup.contains("<p><a href=\"\(written)\">x</a></p>"))
    #expect(found.messages == [])
  }

  @Test(arguments: [
    ("①[x](c.md)", "① there is no “c.md” among the documents or in the site"),
    ("a ①[x](b.md#two)", "① there is no heading “#two” in “b.md”"),
    ("> ①[x](#prt)", "① there is no heading “#prt” in this document; did you mean “part”?"),
    ("①[x]()", "① the link leads nowhere: its address is empty"),
    ("①[x](../draft.md)", "① “draft.md” is a draft, which is left out without “--drafts”"),
    (
      "①[x](/other.md)",
      "① “/other.md” begins with “/”, which leads out of a site that is opened from a disk; write "
        + "a relative path; did you mean “../other.md”?"
    ),
    ("①![x](b.md)", "① “b.md” is a document, not an image"),
    (
      "①![x](../image/a%20b.png)",
      "① there is no “../image/a b.png” among the documents or in the site; did you mean "
        + "“../images/a b.png”?"
    ),
    ("①[x](setting:snc)", "① there is no setting “snc”; did you mean “sync”?"),
    ("①[x](../../../a.md)", "① “../../../a.md” lies outside of the folder of documents"),
    (
      "①[x](javascript:a)",
      "① links to “javascript:” are not allowed: a page leads to http, https, mailto, tel, or to a "
        + "relative address"
    ),
  ])
  func brokenLinksAreToldWithTheirPlaces(_ text: String, _ message: String) throws {
    let found = try content("## Part\n\n\(text)", others: Self.others)
    #expect(found.messages == [message])
  }

  @Test(arguments: [
    ("# Caf\u{E9}\n\n[x](#cafe%CC%81)", "#caf%C3%A9"),
    ("# Cafe\u{301}\n\n[x](#caf%C3%A9)", "#cafe%CC%81"),
    ("[x](b.md#caf%C3%A9)", "b.html#cafe%CC%81"),
  ])
  func aPlaceIsSpelledAsItsPageHasIt(_ text: String, _ address: String) throws {
    let found = try content(text, others: ["guide/b.md": "# Cafe\u{301}"])
    #expect(found.markup.contains("<a href=\"\(address)\">x</a>"))
    #expect(found.messages == [])
  }

  @Test func headingsWithoutANameAreNotLedTo() throws {
    let text = "# A\n\n## One\n\n## 😀\n\nx\n\n## Two\n"
    let (site, node) = site(text)
    #expect(try !Page.document(node, in: site).page.markup(of: "contents").contains("href=\"#\""))
    let source = SourceText(path: "a.md", utf8: Array(text.utf8))
    let sections = Document.read(source, path: "a.md").sections
    #expect(sections.map(\.anchor) == [nil, "one", nil, "two"])
  }

  @Test func guessesComeToAnEnd() throws {
    let (site, node) = site(
      "## Part\n\n" + String(repeating: "[x](#prt) [y](setting:snc)\n", count: 50))
    let diagnostics = Page.document(node, in: site).diagnostics
    #expect(diagnostics.count == 100)
    #expect(diagnostics.count { $0.message.text.contains("did you mean") } == 20)
  }

  @Test func aSettingOfSeveralBundlesWantsABundle() throws {
    let other = BundleEntry(
      bundle: app.entry.bundle, layout: .init(slug: "other"), idioms: app.entry.idioms,
      locales: app.entry.locales)
    let found = try content(
      "①[x](setting:sync) [y](setting:other/sync)", entries: [app.entry, other])
    #expect(
      found.messages == [
        "① several bundles have a setting “sync”; write “setting:app/sync” or “setting:other/sync”"
      ])
    #expect(found.markup.contains("../../other/reference.html#setting-sync"))
  }

  // MARK: - Settings

  @Test func aBlockShowsASettingAsThePreviewDoes() throws {
    let found = try content("```settings\nkey: sync\nlocale: de\n```\n")
    #expect(found.messages == [])
    #expect(
      found.markup == #"""
        <h1>A</h1><figure class="settings"><div lang="de" dir="ltr"><form class="screen" \#
        data-pane="Root" data-idiom="phone" data-locale="de" novalidate method="dialog"><fieldset \#
        class="section"><legend></legend><div class="rows"><div class="row toggle-switch" \#
        id="settings:1-row-1" data-specifier="PSToggleSwitchSpecifier" data-key="sync"><label \#
        for="settings:1-row-1-control">Abgleich</label><input type="checkbox" role="switch" \#
        id="settings:1-row-1-control" name="sync" value="true" data-true-value="true" data-true-type="boolean" \#
        data-false-value="false" data-false-type="boolean"></div></div></fieldset></form></div>\#
        <figcaption><a href="../../app/de/phone/Root.html#row-1"><bdi lang="de">App</bdi></a>\#
        </figcaption></figure>

        """#)
  }

  @Test(arguments: [
    ("group: Everything", "legend>Everything</legend"), ("group: General", "Everything"),
    ("pane: More\nidiom: pad", "data-idiom=\"pad\""), ("", "data-key=\"sync\""),
    ("key: user name", "data-pane=\"More\""), ("bundle: App\nkey: sync", "data-key=\"sync\""),
    // A device that the site leaves out is no mistake of the document.
    ("idiom: pad\nkey: sync", "data-idiom=\"pad\""),
  ])
  func blocksNameWhatTheyShow(_ lines: String, _ expected: String) throws {
    let found = try content("```settings\n\(lines)\n```\n\n* ```settings\n  key: sync\n  ```")
    #expect(found.messages == [])
    let first = try #require(found.markup.firstRange(of: "</figure>"))
    #expect(found.markup[..<first.lowerBound].contains(expected))
    #expect(found.markup.contains("id=\"settings:2-row-1\""))
  }

  @Test(arguments: [
    ("```settings\nkey: ①snc\n```", "① there is no setting “snc”; did you mean “sync”?"),
    (
      "> ```settings\n> pane: ①Mor\n> ```",
      "① there is no page “Mor” in the bundle; did you mean “More”?"
    ),
    (
      "* ```settings\n  pane: Root\n  key: ①user name\n  ```",
      "① the setting “user name” is not on this page, but on “More”"
    ),
    ("```settings\ngroup: ①Generl\n```", "① there is no group “Generl” on the page"),
    ("```settings\nlocale: ①fr\n```", "① the bundle is not shown in “fr”; there are de, en"),
    ("```settings\nidiom: ①watch\n```", "① “idiom” wants"),
    ("```settings\n①kye: sync\n```", "① unknown key “kye”; did you mean “key”?"),
    ("```settings\nbundle: ①ap\n```", "① there is no bundle “ap”; the site has app"),
  ])
  func brokenBlocksAreToldWithTheirPlaces(_ text: String, _ message: String) throws {
    let found = try content(text)
    #expect(found.messages.count == 1)
    #expect(found.messages.first?.hasPrefix(message) ?? false)
  }

  /// The page has no other form, so its ids have no prefix.
  @Test func aRowOfABlockLeadsToTheTitleOnThePage() throws {
    let app = try EntryFixture(
      [
        "Root.plist": EntryFixture.links(["Sub": "One", "Sub": "Two"]),
        "Sub.plist": BundleFixture.page(""),
      ])
    let found = try content("```settings\n```", entries: [app.entry])
    let links = found.markup.values(of: "href").filter { $0.contains("Sub.html") }
    let pages = "../../app/en/phone/Sub.html"
    #expect(links == ["\(pages)#title-1", "\(pages)#title-2"])
    let ids = try #require(try app.preview("Sub")).markup(of: "phone").values(of: "id")
    #expect(ids == ["title-1", "title-2"])
  }

  @Test func aBlockWithoutBundlesIsAnError() throws {
    let found = try content("①```settings\n```", entries: [])
    #expect(found.messages == ["① the site has no bundle"])
    #expect(found.markup.contains("<p class=\"note\">the site has no bundle</p>"))
  }

  // MARK: - Surroundings

  @Test func aPageCarriesItsOwnBranch() throws {
    let (site, node) = site(
      "---\ndescription: D\n---\n## Two\n### Three\n#### Four\n## [L](b.md)",
      others: [
        "index.md": "# Home", "guide/b.md": "# B", "other/index.md": "# Other",
        "other/hidden.md": "# Hidden", "z.md": "# Z",
      ]
    ) { $0.editURL = "https://e.org/edit/{path}?x" }
    let (page, diagnostics) = Page.document(node, in: site)
    #expect(diagnostics == [])
    #expect(page.kind == .document)
    #expect(page.path.text == "docs/guide/a.html")
    #expect(page.trail.map(\.title) == ["Index", "Home", "Guide"])
    #expect(page.trail.map(\.address) == ["../../index.html", "../index.html", "index.html"])
    #expect(page.previous?.address == "index.html")
    #expect(page.next?.address == "b.html")
    #expect(page.summary == "D")
    #expect(page.edit == "https://e.org/edit/guide/a.md?x")
    #expect(
      try page.markup(of: "navigation") == #"""
        <ul><li><a href="../index.html">Home</a></li><li><a href="index.html">Guide</a><ul><li>\#
        <a href="a.html" aria-current="page">A</a></li><li><a href="b.html">B</a></li></ul></li>\#
        <li><a href="../other/index.html">Other</a></li><li><a href="../z.html">Z</a></li></ul>
        """#)
    #expect(
      try page.markup(of: "contents") == #"""
        <ol><li class="level-2"><a href="#two">Two</a></li><li class="level-3"><a href="#three">\#
        Three</a></li><li class="level-2"><a href="#l">L</a></li></ol>
        """#)
  }

  /// A list that stands on each page of a folder must not hold all of them.
  @Test func manyPagesOfAFolderAreAWindow() throws {
    let texts = (1...200).map { ("p\($0).md", "# P\($0)") }
    let documents = texts.map { path, text in
      Document.read(SourceText(path: path, utf8: Array(text.utf8)), path: path).document
    }
    let site = DocumentSite(
      DocumentTree(documents, files: texts.map(\.0), hasDrafts: false), entries: [], paths: [],
      options: .init())
    func titles(_ node: Int) throws -> [String] {
      try Page.document(node, in: site).page.markup(of: "navigation")
        .matches(of: />([^<]+)<\/a>/).map { String($0.1) }
    }
    #expect(try titles(1) == ["Documentation"] + (1...60).map { "P\($0)" } + ["…"])
    #expect(try titles(100) == ["Documentation", "…"] + (70...129).map { "P\($0)" } + ["…"])
    #expect(try titles(200) == ["Documentation", "…"] + (141...200).map { "P\($0)" })
    let landing = try Page.document(0, in: site).page.markup(of: "content")
    #expect(landing.matches(of: /<li>/).count == 200)
  }

  @Test func aFormerAddressLeadsOn() {
    let (site, node) = site("---\naliases: [old/one.md]\n---\n# A")
    let page = Page.redirect(from: "old/one.html", to: node, in: site)
    #expect(page.path.text == "docs/old/one.html")
    #expect(page.target == "../guide/a.html")
    #expect(page.title == "A")
  }
}
