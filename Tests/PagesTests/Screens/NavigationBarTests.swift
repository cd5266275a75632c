import TestSupport
import Testing
import TextInput

/// Titles of pages, and the ways back.
struct NavigationBarTests {
  private static let titles = "<key>StringsTable</key><string>T</string>"

  private static func link(_ title: String, _ file: String, _ idioms: String...) -> String {
    BundleFixture.specifier(
      "ChildPane",
      [
        "File": file, "Title": title,
        "SupportedUserInterfaceIdioms": BundleFixture.strings(idioms),
      ])
  }

  private func content(
    _ pages: [String: String], _ pane: String, _ idiom: UserInterfaceIdiom = .phone,
    prefix: String = ""
  ) throws -> String {
    var fixture = ScreenFixture(BundleFixture(pages))
    fixture.pane = pane
    fixture.idiom = idiom
    fixture.idPrefix = prefix
    return try fixture.content()
  }

  @Test func theFirstPageBearsTheNameOfTheApp() throws {
    let page = BundleFixture.page("", keys: "<key>Title</key><string>Not shown</string>")
    #expect(
      try content(["Root.plist": page], "Root")
        == #"<header class="navigation-bar" id="title-1"><h1>App</h1></header>"#)
  }

  @Test func aPageThatNoRowLeadsToBearsItsOwnName() throws {
    let pages = ["Root.plist": BundleFixture.page(""), "Alone.plist": BundleFixture.page("")]
    #expect(
      try content(pages, "Alone")
        == #"<header class="navigation-bar" id="title-1"><h1>Alone</h1></header>"#)
  }

  @Test func aPageBearsTheTitleOfTheRowThatOpensIt() throws {
    let pages = [
      "Root.plist": BundleFixture.page(Self.link("Sounds", "Sub"), keys: Self.titles),
      "Sub.plist": BundleFixture.page(""), "en.lproj/T.strings": "Sounds = \"Klänge <1>\";",
    ]
    #expect(
      try content(pages, "Sub") == #"""
        <header class="navigation-bar" id="title-1"><a class="back" href="Root.html">App</a><h1>\#
        Klänge &lt;1&gt;</h1></header>
        """#)
  }

  @Test func aPageOpenedByTwoTitlesHasABarForEach() throws {
    let pages = [
      "Root.plist": BundleFixture.page(
        Self.link("Tides", "Shared") + Self.link("More", "More") + Self.link("Tides", "Shared")),
      "More.plist": BundleFixture.page(Self.link("Moon", "Shared")),
      "Shared.plist": BundleFixture.page(""),
    ]
    #expect(
      try content(pages, "Shared", prefix: "pad-") == #"""
        <header class="navigation-bar" id="pad-title-1"><a class="back" href="Root.html">App</a>\#
        <h1>Tides</h1></header><header class="navigation-bar" id="pad-title-2"><a class="back" \#
        href="More.html">More</a><h1>Moon</h1></header>
        """#)
    // A link names the bar that its own title stands in.
    #expect(
      try content(pages, "Root", prefix: "pad-").values(of: "href") == [
        "Shared.html#pad-title-1", "More.html", "Shared.html#pad-title-1",
      ])
    #expect(
      try content(pages, "More").values(of: "href") == ["Root.html", "Shared.html#title-2"])
  }

  /// A row counts only on the devices that show it.
  @Test func titlesAreThoseOfTheDevice() throws {
    let pages = [
      "Root.plist": BundleFixture.page(
        Self.link("On a phone", "Sub", "Phone") + Self.link("On a pad", "Sub", "Pad")),
      "Sub.plist": BundleFixture.page(""),
    ]
    for (idiom, title) in [(UserInterfaceIdiom.phone, "On a phone"), (.pad, "On a pad")] {
      #expect(
        try content(pages, "Sub", idiom) == #"""
          <header class="navigation-bar" id="title-1"><a class="back" href="Root.html">App</a><h1>\#
          \#(title)</h1></header>
          """#)
    }
  }

  /// A row that leads to the page that it stands on is a way to it like others.
  @Test func pagesMayLeadInCircles() throws {
    let pages = [
      "Root.plist": BundleFixture.page(Self.link("Sub", "Sub")),
      "Sub.plist": BundleFixture.page(Self.link("Home", "Root") + Self.link("Again", "Sub")),
    ]
    let sub = try content(pages, "Sub")
    #expect(
      sub.hasPrefix(
        #"""
        <header class="navigation-bar" id="title-1"><a class="back" href="Root.html">App</a><h1>\#
        Sub</h1></header><header class="navigation-bar" id="title-2"><a class="back" \#
        href="Sub.html">Sub</a><h1>Again</h1></header><fieldset
        """#), "\(sub)")
    // The first page has its one title, however one comes to it.
    #expect(sub.contains(#"href="Root.html"><span class="title">Home</span>"#), "\(sub)")
  }
}
