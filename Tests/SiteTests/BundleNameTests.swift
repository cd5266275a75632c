import Diagnostics
import Settings
import Site
import TestSupport
import Testing

/// `name` beside a bundle's path: what it is called, and where its pages lie.
struct BundleNameTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/Settings.bundle/Root.plist": BundleFixture.page(SiteFixture.toggle),
      "App/Info.plist":
        "<plist><dict><key>CFBundleName</key><string>Built</string></dict></plist>",
      "More/A.bundle/Root.plist": "", "More/B.bundle/Root.plist": "",
      "Base.lproj/Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch"><scenes><scene sceneID="s"><objects>
      <viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <textField id="f" placeholder="Name"/></subviews></view></viewController>
      </objects></scene></scenes></document>
      """,
      "de.lproj/Main.strings": "\"f.placeholder\" = \"Namen\";",
    ])
  }

  private func read(_ text: String) async throws -> ProjectBundles {
    var diagnostics: [Diagnostic] = []
    let source = SourceText(path: folder.path("vitrine.yml"), utf8: Array(text.utf8))
    let configuration = SiteConfiguration(reading: source, diagnostics: &diagnostics)
    #expect(diagnostics.isEmpty)
    return try await ProjectBundles(of: configuration)
  }

  @Test(arguments: [
    ("bundles: [{path: App, name: Meer & Wind}]", "Meer & Wind", "meer-wind"),
    ("bundles: [{path: App/Settings.bundle, name: 潮}]", "潮", "潮"),
    ("bundles: [{path: App}]", "Built", "app"),
    ("bundles: [{path: App, name: \"\"}]", "Built", "app"),
    ("bundles: [{path: Base.lproj/Main.storyboard, name: Tide}]", "Tide", "tide"),
    ("bundles: [{path: Base.lproj/Main.storyboard}]", "Main", "main"),
  ])
  func theProjectMayNameABundle(_ text: String, _ name: String, _ slug: String) async throws {
    let read = try await read(text)
    #expect(read.bundles.map(\.appName) == [name])
    #expect(read.sources.map(\.slug) == [slug])
  }

  /// Tables beside a file of Interface Builder are called as the file is, whatever the bundle is called.
  @Test func tablesOfAStoryboardAreFoundByItsFile() async throws {
    let bundle = try await read("bundles: [{path: Base.lproj/Main.storyboard, name: Tide}]")
      .bundles[0]
    let german = try #require(bundle.locales.first { $0.tag.text == "de" })
    let file = try #require(bundle.files.first)
    #expect(file.stringsTable == "Main")
    #expect(bundle.ownTable(named: "Main", in: german, root: "") != nil)
  }

  @Test func oneNameIsForOneBundle() async throws {
    await #expect(throws: BuildError.self) {
      try await read("bundles: [{path: More, name: Two}]")
    }
  }
}
