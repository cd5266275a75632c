import Settings
import TestSupport
import TextInput
import Testing

/// Which file and which strings table InAppSettingsKit takes.
struct InAppLookupTests {
  /// The file that a device uses for Root in English; nil when it has none.
  private func file(
    _ files: [String], on idiom: UserInterfaceIdiom, in language: String = "en"
  ) -> String? {
    let texts = files.map { path in
      (path, BundleFixture.page(BundleFixture.specifier("Group", ["Title": path])))
    }
    // Both languages are there, whatever the pages.
    var fixture = BundleFixture(Dictionary(uniqueKeysWithValues: texts))
    for name in ["de", "en"] { fixture.files["\(name).lproj/Other.strings"] = "" }
    let bundle = fixture.read(in: .inApp)
    guard let locale = bundle.locales.first(where: { $0.tag.text == language }),
      let root = bundle.pane(named: "Root")
    else { return nil }
    return LocalizedBundle(bundle, in: locale).screen(of: root, on: idiom)?.file.path
  }

  @Test(
    arguments: [
      (["Root.plist"], "Root.plist", "Root.plist"),
      (["Root.plist", "Root~ipad.plist"], "Root.plist", "Root~ipad.plist"),
      (["Root.plist", "Root~iphone.plist"], "Root~iphone.plist", "Root.plist"),
      (["Root~ipad.plist"], nil, "Root~ipad.plist"),
      // `.inApp` comes before the device.
      (["Root.inApp.plist", "Root~ipad.plist"], "Root.inApp.plist", "Root.inApp.plist"),
      (
        ["Root.plist", "Root.inApp.plist", "Root~ipad.inApp.plist"], "Root.inApp.plist",
        "Root~ipad.inApp.plist"
      ),
      // The device comes before the language's folder.
      (["Root.plist", "en.lproj/Root.plist"], "en.lproj/Root.plist", "en.lproj/Root.plist"),
      (["Root~ipad.plist", "en.lproj/Root.plist"], "en.lproj/Root.plist", "Root~ipad.plist"),
      (["Root.inApp.plist", "en.lproj/Root.plist"], "Root.inApp.plist", "Root.inApp.plist"),
      (
        ["Root.plist", "en.lproj/Root~ipad.inApp.plist"], "Root.plist",
        "en.lproj/Root~ipad.inApp.plist"
      ),
      (["Root.plist", "de.lproj/Root.plist"], "Root.plist", "Root.plist"),
      // The bundle beside comes last of all.
      (["Root.plist", "../Settings.bundle/Root~ipad.inApp.plist"], "Root.plist", "Root.plist"),
      (
        ["../Settings.bundle/Root.plist", "../Settings.bundle/Root.inApp.plist"],
        "../Settings.bundle/Root.inApp.plist", "../Settings.bundle/Root.inApp.plist"
      ),
    ] as [([String], String?, String?)])
  func filesAreAskedForInOrder(_ files: [String], _ phone: String?, _ pad: String?) {
    #expect(file(files, on: .phone) == phone)
    #expect(file(files, on: .pad) == pad)
  }

  @Test func languagesHaveFilesOfTheirOwn() {
    let files = ["Root.plist", "de.lproj/Root.plist"]
    #expect(file(files, on: .phone, in: "de") == "de.lproj/Root.plist")
    #expect(file(files, on: .phone, in: "en") == "Root.plist")
    // What only one language has stands in for the others.
    #expect(file(["de.lproj/Root.plist"], on: .phone, in: "en") == "de.lproj/Root.plist")
  }

  @Test func appleReadsNoneOfIt() {
    let page = BundleFixture.page("")
    let fixture = BundleFixture([
      "Root.plist": page, "Root.inApp.plist": page, "en.lproj/Root.plist": page,
    ])
    let bundle = fixture.read()
    #expect(bundle.panes.map(\.name) == ["Root", "Root.inApp"])
    #expect(bundle.pane(named: "Root")?.files[.phone]?.path == "Root.plist")
    #expect(bundle.remarks.contains { $0.contains("localized-page") })
    #expect(fixture.read(in: .inApp).panes.map(\.name) == ["Root"])
  }

  @Test func pagesOfTheBundleBesideAreThereWhenLinksLeadThere() {
    let link = BundleFixture.page(
      BundleFixture.specifier("ChildPane", ["Title": "More", "File": "More"]))
    let bundle = BundleFixture([
      "Root.inApp.plist": link, "../Settings.bundle/Root.plist": link,
      "../Settings.bundle/More.plist": BundleFixture.page(""),
      "../Settings.bundle/Alone.plist": BundleFixture.page(""),
    ]).read(in: .inApp)
    #expect(bundle.panes.map(\.name) == ["Root", "More"])
    #expect(bundle.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      // The page's own word, the tables that are there, the one that counts.
      ("Sub/Page.plist", nil, ["Page", "Root"], "Page"),
      ("Page~ipad.inApp.plist", nil, ["Page", "Root"], "Page"),
      ("Page.plist", nil, ["Root"], "Root"),
      ("Page.plist", "Mine", ["Mine", "Page", "Root"], "Mine"),
      ("Page.plist", "Mine", ["Page", "Root"], nil),
      ("Page.plist", nil, [], nil),
    ] as [(String, String?, [String], String?)])
  func pagesHaveTablesWithoutSayingSo(
    _ path: String, _ named: String?, _ tables: [String], _ counts: String?
  ) throws {
    let keys = named.map { "<key>StringsTable</key><string>\($0)</string>" } ?? ""
    var fixture = BundleFixture([
      path: BundleFixture.page(BundleFixture.specifier("Group", ["Title": "t"]), keys: keys)
    ])
    for table in tables { fixture.files["en.lproj/\(table).strings"] = "t = \"by \(table)\";" }
    let bundle = fixture.read(in: .inApp)
    let localized = LocalizedBundle(bundle, in: bundle.locales[0])
    #expect(
      localized.localizer(for: bundle.files[0]).shown("t") == (counts.map { "by \($0)" } ?? "t"))
    let settings = fixture.read()
    #expect(settings.files[0].stringsTable == named)
  }

  @Test func tablesAreThoseOfTheBundleThatThePageIsIn() {
    let bundle = BundleFixture([
      "Root.plist": BundleFixture.page(
        BundleFixture.specifier("ChildPane", ["Title": "t", "File": "More"])),
      "../Settings.bundle/More.plist": BundleFixture.page(""),
      "en.lproj/Root.strings": "t = \"here\";",
      "../Settings.bundle/en.lproj/Root.strings": "t = \"beside\";",
    ]).read(in: .inApp)
    let localized = LocalizedBundle(bundle, in: bundle.locales[0])
    let texts = bundle.files.map { [$0.path, localized.localizer(for: $0).shown("t")] }
    #expect(texts == [["../Settings.bundle/More.plist", "beside"], ["Root.plist", "here"]])
  }
}
