import Settings
import TestSupport
import Testing

/// How much of a bundle is translated.
struct LanguageCoverageTests {
  /// The languages of a coverage, each as `table translated/identical/missing …`.
  private func lines(_ files: [String: String], in dialect: Dialect = .settings) -> [String] {
    let bundle = BundleFixture(files).read(in: dialect)
    let coverage = LanguageCoverage(of: bundle, in: bundle.locales)
    return coverage.locales.indices.map { number in
      let tables = coverage.tables.map { table in
        let counts = table.counts[number]
        return "\(table.name) \(counts.translated)/\(counts.identical)/\(counts.missing)"
      }
      return "\(coverage.locales[number].tag): \(tables.joined(separator: ", "))"
    }
  }

  private func page(_ specifiers: [String], table: String?) -> String {
    BundleFixture.page(
      specifiers.joined(),
      keys: table.map { "<key>StringsTable</key><string>\($0)</string>" } ?? "")
  }

  private func toggle(_ title: String) -> String {
    BundleFixture.specifier("ToggleSwitch", ["Title": title, "Key": title])
  }

  @Test func everyTextIsTranslatedOrTheSameOrMissing() {
    let files = [
      "Root.plist": page([toggle("One"), toggle("OK"), toggle("Two"), toggle("Two")], table: "R"),
      "en.lproj/R.strings": "",
      "de.lproj/R.strings": "One = Eins; OK = OK; Other = Anderes;",
      "fr.lproj/R.strings": "One = Un; OK = OK; Two = Deux;",
    ]
    #expect(lines(files) == ["de: R 1/1/1", "en: R 0/0/3", "fr: R 2/1/0"])
  }

  /// What the development language's table would be asked for is no translation.
  @Test func aTableOfAnotherLanguageDoesNotCount() {
    let files = [
      "Root.plist": page([toggle("k1")], table: "R"),
      "en.lproj/R.strings": "k1 = One;", "de.lproj/Other.strings": "k1 = Eins;",
    ]
    #expect(lines(files) == ["de: R 0/0/1", "en: R 1/0/0"])
  }

  @Test func pagesThatShareATableAreCountedTogether() {
    let files = [
      "Root.plist": page([toggle("a"), toggle("b")], table: "R"),
      "Root~ipad.plist": page([toggle("a"), toggle("c")], table: "R"),
      "Sub.plist": page([toggle("a")], table: "S"),
      "Untold.plist": page([toggle("z")], table: nil),
      "Empty.plist": page([BundleFixture.specifier("Group")], table: nil),
      "de.lproj/R.strings": "a = A; b = B;",
    ]
    #expect(lines(files) == ["de: R 2/0/1, S 0/0/1"])
    let bundle = BundleFixture(files).read()
    let coverage = LanguageCoverage(of: bundle, in: bundle.locales)
    #expect(coverage.filesWithoutTable == ["Untold.plist"])
    #expect(coverage.counts(ofLocale: 0) == .init(translated: 2, identical: 0, missing: 2))
    #expect(coverage.counts(ofLocale: 0).present == 2)
    #expect(coverage.counts(ofLocale: 0).total == 4)
    #expect(coverage.hasTexts)
    let bare = BundleFixture(["Root.plist": page([], table: "R")]).read()
    #expect(!LanguageCoverage(of: bare, in: bare.locales).hasTexts)
  }

  @Test(arguments: [
    (
      BundleFixture.specifier("Group", ["Title": "T", "FooterText": "F", "Key": "k"]),
      Dialect.settings, ["T", "F"]
    ),
    (
      BundleFixture.specifier(
        "MultiValue",
        [
          "Titles": "<array><string>A</string><integer>1</integer><string/></array>",
          "ShortTitles": BundleFixture.strings(["a"]), "Values": BundleFixture.strings(["v"]),
          "DefaultValue": "v", "Title": "T",
        ]), .settings, ["T", "A", "1", "a"]
    ),
    (
      BundleFixture.specifier(
        "ToggleSwitch", ["Title": "T", "Description": "D", "IASKSubtitle": "S"]), .settings, ["T"]
    ),
    (
      BundleFixture.specifier(
        "ToggleSwitch",
        [
          "Title": "T",
          "IASKSubtitle": BundleFixture.dictionary(["YES": "On", "__default__": "Else"]),
        ]), .inApp, ["T", "On", "Else"]
    ),
    (
      BundleFixture.dictionary([
        "Type": "IASKOpenURLSpecifier", "Title": "T", "File": "https://example.com",
      ]), .inApp, ["T"]
    ),
    // Settings does not show it.
    (
      BundleFixture.dictionary(["Type": "IASKOpenURLSpecifier", "Title": "T"]), .settings, []
    ),
    (
      BundleFixture.dictionary([
        "Type": "IASKListGroupSpecifier", "Title": "T", "Key": "k",
        "ItemSpecifier": BundleFixture.specifier("TextField", ["Title": "Item"]),
        "AddSpecifier": BundleFixture.dictionary([
          "Type": "IASKButtonSpecifier", "Title": "Add",
        ]),
      ]), .inApp, ["T", "Item", "Add"]
    ),
  ])
  func textsAreThoseThatATableMayTranslate(
    _ specifier: String, _ dialect: Dialect, _ texts: [String]
  ) {
    let bundle = BundleFixture(specifiers: [specifier]).read(in: dialect)
    #expect(bundle.files.flatMap { $0.localizableTexts(in: dialect) } == texts)
  }
}
