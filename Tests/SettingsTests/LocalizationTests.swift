import Settings
import TestSupport
import Testing

struct LocalizationTests {
  @Test(arguments: [
    ("en", "en"), ("English", "en"), ("zh_CN", "zh-CN"), ("pt-br", "pt-BR"), ("zh-hans", "zh-Hans"),
    ("zh-Hant-HK", "zh-Hant-HK"), ("es-419", "es-419"), ("fil", "fil"),
    ("zh_Hant_TW", "zh-Hant-TW"),
    ("Base", nil), ("", nil), ("e", nil), ("en-", nil), ("en.US", nil), ("Klingonese", nil),
    ("ελ", nil), ("419", nil), ("e1", nil),
  ])
  func foldersNameLanguages(_ name: String, _ tag: String?) {
    #expect(LocaleTag(lprojName: name)?.text == tag)
  }

  @Test(arguments: [
    ("ar", true), ("he", true), ("fa-AF", true), ("ur", true), ("ku-Arab", true),
    ("az-Latn", false),
    ("en", false), ("ar-Latn", false), ("ckb", true),
  ])
  func directionComesFromLanguageAndScript(_ tag: String, _ isRightToLeft: Bool) throws {
    #expect(try #require(LocaleTag(tag)).isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    ("de", "Deutsch"), ("de-AT", "Deutsch (AT)"), ("zh-Hant", "繁體中文"), ("tlh", "tlh"),
  ])
  func languagesBearTheirOwnNames(_ tag: String, _ name: String) throws {
    #expect(try #require(LocaleTag(tag)).endonym == name)
  }

  private func shown(_ files: [String: String], _ locale: String, keys: String) throws -> [String] {
    var files = files
    let titles = ["a", "b", ""].map { BundleFixture.specifier("Group", ["Title": $0]) }
    files["Root.plist"] = BundleFixture.page(titles.joined(), keys: keys)
    let bundle = BundleFixture(files).read()
    let language = try #require(bundle.locales.first { $0.tag.text == locale })
    let localizer = LocalizedBundle(bundle, in: language).localizer(for: bundle.files[0])
    return bundle.files[0].specifiers.map { localizer.shown($0.title ?? "-") }
  }

  private static let table = "<key>StringsTable</key><string>T</string>"

  @Test func aMissingEntryShowsTheKey() throws {
    let files = ["de.lproj/T.strings": "a = eins;", "en.lproj/T.strings": "a = one; b = two;"]
    #expect(try shown(files, "de", keys: Self.table) == ["eins", "b", ""])
  }

  @Test func anEmptyTitleStaysEmpty() throws {
    let files = ["en.lproj/T.strings": "\"\" = header;"]
    #expect(try shown(files, "en", keys: Self.table) == ["a", "b", ""])
  }

  @Test func aPageWithoutTableIsNotLocalized() throws {
    #expect(try shown(["en.lproj/Root.strings": "a = one;"], "en", keys: "") == ["a", "b", ""])
  }

  @Test func aLanguageWithoutTheTableUsesTheDevelopmentLanguages() throws {
    let files = ["en.lproj/T.strings": "a = one;", "de.lproj/Other.strings": "a = eins;"]
    #expect(try shown(files, "de", keys: Self.table) == ["one", "b", ""])
  }

  @Test func baseCountsAsTheDevelopmentLanguage() throws {
    let files = ["Base.lproj/T.strings": "a = base;", "de.lproj/T.strings": "a = eins;"]
    #expect(try shown(files, "en", keys: Self.table) == ["base", "b", ""])
  }

  @Test func theModernNameOfALanguageIsAskedFirst() throws {
    let files = ["English.lproj/T.strings": "a = old; b = two;", "en.lproj/T.strings": "a = new;"]
    #expect(try shown(files, "en", keys: Self.table) == ["new", "b", ""])
  }

  @Test func keysAreComparedLiterally() throws {
    let files = [
      "en.lproj/T.strings": "\"e\u{301}\" = decomposed;",
      "Root.plist": BundleFixture.page(
        BundleFixture.specifier("Group", ["Title": "\u{E9}"]), keys: Self.table),
    ]
    let bundle = BundleFixture(files).read()
    let localizer = LocalizedBundle(bundle, in: bundle.locales[0]).localizer(for: bundle.files[0])
    #expect(localizer.shown("\u{E9}").unicodeScalars.count == 1)
    #expect(localizer.shown("e\u{301}") == "decomposed")
  }

  @Test(arguments: [
    ("sv", ["Apelsin", "Zebra", "Ål", "Äpple", "Öl"]),
    ("de", ["Ål", "Apelsin", "Äpple", "Öl", "Zebra"]),
  ])
  func choicesAreSortedAsTheLanguageDoes(_ locale: String, _ expected: [String]) throws {
    let words = ["Zebra", "Äpple", "Apelsin", "Öl", "Ål"]
    let page = BundleFixture.page(
      BundleFixture.specifier(
        "MultiValue",
        [
          "Key": "k", "Values": BundleFixture.strings(words),
          "Titles": BundleFixture.strings(words),
          "DisplaySortedByTitle": "<true/>",
        ]))
    let bundle = BundleFixture(["Root.plist": page, "\(locale).lproj/x.strings": ""]).read()
    let localizer = LocalizedBundle(bundle, in: bundle.locales[0]).localizer(for: bundle.files[0])
    guard case .multiValue(let choices) = bundle.files[0].specifiers[0].content else {
      Issue.record("no multi value")
      return
    }
    #expect(localizer.order(of: choices).map { choices.choices[$0].title } == expected)
  }
}
