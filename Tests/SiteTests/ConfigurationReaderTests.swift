import Diagnostics
import Settings
import Site
import TestSupport
import Testing
import TextInput

struct ConfigurationReaderTests {
  private func read(_ text: String, path: String = "vitrine.yml") -> (
    configuration: SiteConfiguration, diagnostics: [Diagnostic]
  ) {
    var diagnostics: [Diagnostic] = []
    let source = SourceText(path: path, utf8: Array(text.utf8))
    let configuration = SiteConfiguration(reading: source, diagnostics: &diagnostics)
    return (configuration, diagnostics)
  }

  @Test func everyKeyCounts() {
    let (configuration, diagnostics) = read(
      """
      title: Tidepool
      bundles: [App/Settings.bundle, /elsewhere]
      public: static
      themes: looks
      theme: looks/Own
      theme-options: {appearance: dark}
      output: ../out
      idioms: [pad, phone, pad]
      locales: [pt-br, English]
      development-language: de
      base-url: https://example.org/x
      strict: true
      """, path: "project/vitrine.yml")
    #expect(diagnostics.map(\.textForm) == [])
    #expect(configuration.title == "Tidepool")
    #expect(configuration.bundles == ["project/App/Settings.bundle", "/elsewhere"])
    #expect(configuration.publicFolder == "project/static")
    #expect(configuration.themesFolder == "project/looks")
    #expect(configuration.theme == "project/looks/Own")
    #expect(configuration.themeOptions.map { "\($0.name)=\($0.value)" } == ["appearance=dark"])
    #expect(configuration.output == "project/../out")
    #expect(configuration.idioms == [.phone, .pad])
    #expect(configuration.locales?.map(\.text) == ["pt-BR", "en"])
    #expect(configuration.developmentLanguage.text == "de")
    #expect(configuration.baseURL == "https://example.org/x")
    #expect(configuration.isStrict)
  }

  @Test func anEmptyFileSaysNothing() {
    let (configuration, diagnostics) = read("# nothing\n")
    #expect(diagnostics == [])
    #expect(configuration.title == nil)
    #expect(configuration.bundles == nil)
    #expect(configuration.publicFolder == nil)
    #expect(configuration.theme == "Cupertino")
    #expect(configuration.output == "site")
    #expect(configuration.idioms == [.phone, .pad])
    #expect(configuration.locales == nil)
    #expect(configuration.developmentLanguage == .english)
    #expect(!configuration.isStrict)
  }

  @Test func oneWordCountsAsAList() {
    let configuration = read("bundles: A\nidioms: pad\nlocales: fr").configuration
    #expect(configuration.bundles == ["A"])
    #expect(configuration.idioms == [.pad])
    #expect(configuration.locales?.map(\.text) == ["fr"])
  }

  @Test func aThemeWithoutASlashIsAName() {
    #expect(read("theme: Own", path: "project/vitrine.yml").configuration.theme == "Own")
  }

  @Test(arguments: [
    ("title: x\n①outptu: y\n", "① error yaml-unknown-key"),
    ("strict: ①\"yes\"\n", "① error yaml-type"), ("title: ①[a, b]\n", "① error yaml-type"),
    ("title: ①true\n", "① error yaml-type"), ("bundles: ①{a: b}\n", "① error yaml-type"),
    ("idioms: [phone, ①tv]\n", "① error yaml-value"),
    ("locales:\n  - fr\n  - ①123-x\n", "① error unknown-language"),
    ("development-language: ①Klingonese\n", "① error unknown-language"),
    ("base-url: ①example.org\n", "① error base-url"),
    ("theme-options:\n  appearance: ①[dark]\n", "① error yaml-type"),
    ("theme-options: ①dark\n", "① error yaml-type"), ("①- title\n", "① error yaml-type"),
  ])
  func whatIsWrongIsReportedInItsPlace(_ marked: String, _ expected: String) {
    let text = MarkedText(marked)
    let found = read(text.text).diagnostics.map { diagnostic in
      "\(text.mark(at: diagnostic.location.range?.start)) \(diagnostic.severity) "
        + diagnostic.message.rule
    }
    #expect(found == [expected])
  }

  @Test func anUnknownKeyIsMeantAsTheNearest() {
    let message = read("outptu: x").diagnostics.first?.message.text ?? ""
    #expect(message.hasPrefix("unknown key “outptu”; did you mean “output”?"))
  }

  @Test func theRestCountsInSpiteOfWhatIsWrong() {
    let configuration = read(
      "title: [x]\nnonsense: 1\noutput: out\nidioms: [tv, pad]\nlocales: [\"?\", fr]"
    ).configuration
    #expect(configuration.title == nil)
    #expect(configuration.output == "out")
    #expect(configuration.idioms == [.pad])
    #expect(configuration.locales?.map(\.text) == ["fr"])
  }
}
