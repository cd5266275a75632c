import Diagnostics
import Pages
import TestSupport
import Testing
import Theming

@testable import Site

struct ThemeSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("Themes")
  }

  private func load(
    _ theme: String, options: [String: String] = [:]
  ) throws -> ThemeSource.Loaded {
    var configuration = SiteConfiguration()
    configuration.theme = theme
    configuration.themesFolder = folder.path("Themes")
    configuration.themeOptions = options.sorted { $0.key < $1.key }.map { name, value in
      .init(name: name, value: value, location: SourceLocation(path: "vitrine.yml:\(name)"))
    }
    return try ThemeSource(configuration).load()
  }

  private func trouble(_ theme: String) throws -> String {
    try #require(throws: BuildError.self) { try load(theme) }.description
      .replacing(folder.path + "/", with: "")
  }

  @Test func theBuiltInThemeIsWhole() throws {
    let loaded = try load("Cupertino")
    #expect(loaded.diagnostics.map(\.textForm) == [])
    #expect(loaded.theme.name == "Cupertino")
    #expect(
      loaded.theme.frameNames == [
        "checks", "compare", "document", "index", "keyboards", "missing", "overview", "preview",
        "redirect",
        "reference",
      ])
    #expect(loaded.theme.assets["site.css"]?.isEmpty == false)
    #expect(loaded.options["appearance"] == "auto")
  }

  @Test(arguments: [
    ("appearance", "auto"), ("appearance", "light"), ("appearance", "dark"),
    ("header-case", "as-written"), ("header-case", "upper"),
  ])
  func theBuiltInThemeHasOptions(_ name: String, _ value: String) throws {
    let loaded = try load("Cupertino", options: [name: value])
    #expect(loaded.diagnostics.map(\.textForm) == [])
    #expect(loaded.options[name] == value)
  }

  @Test func aThemeBuildsUponAnother() throws {
    try folder.write([
      "Themes/Own/theme.yml": "name: Mine\nextends: Cupertino\noptions:\n  accent: [red, blue]\n",
      "Themes/Own/assets/site.css": "own", "Themes/Own/assets/own.css": "more",
    ])
    let loaded = try load("Own")
    #expect(loaded.diagnostics.map(\.textForm) == [])
    #expect(loaded.theme.name == "Mine")
    #expect(loaded.theme.assets["site.css"] == Array("own".utf8))
    #expect(loaded.theme.assets["own.css"] == Array("more".utf8))
    #expect(loaded.theme.assets["screen.css"]?.isEmpty == false)
    #expect(loaded.options["accent"] == "red")
    #expect(loaded.options["appearance"] == "auto")
  }

  @Test(arguments: ["Themes/Own", "elsewhere/Own"])
  func aThemeMayBeAFolder(_ name: String) throws {
    try folder.write("extends: Cupertino", to: "\(name)/theme.yml")
    let loaded = try load(folder.path(name))
    #expect(loaded.theme.name == "Own")
    #expect(loaded.theme.frameNames.count == Page.Kind.allCases.count)
  }

  @Test func aThemeMayBuildUponOneOfItsNameThatTheProgramHas() throws {
    try folder.write([
      "Themes/Cupertino/theme.yml": "extends: Cupertino",
      "Themes/Cupertino/assets/site.css": "own",
    ])
    let theme = try load("Cupertino").theme
    #expect(theme.assets["site.css"] == Array("own".utf8))
    #expect(theme.frameNames.count == Page.Kind.allCases.count)
  }

  @Test func themesInACircleAreRefused() throws {
    try folder.write([
      "Themes/A/theme.yml": "extends: B", "Themes/B/theme.yml": "extends: A",
      "Themes/Self/theme.yml": "extends: Self",
    ])
    #expect(try trouble("A") == "the theme “A” builds upon itself")
    #expect(try trouble("Self") == "the theme “Self” builds upon itself")
  }

  @Test func aThemeThatIsMissingIsNamedWithThoseThatThereAre() throws {
    try folder.write(["Themes/Own/theme.yml": "extends: Cuppertino", "Themes/.git/x": ""])
    #expect(try trouble("None") == "there is no theme “None”; there are Cupertino, Own")
    #expect(
      try trouble("Own") == "there is no theme “Cuppertino”; there are Cupertino, Own")
    #expect(
      try trouble(folder.path("no/where"))
        == "there is no theme “no/where”; there are Cupertino, Own")
  }

  @Test func whatIsWrongInAThemeIsReportedInItsFile() throws {
    try folder.write([
      "Themes/Own/theme.yml": "extends: Cupertino\nnonsense: x",
      "Themes/Own/templates/preview.mustache": "<p>\n{{nothing}}</p>",
    ])
    let places = try load("Own").diagnostics.filter { $0.severity == .error }.map {
      $0.location.shortDescription.replacing(folder.path + "/", with: "")
    }
    #expect(
      places == [
        "Themes/Own/theme.yml:2:1", "Themes/Own/templates/preview.mustache:2:1",
      ])
  }

  @Test func optionsAreThoseThatTheThemeHas() throws {
    try folder.write(
      "extends: Cupertino\noptions:\n  accent: [red, blue]\n", to: "Themes/Own/theme.yml")
    let loaded = try load(
      "Own", options: ["accent": "blue", "appearance": "pink", "acent": "red"])
    #expect(loaded.options["accent"] == "blue")
    #expect(
      loaded.diagnostics.map { "\($0.location.path) \($0.message.text)" }.sorted() == [
        "vitrine.yml:acent the theme has no option “acent”; did you mean “accent”?",
        "vitrine.yml:appearance “pink” is no value of “appearance”; there are auto, light, dark",
      ])
    // The value stays what the theme says.
    #expect(loaded.options["appearance"] == "auto")
  }
}
