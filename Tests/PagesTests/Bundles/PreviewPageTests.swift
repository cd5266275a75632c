import Pages
import TestSupport
import Testing
import TextInput

/// A settings page as one device shows it: what stands around its form.
struct PreviewPageTests {
  private let english = Page.LanguageOfText.english
  private let arabic = Page.LanguageOfText(tag: "ar", isRightToLeft: true)
  private static let files = [
    "Root.plist": EntryFixture.links(
      ["Sub dir/Sounds": "Sounds", "Pad": "For pads"],
      keys: "<key>StringsTable</key><string>T</string>"),
    "Sub dir/Sounds.plist": EntryFixture.links(["Root": "Home"]),
    "Pad~ipad.plist": BundleFixture.page(""), "Orphan.plist": BundleFixture.page(""),
    "en.lproj/T.strings": "", "ar.lproj/T.strings": "Sounds = \"أصوات\";",
  ]

  @Test func aPageTellsTheWayToItselfAndToItsLikes() throws {
    let page = try #require(
      try EntryFixture(Self.files).preview("Sub dir/Sounds", on: .pad, in: "ar"))
    #expect(page.kind == .preview)
    #expect(page.path.text == "app/ar/pad/Sub dir/Sounds.html")
    #expect(page.root == "../../../../")
    #expect(page.title == "أصوات – App")
    #expect(page.language == arabic)
    #expect(page.app == "App")
    #expect(page.store == "app")
    #expect(
      page.trail == [
        .init("Index", to: "../../../../index.html"), .init("App", to: "../../../index.html"),
      ])
    #expect(
      page.devices == [
        .init("iPhone", to: "../../phone/Sub%20dir/Sounds.html", device: .phone),
        .init("iPad", to: "Sounds.html", isCurrent: true, device: .pad),
        .init("Side by side", to: "../../compare/Sub%20dir/Sounds.html", device: .compare),
      ])
    #expect(
      page.languages == [
        .init("العربية", to: "Sounds.html", isCurrent: true, language: arabic),
        .init("English", to: "../../../en/pad/Sub%20dir/Sounds.html", language: english),
      ])
    #expect(
      page.panes == [
        .init("App", to: "../Root.html", language: arabic),
        .init("أصوات", to: "Sounds.html", isCurrent: true, language: arabic),
        .init("For pads", to: "../Pad.html", language: arabic),
        .init("Orphan", to: "../Orphan.html", language: arabic),
      ])
  }

  @Test func theFirstPageIsCalledByTheApp() throws {
    let page = try #require(try EntryFixture(Self.files).preview("Root"))
    #expect(page.title == "App")
    // The page that pads alone have is none of a phone's.
    #expect(page.panes.map(\.title) == ["App", "Sounds", "Orphan"])
  }

  @Test func theFormOfTheDeviceIsItsOnlyPart() throws {
    let page = try #require(try EntryFixture(Self.files).preview("Root"))
    #expect(page.regions.map(\.name) == ["phone"])
    let form = try page.markup(of: "phone")
    #expect(
      form.hasPrefix(
        #"<form class="screen" data-pane="Root" data-idiom="phone" data-locale="en" novalidate"#))
    #expect(form.values(of: "href") == ["Sub%20dir/Sounds.html"])
    #expect(form.contains("“Pad” has no page for Phone."))
  }

  @Test func linksLeadThroughFoldersAndToFilesOfTheBundle() throws {
    let slider = BundleFixture.specifier(
      "Slider", ["Key": "k", "MinimumValueImage": "a b", "MaximumValueImage": "in/c"])
    let fixture = try EntryFixture([
      "Root.plist": EntryFixture.links(["x/Sub": "Sub"]),
      "x/Sub.plist": BundleFixture.page(
        slider + BundleFixture.specifier("ChildPane", ["File": "Root", "Title": "R"])),
      "a b.png": "", "in/c.png": "", "in/c@2x.png": "",
    ])
    let form = try #require(try fixture.preview("x/Sub")).markup(of: "phone")
    #expect(form.values(of: "href") == ["../Root.html", "../Root.html"])
    #expect(
      form.values(of: "src")
        == ["../../../files/a%20b.png", "../../../files/in/c.png"])
    #expect(
      form.values(of: "srcset")
        == ["../../../files/in/c.png 1x, ../../../files/in/c@2x.png 2x"])
  }

  @Test func aDeviceWithoutThePageHasNoPreview() throws {
    let fixture = try EntryFixture(Self.files)
    #expect(try fixture.preview("Pad", on: .phone)?.path == nil)
    let pad = try #require(try fixture.preview("Pad", on: .pad))
    #expect(pad.devices.map(\.title) == ["iPad", "Side by side"])
  }

  @Test func aSiteOfOneDeviceSetsNothingSideBySide() throws {
    let page = try #require(try EntryFixture(Self.files, idioms: [.phone]).preview("Root"))
    #expect(page.devices == [.init("iPhone", to: "Root.html", isCurrent: true, device: .phone)])
  }

  @Test func onlyTheLanguagesOfTheSiteAreThere() throws {
    let page = try #require(try EntryFixture(Self.files, locales: ["en"]).preview("Root"))
    #expect(
      page.languages == [.init("English", to: "Root.html", isCurrent: true, language: english)])
  }
}
