import Diagnostics
import Settings
import TestSupport
import Testing
import TextInput

/// The form as a whole: its hooks, its ids, and what is said of broken files.
struct ScreenFormTests {
  @Test(arguments: [
    (UserInterfaceIdiom.phone, "pt-BR", #"data-idiom="phone" data-locale="pt-BR""#),
    (.pad, "en", #"data-idiom="pad" data-locale="en""#),
  ])
  func theFormSaysWhatItShows(
    _ idiom: UserInterfaceIdiom, _ locale: String, _ attributes: String
  ) throws {
    var fixture = ScreenFixture(
      BundleFixture([
        "a/B \"c\".plist": BundleFixture.page(""), "pt_BR.lproj/a.strings": "",
        "en.lproj/a.strings": "",
      ]))
    fixture.pane = "a/B \"c\""
    fixture.idiom = idiom
    fixture.locale = locale
    #expect(
      try fixture.form() == #"""
        <form class="screen" data-pane="a/B &quot;c&quot;" \#(attributes) novalidate \#
        method="dialog"><header class="navigation-bar" id="title-1"><h1>a/B "c"</h1></header></form>
        """#)
  }

  @Test func theDevicesFileCounts() throws {
    var fixture = ScreenFixture(
      BundleFixture([
        "Root.plist": BundleFixture.page(BundleFixture.specifier("Group", ["Title": "All"])),
        "Root~ipad.plist": BundleFixture.page(BundleFixture.specifier("Group", ["Title": "Pad"])),
      ]))
    #expect(try fixture.sections().contains("<legend>All</legend>"))
    fixture.idiom = .pad
    #expect(try fixture.sections().contains("<legend>Pad</legend>"))
  }

  // MARK: - Languages

  @Test func everyTextThatAppleLocalizesIsLocalized() throws {
    let choices: KeyValuePairs = [
      "Title": "t", "Key": "t", "FooterText": "t", "DefaultValue": "t",
      "Values": BundleFixture.strings(["t"]), "Titles": BundleFixture.strings(["t"]),
      "ShortTitles": BundleFixture.strings(["t"]),
    ]
    let types = ["RadioGroup", "MultiValue", "TitleValue", "ToggleSwitch", "TextField", "Slider"]
    var fixture = ScreenFixture(
      BundleFixture([
        "Root.plist": BundleFixture.page(
          types.map { BundleFixture.specifier($0, choices) }.joined(),
          keys: "<key>StringsTable</key><string>T</string>"),
        "de.lproj/T.strings": "t = \"»ü«\";",
      ]))
    fixture.locale = "de"
    let sections = try fixture.sections()
    // Texts stand between tags; keys and values, which stand in attributes, stay as they are. But
    // the group's title names the slider.
    let texts = sections.matches(of: />([^<]+)</).map(\.1)
    let shown = [
      // The radio group's legend, and its choice with its short title;
      "»ü«", "»ü«", "»ü«",
      // the multi-value's row, the way back to it, its heading, its choice with its short title;
      "»ü«", "App", "»ü«", "»ü«", "»ü«",
      // the title value's label and value; the labels of switch and field; the footer.
      "»ü«", "»ü«", "»ü«", "»ü«", "»ü«",
    ]
    #expect(texts.map(String.init) == shown)
    let values = sections.matches(of: /([a-z-]+)="[^"]*ü[^"]*"/).map(\.1)
    #expect(values == ["aria-label"])
  }

  // MARK: - Ids

  private static let everything = ScreenFixture(
    BundleFixture.specifier("Group", ["Title": "G", "FooterText": "F"]),
    BundleFixture.specifier("ToggleSwitch", ["Title": "T", "Key": "a"]),
    BundleFixture.specifier("TextField", ["Title": "T", "Key": "b"]),
    BundleFixture.specifier("Slider", ["Key": "c"]),
    BundleFixture.specifier("TitleValue", ["Title": "T", "Key": "d"]),
    BundleFixture.specifier("MultiValue", ["Title": "T", "Key": "e"]),
    BundleFixture.specifier("ChildPane", ["Title": "T", "File": "Root"]),
    BundleFixture.specifier("RadioGroup", ["Title": "G", "FooterText": "F", "Key": "f"]),
    BundleFixture.dictionary([:]))

  @Test func idsSayThePlaceInTheFile() throws {
    #expect(
      try Self.everything.form().values(of: "id") == [
        "title-1", "row-0", "row-1", "row-1-control", "row-2", "row-2-control", "row-3",
        "row-3-control", "row-4", "row-4-control", "row-5", "row-5-title", "row-5-choices", "row-6",
        "row-0-footer", "row-7", "row-8", "row-7-footer",
      ])
  }

  /// With a prefix, every id and everything that refers to one has it; nothing else changes.
  @Test func aPrefixIsThatOfAllIdsAndReferences() throws {
    let plain = try Self.everything.form()
    var fixture = Self.everything
    fixture.idPrefix = "pad-"
    let prefixed = try fixture.form()
    #expect(
      prefixed
        == plain.replacing(/(id|for|aria-[a-z]+by)="/) { "\($0.0)pad-" }
        .replacing("href=\"#", with: "href=\"#pad-"))
    let ids = prefixed.values(of: "id")
    #expect(Set(ids).count == ids.count)
    let references =
      prefixed.values(of: "for") + prefixed.values(of: "aria-labelledby")
      + prefixed.values(of: "aria-describedby")
      + prefixed.values(of: "href").filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
    #expect(references.count == 8 && Set(ids).isSuperset(of: references), "\(references)")
  }

  // MARK: - Broken files

  private static func note(_ text: String) -> String {
    #"<p class="note" lang="en" dir="ltr">\#(text)</p>"#
  }

  @Test(arguments: [
    ("<plist></plist>", "Root.plist: the property list holds no value"),
    (
      "<plist><string>x</string></plist>",
      "Root.plist:1:8: a page's property list must be a dictionary"
    ),
  ])
  func anErrorOfTheFileStandsInThePage(_ text: String, _ note: String) throws {
    let sections = try ScreenFixture(BundleFixture(["Root.plist": text])).sections()
    #expect(sections == Self.note(note))
  }

  @Test func whatStandsBeforeAnErrorIsShown() throws {
    let page = BundleFixture.page(BundleFixture.specifier("Group", ["Title": "G"]))
    let broken = page.replacing("</array>", with: "<dict></wrong>")
    let sections = try ScreenFixture(BundleFixture(["Root.plist": broken])).sections()
    #expect(sections.hasPrefix(#"<p class="note" lang="en" dir="ltr">Root.plist:"#), "\(sections)")
    #expect(sections.contains("<legend>G</legend>"), "\(sections)")
  }

  @Test func aPageThatCannotBeReadSaysSo() throws {
    var bundle = BundleFixture(["Root.plist": "<plist></plist>"])
    bundle.unreadable = ["Root.plist"]
    #expect(
      try ScreenFixture(bundle).sections()
        == Self.note("Root.plist: the file cannot be read: Permission denied"))
  }

  @Test func anErrorOfTheStringsTableStandsInThePageThatUsesIt() throws {
    let keys = "<key>StringsTable</key><string>T</string>"
    let fixture = ScreenFixture(
      BundleFixture(["Root.plist": BundleFixture.page("", keys: keys), "en.lproj/T.strings": "a"]))
    let sections = try fixture.sections()
    #expect(
      sections.hasPrefix(
        #"<p class="note" lang="en" dir="ltr">en.lproj/T.strings:1:1: a value is missing"#),
      "\(sections)")
  }

  /// A page says the same wherever the bundle lies.
  @Test func placesAreThoseWithinTheBundle() throws {
    var bundle = BundleFixture(["Root.plist": "<plist><true/></plist>"])
    let sections = try ScreenFixture(bundle).sections()
    bundle.path = "/somewhere/else/App.bundle"
    #expect(sections.contains(">Root.plist:1:8: "))
    #expect(try ScreenFixture(bundle).sections() == sections)
  }

  /// Warnings stand in the overview alone.
  @Test func aWarningDoesNotStandInThePage() throws {
    let fixture = ScreenFixture(BundleFixture(["Root.plist": "<plist><dict/></plist>"]))
    #expect(fixture.bundle.read().diagnostics.map(\.severity) == [.warning])
    #expect(try fixture.sections() == "")
  }
}
