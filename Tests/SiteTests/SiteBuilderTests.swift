import Diagnostics
import Foundation
import Settings
import TestSupport
import Testing
import TextInput

@testable import Site

/// Builds of small projects, from folder to folder.
struct SiteBuilderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "Lagoon/Settings.bundle/Root.plist": BundleFixture.page(
        [
          BundleFixture.specifier(
            "ToggleSwitch", ["Key": "sync", "Title": "Sync", "DefaultValue": "<false/>"]),
          BundleFixture.specifier("ChildPane", ["Title": "More", "File": "More"]),
          BundleFixture.specifier(
            "Slider",
            [
              "Key": "dim", "DefaultValue": "<real>0</real>", "MinimumValue": "<real>0</real>",
              "MaximumValue": "<real>1</real>", "MinimumValueImage": "dim.png",
            ]),
        ].joined(), keys: Self.table),
      "Lagoon/Settings.bundle/More.plist": BundleFixture.page(
        BundleFixture.specifier("Group") + SiteFixture.toggle, keys: Self.table),
      "Lagoon/Settings.bundle/dim.png": "not really",
      "Lagoon/Settings.bundle/en.lproj/Root.strings": "\"Sync\" = \"Sync now\";\(Self.more)",
      "Lagoon/Settings.bundle/de.lproj/Root.strings": "\"Sync\" = \"Abgleich\";\(Self.more)",
      "Public/robots.txt": "r", "Public/.DS_Store": "d", "Public/sub/.DS_Store": "d",
    ])
  }

  private static let table = "<key>StringsTable</key><string>Root</string>"
  private static let more = "\"More\" = \"M\"; \"Switch\" = \"S\";"

  /// Builds a site of the fixture's bundle, unless the changes say otherwise.
  @discardableResult
  private func build(
    to output: String = "site", jobs: Int? = nil,
    _ change: (inout SiteConfiguration) throws -> Void = { _ in }
  ) async throws -> BuildReport {
    try folder.write("bundles: Lagoon", to: "vitrine.yml")
    var project = try Project(configFile: folder.path("vitrine.yml"))
    project.configuration.output = folder.path(output)
    try change(&project.configuration)
    let generator = Generator(name: "vitrine", version: "0")
    return try await SiteBuilder(project, generator: generator, jobs: jobs).build { _, _ in }
  }

  /// The diagnostics as they are printed, without what lies around the folder.
  private func texts(_ report: BuildReport) -> [String] {
    report.diagnostics.inOrder().map { diagnostic in
      "\(diagnostic.location.shortDescription): \(diagnostic.severity): \(diagnostic.message.rule)"
        .replacing(folder.path + "/", with: "")
    }
  }

  private func pages(in output: String = "site") throws -> [String] {
    try folder.files(in: output).filter { !$0.hasPrefix("assets/") }
  }

  // MARK: - What is made

  @Test func aSiteIsMade() async throws {
    let report = try await build()
    #expect(texts(report) == [])
    #expect(
      try pages() == [
        ".vitrine/files", "404.html", "index.html", "lagoon/checks.html",
        "lagoon/de/compare/More.html",
        "lagoon/de/compare/Root.html", "lagoon/de/pad/More.html", "lagoon/de/pad/Root.html",
        "lagoon/de/phone/More.html", "lagoon/de/phone/Root.html", "lagoon/de/review.js",
        "lagoon/en/compare/More.html",
        "lagoon/en/compare/Root.html", "lagoon/en/pad/More.html", "lagoon/en/pad/Root.html",
        "lagoon/en/phone/More.html", "lagoon/en/phone/Root.html", "lagoon/en/review.js",
        "lagoon/files/dim.png",
        "lagoon/index.html", "lagoon/reference.html", "robots.txt", "site.json",
      ])
    #expect(report.written == (try folder.files(in: "site")).count - 1)
    #expect(report.unchanged == 0)
    #expect(report.removed == 0)
    #expect(try folder.text(of: "site/lagoon/files/dim.png") == "not really")
    #expect(try folder.text(of: "site/lagoon/de/phone/Root.html").contains("Abgleich"))
    #expect(try folder.text(of: "site/lagoon/en/phone/Root.html").contains("Sync now"))
    #expect(!(try folder.text(of: "site/lagoon/en/phone/Root.html").contains("class=\"note")))
  }

  @Test func theConfigurationSaysWhatIsShown() async throws {
    try await build { configuration in
      configuration.idioms = [.pad]
      configuration.locales = LocaleTag("de").map { [$0] }
      configuration.baseURL = "https://example.org"
      configuration.title = "Our <settings>"
      configuration.themeOptions = [
        .init(name: "appearance", value: "dark", location: SourceLocation(path: ""))
      ]
    }
    #expect(
      try pages().filter { $0.hasSuffix("l") } == [
        "404.html", "index.html", "lagoon/checks.html", "lagoon/de/pad/More.html",
        "lagoon/de/pad/Root.html",
        "lagoon/index.html", "lagoon/reference.html", "sitemap.xml",
      ])
    let page = try folder.text(of: "site/index.html")
    #expect(page.contains("Our &lt;settings&gt;"))
    #expect(page.contains("data-appearance=\"dark\""))
  }

  @Test func aLanguageThatIsMissingIsReported() async throws {
    let report = try await build { $0.locales = LocaleTag("fr").map { [$0] } }
    #expect(texts(report) == ["Lagoon/Settings.bundle: warning: no-language"])
    #expect(!(try pages().contains { $0.hasPrefix("lagoon/fr") }))
  }

  @Test func bundlesOfOneNameGetNumbers() async throws {
    let page = BundleFixture.page("")
    try folder.write([
      "x/lagoon.bundle/Root.plist": page, "y/LAGOON!.bundle/Root.plist": page,
      "x/assets.bundle/Root.plist": page, "x/Docs.bundle/Root.plist": page,
    ])
    let report = try await build {
      $0.bundles = ["Lagoon", "x", "y"].map { .init(folder.path($0)) }
    }
    #expect(texts(report) == [])
    #expect(
      try folder.files(in: "site").filter { $0.hasSuffix("/index.html") } == [
        "assets-2/index.html", "docs-2/index.html", "lagoon-2/index.html", "lagoon-3/index.html",
        "lagoon/index.html",
      ])
  }

  @Test func aBundleThatIsNamedTwiceIsBuiltOnce() async throws {
    try folder.link("Linked.bundle", to: "Lagoon/Settings.bundle")
    try await build {
      $0.bundles = ["Lagoon", "Lagoon/Settings.bundle", "Linked.bundle"].map {
        .init(folder.path($0))
      }
    }
    #expect(try folder.folders(in: "site").filter { !$0.contains("/") }.count == 3)
    #expect(try folder.text(of: "site/site.json").split(separator: "\"slug\"").count == 2)
  }

  @Test func aClashIsAnErrorAndTheRestIsBuilt() async throws {
    try folder.write("mine", to: "Public/Lagoon/index.html")
    let report = try await build()
    #expect(texts(report) == ["Public/Lagoon/index.html: error: output-clash"])
    #expect(
      report.diagnostics.map { $0.message.text.replacing(folder.path + "/", with: "") } == [
        "“Lagoon/index.html” in the site is made by Lagoon/Settings.bundle already"
      ])
    #expect(try folder.text(of: "site/lagoon/index.html") != "mine")
    #expect(try folder.text(of: "site/robots.txt") == "r")
  }

  @Test func linksThatLeadOutOfTheSourcesAreNotCopied() async throws {
    try folder.write("secret", to: "secret.plist")
    try folder.link("Lagoon/Settings.bundle/Other.plist", to: "../../secret.plist")
    try folder.link("Public/secret.txt", to: "../secret.plist")
    let report = try await build()
    #expect(
      texts(report) == [
        "Lagoon/Settings.bundle/Other.plist: warning: stray-link",
        "Public/secret.txt: warning: stray-link",
      ])
    for (name, bytes) in try folder.snapshot(of: "site") {
      #expect(!String(decoding: bytes, as: UTF8.self).contains("secret"), "\(name)")
    }
  }

  // MARK: - Again

  @Test func twoBuildsGiveTheSameBytes() async throws {
    let report = try await build(to: "one", jobs: 1)
    #expect(try await build(to: "many", jobs: 7).written == report.written)
    #expect(try folder.snapshot(of: "one") == folder.snapshot(of: "many"))
  }

  @Test func theSecondBuildWritesNothing() async throws {
    let first = try await build()
    let times = try folder.times(in: "site")
    let second = try await build()
    #expect(second.written == 0)
    #expect(second.unchanged == first.written)
    #expect(second.removed == 0)
    #expect(try folder.times(in: "site") == times)
    #expect(second.summary.hasSuffix("site/index.html: 0 written, \(first.written) unchanged\n"))
  }

  @Test func aChangeReachesThePagesThatShowIt() async throws {
    let first = try await build()
    try folder.write(
      "\"Sync\" = \"Synchronisieren\";\(Self.more)",
      to: "Lagoon/Settings.bundle/de.lproj/Root.strings")
    let second = try await build()
    // Three pages, the reference, the search and what there is to judge have the title; the overview
    // and pages that judge name the bundle's version.
    #expect(second.written == 10)
    #expect(second.unchanged == first.written - 10)
    #expect(try folder.text(of: "site/lagoon/de/pad/Root.html").contains("Synchronisieren"))
  }

  @Test func whatIsGoneFromTheSourcesIsRemovedFromTheSite() async throws {
    try await build()
    try folder.write("mine", to: "site/CNAME")
    try folder.remove("Lagoon/Settings.bundle/de.lproj")
    try folder.remove("Public/robots.txt")
    let report = try await build()
    #expect(report.removed == 8)
    #expect(!(try folder.folders(in: "site").contains { $0.hasPrefix("lagoon/de") }))
    #expect(!folder.exists("site/robots.txt"))
    #expect(try folder.text(of: "site/CNAME") == "mine")
    #expect(report.summary.hasSuffix("unchanged, 8 removed\n"))
  }

  // MARK: - Broken input

  private static let untyped = "The element has no type, so Settings does not show it."

  /// A file with an error at ①, what of it is shown, and the notes in the page.
  @Test(
    arguments: [
      // A property list that breaks off keeps what stood before.
      (
        "Root.plist",
        "<plist><dict><key>PreferenceSpecifiers</key><array>\n"
          + "<dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key>"
          + "<string>Still here</string></dict>\n  <dict><key>Type</①array>",
        "Still here", ["Root.plist:3:20: this end tag does not close", untyped]
      ),
      (
        "Root.plist",
        BundleFixture.page(
          BundleFixture.specifier("Group", ["Title": "Still here"])
            + "\n  <dict><key>Type</key><string>PSChildPaneSpecifier</string>"
            + "<key>File</key>①<string>Mor</string></dict>"),
        "Still here", ["There is no “Mor.plist” in the bundle."]
      ),
      (
        "Root.plist",
        BundleFixture.page(
          BundleFixture.specifier("Group", ["Title": "Still here"]) + "\n①<string>x</string>"),
        "Still here", ["Root.plist:4:1: an element of “PreferenceSpecifiers” must be", untyped]
      ),
      (
        "de.lproj/Root.strings", "\"Sync\" = \"Noch da\";\n①\"More\" = ;\n", "Noch da",
        ["de.lproj/Root.strings:2:1: a value is missing after the key “More”"]
      ),
    ] as [(String, String, String, [String])])
  func whatCannotBeReadIsNotedInThePage(
    _ file: String, _ marked: String, _ shown: String, _ notes: [String]
  ) async throws {
    let text = MarkedText(marked)
    try folder.write(text.text, to: "Lagoon/Settings.bundle/\(file)")
    let report = try await build()
    let places = report.diagnostics.filter { $0.severity == .error }.map {
      text.mark(at: $0.location.range?.start)
        + $0.location.path.replacing(folder.path("Lagoon/Settings.bundle"), with: "")
    }
    #expect(places == ["①/\(file)"], "\(report.diagnostics.map(\.textForm))")
    for (page, count) in [("phone", 1), ("pad", 1), ("compare", 2)] {
      let html = try folder.text(of: "site/lagoon/de/\(page)/Root.html")
      #expect(html.contains(shown))
      let found = html.matches(of: /<p class="note"[^>]*>([^<]*)<\/p>/).map { String($0.output.1) }
      let expected = Array(repeating: notes, count: count).flatMap { $0 }
      #expect(found.count == expected.count)
      #expect(zip(found, expected).allSatisfy { $0.contains($1) }, "\(found)")
    }
    // The rest is whole.
    #expect(try folder.text(of: "site/lagoon/de/phone/More.html").contains("Switch"))
  }

  @Test(.enabled(if: geteuid() != 0, "everything is readable for root"))
  func whatMayNotBeReadIsNotedInThePage() async throws {
    for file in ["More.plist", "de.lproj/Root.strings", "dim.png"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: folder.path("Lagoon/Settings.bundle/\(file)"))
    }
    #expect(
      texts(try await build()) == [
        "Lagoon/Settings.bundle/More.plist: error: unreadable-file",
        "Lagoon/Settings.bundle/de.lproj/Root.strings: error: unreadable-file",
        "Lagoon/Settings.bundle/dim.png: error: unreadable-file",
      ])
    let reason = "the file cannot be read: Permission denied"
    #expect(try folder.text(of: "site/lagoon/en/phone/More.html").contains(reason))
    #expect(try folder.text(of: "site/lagoon/de/phone/Root.html").contains(reason))
    #expect(!(try folder.text(of: "site/lagoon/en/phone/Root.html").contains(reason)))
  }

  @Test func aBundleWithoutRootIsReported() async throws {
    try folder.remove("Lagoon/Settings.bundle/Root.plist")
    let report = try await build()
    #expect(texts(report) == ["Lagoon/Settings.bundle: error: missing-root"])
    #expect(folder.exists("site/lagoon/en/phone/More.html"))
  }

  // MARK: - What cannot be built

  @Test func withoutABundleThereIsNoSite() async throws {
    try folder.makeFolder("empty")
    let error = await #expect(throws: BuildError.self) {
      try await build { $0.bundles = [.init(folder.path("empty"))] }
    }
    #expect(error?.description == "there is no settings bundle in “\(folder.path("empty"))”")
    #expect(!folder.exists("site"))
  }

  @Test func aBundleThatIsMissingStopsTheBuild() async throws {
    let path = folder.path("none.bundle")
    await #expect(throws: FileError(path, "no such folder")) {
      try await build { $0.bundles = [.init(path)] }
    }
    #expect(!folder.exists("site"))
  }

  @Test func aThemeThatIsMissingStopsTheBuild() async throws {
    await #expect(throws: BuildError.self) { try await build { $0.theme = "None" } }
    #expect(!folder.exists("site"))
  }

  @Test(arguments: ["Lagoon/Settings.bundle/site", "Public", "Themes/Own", "looks/Mine/site"])
  func theOutputLiesInNoSource(_ output: String) async throws {
    try folder.write([
      "Themes/Own/theme.yml": "extends: Cupertino", "looks/Mine/theme.yml": "extends: Cupertino",
    ])
    let before = try folder.files()
    await #expect(throws: OutputError.self) {
      try await build(to: output) { $0.theme = folder.path("looks/Mine") }
    }
    #expect(try folder.files().filter { $0 != "vitrine.yml" } == before)
  }

  @Test func progressCountsEveryFile() async throws {
    let counts = Counts()
    var project = try Project(configFile: nil)
    project.configuration = SiteConfiguration()
    project.configuration.bundles = [.init(folder.path("Lagoon"))]
    project.configuration.output = folder.path("site")
    let report = try await SiteBuilder(
      project, generator: Generator(name: "v", version: "0"), jobs: 3
    ).build { done, all in counts.add(done, of: all) }
    #expect(counts.done == Set(1...report.written))
    #expect(counts.all == [report.written])
  }
}
