import Diagnostics
import Settings
import Site
import TestSupport
import Testing

/// Where a project says whose reading of a bundle counts, and which bundles that finds.
struct DialectTests {
  private func read(_ text: String) -> (SiteConfiguration, [String]) {
    var diagnostics: [Diagnostic] = []
    let source = SourceText(path: "vitrine.yml", utf8: Array(text.utf8))
    let configuration = SiteConfiguration(reading: source, diagnostics: &diagnostics)
    return (configuration, diagnostics.map(\.message.text))
  }

  @Test func eachBundleMayHaveItsOwn() {
    let (configuration, messages) = read(
      """
      dialect: in-app
      bundles:
        - One
        - path: Two
          dialect: settings
        - {path: Three}
      """)
    #expect(messages == [])
    #expect(configuration.dialect == .inApp)
    #expect(
      configuration.bundles == [
        .init("One"), .init("Two", in: .settings), .init("Three"),
      ])
    #expect(read("bundles: One").0.dialect == .settings)
  }

  @Test(arguments: [
    ("dialect: inapp", "“dialect” wants one of “settings”, “in-app”"),
    ("bundles: [{dialect: in-app}]", "a bundle wants a “path”"),
    ("bundles: [{path: A, dialct: in-app}]", "did you mean “dialect”?"),
    ("bundles: {path: A}", "“bundles” wants a list"), ("bundles: [[A]]", "“bundles[1]” wants"),
  ])
  func whatIsWrongIsTold(_ text: String, _ message: String) {
    let messages = read(text).1
    #expect(messages.count == 1)
    #expect(messages.first?.contains(message) == true)
  }

  @Test func theBundleBesideIsReadAlongWithTheOther() throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "A/InAppSettings.bundle/Root.plist": "", "A/Settings.bundle/More.plist": "",
      "A/Settings.bundle/Root.plist": "", "B/Settings.bundle/Root.plist": "",
    ])
    func found(_ paths: [String]) -> [String] {
      paths.map { String($0.dropFirst(folder.path.count + 1)) }
    }
    let one = ["A/InAppSettings.bundle", "B/Settings.bundle"]
    let all = ["A/InAppSettings.bundle", "A/Settings.bundle", "B/Settings.bundle"]
    #expect(found(try BundleFinder.bundles(at: folder.path, in: .inApp)) == one)
    #expect(found(try BundleFinder.bundles(at: folder.path, in: .settings)) == all)
    let search = try BundleFinder.settingsBundles(
      below: folder.path, leavingOut: "/nowhere", in: .inApp)
    #expect(found(search) == one)

    let path = folder.path("A/InAppSettings.bundle")
    #expect(
      try BundleSource(path, in: .inApp).contents.files == [
        "Root.plist", "../Settings.bundle/Root.plist", "../Settings.bundle/More.plist",
      ])
    #expect(try BundleSource(path).contents.files == ["Root.plist"])
  }
}
