import Diagnostics
import Documents
import HTML
import Mustache
import Pages
import Settings
import TestSupport
import Testing
import TextInput
import Theming

/// What templates find of a page.
struct FrameDataTests {
  private let site = FrameSite(
    title: "S", generator: "G", baseURL: nil, icon: nil, options: ["size": "small"])

  private func entry(
    _ files: [String: String], _ idioms: [UserInterfaceIdiom] = [.phone, .pad]
  ) -> BundleEntry {
    let bundle = BundleFixture(files).read()
    return BundleEntry(
      bundle: bundle, layout: BundleLayout(slug: "app"), idioms: idioms, locales: bundle.locales)
  }

  private func preview(_ entry: BundleEntry, _ pane: String = "Root") throws -> Page {
    let locale = try #require(entry.locales.first)
    let bundle = LocalizedBundle(entry.bundle, in: locale)
    let pane = try #require(entry.bundle.pane(named: pane))
    return try #require(Page.preview(pane, on: .phone, of: bundle, in: entry))
  }

  private func compare(_ entry: BundleEntry, _ pane: String = "Root") throws -> Page {
    let locale = try #require(entry.locales.first)
    return .compare(
      try #require(entry.bundle.pane(named: pane)), of: LocalizedBundle(entry.bundle, in: locale),
      in: entry)
  }

  private static let rich = [
    "Root.plist": BundleFixture.page(
      BundleFixture.specifier("ChildPane", ["File": "Sub", "Title": "Sub"])
        + BundleFixture.specifier("TextField", ["Key": "name"])),
    "Sub.plist": BundleFixture.page(""), "Pad~ipad.plist": BundleFixture.page(""),
    "ar.lproj/x": "", "en.lproj/x": "",
  ]

  // MARK: - Values

  @Test func anyPageTellsOfItselfAndOfTheSite() {
    let page = Page.index(of: [], documents: .none, titled: "T", diagnostics: [])
    #expect(
      page.frameData(site).described == #"""
        {content: <header class="page-header"><div><h1>T</h1></div></header><p>There is no \#
        settings bundle.</p>, generator: "G", hasSearch: no, hasTrail: no, language: \#
        {direction: "ltr", tag: "en"}, \#
        options: {size: "small"}, root: "", site: {title: "S"}, title: "T", trail: []}
        """#)
  }

  @Test(arguments: [
    ("https://e.org/x", "https://e.org/x/app/index.html"), ("/s/", "/s/app/index.html"),
  ])
  func aPageKnowsItsOwnAddressWhereTheSiteDoes(_ base: String, _ address: String) {
    let site = FrameSite(
      title: "S", generator: "G", baseURL: base, icon: SitePath("icon.svg"), options: [:])
    let page = Page.overview(of: entry(Self.rich), diagnostics: [])
    #expect(page.frameData(site)["canonical"]?.described == "\"\(address)\"")
    #expect(page.frameData(site)["icon"]?.described == "\"../icon.svg\"")
    // The page in place of one that is missing has no address of its own.
    let missing = Page.missing(base: base).frameData(site)
    #expect(missing["canonical"]?.described == nil)
    let root = base.hasSuffix("/") ? base : base + "/"
    #expect(missing["icon"]?.described == "\"\(root)icon.svg\"")
    #expect(missing["root"]?.described == "\"\(root)\"")
  }

  @Test func aPreviewTellsOfItsDevicesLanguagesAndPages() throws {
    let data = try preview(entry(Self.rich), "Sub").frameData(site)
    let expected = [
      "app": #""App""#, "store": #""app""#, "title": #""Sub – App""#, "root": #""../../../""#,
      "hasPhone": "yes", "hasPad": "no", "hasTrail": "yes", "hasDevices": "yes",
      "hasLanguages": "yes", "hasPanes": "yes", "language": #"{direction: "rtl", tag: "ar"}"#,
      "trail": #"""
      [{address: "../../../index.html", title: "Index"}, {address: "../../index.html", \#
      title: "App"}]
      """#,
      "devices": #"""
      [{address: "Sub.html", isCompare: no, isCurrent: yes, isPad: no, isPhone: yes, title: \#
      "iPhone"}, {address: "../pad/Sub.html", isCompare: no, isCurrent: no, isPad: yes, isPhone: \#
      no, title: "iPad"}, {address: "../compare/Sub.html", isCompare: yes, isCurrent: no, isPad: \#
      no, isPhone: no, title: "Side by side"}]
      """#,
      "languages": #"""
      [{address: "Sub.html", direction: "rtl", isCurrent: yes, tag: "ar", title: "العربية"}, \#
      {address: "../../en/phone/Sub.html", direction: "ltr", isCurrent: no, tag: "en", title: \#
      "English"}]
      """#,
      "currentLanguage": #"""
      {address: "Sub.html", direction: "rtl", isCurrent: yes, tag: "ar", title: "العربية"}
      """#,
      "panes": #"""
      [{address: "Root.html", direction: "rtl", isCurrent: no, tag: "ar", title: "App"}, \#
      {address: "Sub.html", direction: "rtl", isCurrent: yes, tag: "ar", title: "Sub"}]
      """#,
    ]
    for (name, value) in expected { #expect(data[name]?.described == value, "\(name)") }
    #expect(data["phone"]?.described.hasPrefix("<form ") ?? false)
    #expect(data["pad"]?.described == nil)
  }

  /// A menu of one thing is none.
  @Test func thereIsNothingToChooseAmongOne() throws {
    let data = try preview(entry(["Root.plist": BundleFixture.page("")], [.phone])).frameData(site)
    for name in ["hasDevices", "hasLanguages", "hasPanes"] {
      #expect(data[name]?.described == "no", "\(name)")
    }
  }

  @Test func aPageWithoutFieldsHasNoKeyboards() throws {
    let data = try preview(entry(Self.rich), "Sub").frameData(site)
    #expect(data["hasKeyboards"]?.described == "no")
    #expect(data["phoneKeyboards"] == nil)
    #expect(Page.keyboards(of: entry(["Root.plist": BundleFixture.page("")])) == nil)
  }

  @Test func aComparePageHasBothDevices() throws {
    let data = try compare(entry(Self.rich)).frameData(site)
    #expect(data["hasPhone"]?.described == "yes" && data["hasPad"]?.described == "yes")
    // A remark stands in place of the form that a device does not have.
    let pad = try compare(entry(Self.rich), "Pad").frameData(site)
    #expect(pad["phone"]?.described.hasPrefix("<p class=\"note absent\"") ?? false)
  }

  /// What is an address is filtered as one, even where the site's own configuration gives it.
  @Test(arguments: [
    ("overview", "canonical", "javascript:x//app/index.html"),
    ("missing", "root", "javascript:x//"),
  ])
  func addressesAreFiltered(_ kind: String, _ name: String, _ address: String) {
    let site = FrameSite(
      title: "S", generator: "G", baseURL: "javascript:x//", icon: nil, options: [:])
    let page: Page =
      kind == "missing" ? .missing(base: site.baseURL) : .overview(of: entry([:]), diagnostics: [])
    let theme = TestTheme.load(
      [kind: "<a href=\"{{\(name)}}\">"], frames: FrameSchema.frames(options: [])
    ).theme
    let frame = theme.render(frame: kind, data: page.frameData(site))
    #expect(String(decoding: frame.utf8 ?? [], as: UTF8.self) == "<a href=\"#blocked\">")
    #expect(frame.diagnostics.map(\.message) == [.blockedAddress(address, "javascript", name)])
  }

  // MARK: - Schema

  /// Documents of which the second has all that a page can have.
  private static let documents: DocumentSite = {
    let text = "---\ndescription: D\n---\n## A\n## B\n"
    let documents = ["a.md", "b.md"].map { path in
      Document.read(SourceText(path: path, utf8: Array(text.utf8)), path: path).document
    }
    var options = DocumentSite.Options()
    options.editURL = "https://e.org/{path}"
    return DocumentSite(
      DocumentTree(documents, files: ["a.md", "b.md"], hasDrafts: false),
      entries: [], paths: [], options: options)
  }()

  /// A template can name whatever is there, and is checked for just that.
  @Test func thePagesFollowTheirSchema() throws {
    let site = FrameSite(
      title: "S", generator: "G", baseURL: "https://e.org", icon: SitePath("icon.svg"),
      options: ["size": "small"])
    let schemas = FrameSchema.frames(options: ["size"])
    let rich = entry(Self.rich)
    let documents = Self.documents
    let richDocument = Page.document(1, in: documents).page
    let pages = [
      .index(of: [rich], documents: documents, titled: "T", diagnostics: [[]]),
      .overview(of: rich, diagnostics: []),
      try preview(rich), try compare(rich), try #require(.keyboards(of: rich)),
      .reference(of: rich), .checks(of: rich, diagnostics: [], summaries: [:]), .missing(base: nil),
      richDocument,
      .redirect(from: "old.html", to: 1, in: documents),
    ]
    #expect(Set(pages.map(\.kind)) == Set(Page.Kind.allCases))
    #expect(schemas.count == pages.count)
    for page in pages {
      let schema = try #require(schemas[page.kind.rawValue])
      #expect(page.frameData(site).strays(from: .object(schema), "\(page.kind)") == [])
      // All that is promised is there on the page that has all.
      let absent = schema.keys.filter { page.frameData(site)[$0] == nil }.sorted()
      switch page.kind {
      case .preview: #expect(absent == ["pad", "padKeyboards"])
      case .missing: #expect(absent == ["canonical"])
      default: #expect(absent == [])
      }
    }
  }
}

extension MustacheValue {
  fileprivate subscript(name: String) -> MustacheValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The value as a text that a test compares.
  fileprivate var described: String {
    switch self {
    case .missing: "-"
    case .text(let text): "\"\(text)\""
    case .html(let bytes): String(decoding: bytes, as: UTF8.self)
    case .boolean(let flag): flag ? "yes" : "no"
    case .integer(let number): "\(number)"
    case .decimal(let number): "\(number)"
    case .list(let items): "[\(items.map(\.described).joined(separator: ", "))]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.described)" }
        .joined(separator: ", ") + "}"
    }
  }

  /// The names of values that a schema does not know, or knows as something else.
  fileprivate func strays(from schema: TemplateSchema, _ name: String) -> [String] {
    switch (self, schema) {
    case (.text, .text), (.text, .url), (.text, .refresh), (.html, .html), (.html, .json),
      (.boolean, .boolean):
      []
    case (.list(let items), .list(let members)):
      items.flatMap { $0.strays(from: .object(members), name) }
    case (.object(let values), .object(let members)):
      values.sorted { $0.key < $1.key }.flatMap { key, value in
        members[key].map { value.strays(from: $0, "\(name).\(key)") } ?? ["\(name).\(key)"]
      }
    default: [name]
    }
  }
}
