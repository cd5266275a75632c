import Pages
import Settings
import TestSupport
import Testing
import TextInput

/// The settings of a bundle, each once.
struct SettingsCatalogueTests {
  private func field(_ key: String, on idiom: String? = nil) -> String {
    idiom.map {
      BundleFixture.specifier("TextField", ["Key": key, "SupportedUserInterfaceIdioms": $0])
    } ?? BundleFixture.specifier("TextField", ["Key": key])
  }

  private func catalogue(_ files: [String: [String]]) -> SettingsCatalogue {
    SettingsCatalogue(
      of: BundleFixture(files.mapValues { BundleFixture.page($0.joined()) }).read())
  }

  /// Each setting as `key: pane/file#index on devices, …`.
  private func lines(_ catalogue: SettingsCatalogue) -> [String] {
    catalogue.settings.map { setting in
      let uses = setting.uses.map { use in
        let idioms = use.idioms.map(\.rawValue).joined(separator: "+")
        return "\(use.pane)/\(use.file)#\(use.specifier.index) on \(idioms)"
      }
      return "\(setting.key): " + uses.joined(separator: ", ")
    }
  }

  @Test func everyKeyIsOneSettingInTheOrderOfThePages() {
    let link = BundleFixture.specifier("ChildPane", ["File": "Zoo", "Title": "Zoo"])
    let settings = catalogue([
      "Alone.plist": [field("c")],
      "Root.plist": [link, field("b"), field("twin", on: "Phone"), field("twin", on: "Pad")],
      "Zoo.plist": [field("a"), field("b")],
      "Zoo~ipad.plist": [field("a"), field("d")],
    ])
    #expect(
      lines(settings) == [
        "b: Root/Root.plist#1 on phone+pad, Zoo/Zoo.plist#1 on phone",
        "twin: Root/Root.plist#2 on phone, Root/Root.plist#3 on pad",
        "a: Zoo/Zoo.plist#0 on phone, Zoo/Zoo~ipad.plist#0 on pad",
        "d: Zoo/Zoo~ipad.plist#1 on pad",
        "c: Alone/Alone.plist#0 on phone+pad",
      ])
    #expect(settings["twin"]?.uses.count == 2)
    #expect(settings["e"] == nil)
  }

  @Test func anElementThatNoDeviceShowsIsASettingStill() {
    let settings = catalogue(["Root.plist": [field("a", on: "Watch")]])
    #expect(lines(settings) == ["a: Root/Root.plist#0 on "])
  }

  @Test func elementsWithoutKeyAreNoSettings() {
    let elements = [
      BundleFixture.specifier("Group", ["Title": "G"]),
      BundleFixture.specifier("TextField"),
      BundleFixture.specifier("TextField", ["Key": "<integer>1</integer>"]),
    ]
    #expect(catalogue(["Root.plist": elements]).settings.isEmpty)
    #expect(catalogue([:]).settings.isEmpty)
  }

  @Test(arguments: [
    (["a", "b_c.d"], ["setting-a", "setting-b_c.d"]),
    ([""], ["setting-"]),
    (["a b"], ["setting-a-b"]),
    (["a\tb\u{A0}c\nd"], ["setting-a-b-c-d"]),
    // Without tags and quotes being any trouble: they are escaped where they are written.
    (["\"<é>&'"], ["setting-\"<é>&'"]),
    (["👩‍🚀", "日本"], ["setting-👩‍🚀", "setting-日本"]),
    (["a\u{7F}b"], ["setting-a-b"]),
    // A key that stands in its id as it is has it, wherever it stands.
    (["a b", "a-b"], ["setting-a-b-2", "setting-a-b"]),
    (["a b", "a\u{A0}b", "a-b"], ["setting-a-b-2", "setting-a-b-3", "setting-a-b"]),
    (["a b", "a-b", "a-b-2"], ["setting-a-b-3", "setting-a-b", "setting-a-b-2"]),
    // Two spellings of a letter are two keys to the defaults database, and two ids to a browser.
    (["\u{E9}", "e\u{301}"], ["setting-\u{E9}", "setting-e\u{301}"]),
  ])
  func everySettingHasAnIdOfItsOwn(_ keys: [String], _ anchors: [String]) {
    let settings = catalogue(["Root.plist": keys.map { field($0) }]).settings
    #expect(settings.map { Array($0.anchor.utf8) } == anchors.map { Array($0.utf8) })
    #expect(settings.map { Array($0.key.utf8) } == keys.map { Array($0.utf8) })
  }

  @Test func addressesAreEncoded() throws {
    let setting = try #require(catalogue(["Root.plist": [field("100% é:~:")]]).settings.first)
    let address = BundleLayout(slug: "app").address(of: setting, from: SitePath("docs/a.html"))
    #expect(address == "../app/reference.html#setting-100%25-%C3%A9%3A~%3A")
  }
}
