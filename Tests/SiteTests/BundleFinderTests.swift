import Site
import TestSupport
import Testing

struct BundleFinderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "One.bundle/Root.plist": "", "One.bundle/Inner.bundle/Root.plist": "",
      "app/Settings.bundle/Child.plist": "", "app/Two.bundle/Root~ipad.plist": "",
      "app/Images.bundle/logo.png": "", "app/Images.bundle/Three.bundle/Root.inApp.plist": "",
      "app/plain/Root.plist": "", ".hidden/Four.bundle/Root.plist": "",
      "app/node_modules/Five.bundle/Root.plist": "", "app/file.bundle": "",
      "site/Settings.bundle/Root.plist": "", "empty/readme": "",
    ])
    try folder.link("app/Linked.bundle", to: "../One.bundle")
    try folder.link("app/round", to: "..")
  }

  private func found(_ operand: String) throws -> [String] {
    try BundleFinder.bundles(at: folder.path(operand)).map(inFolder)
  }

  private func inFolder(_ path: String) -> String {
    path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
  }

  @Test(
    arguments: [
      ("One.bundle", ["One.bundle"]), ("One.bundle//", ["One.bundle"]),
      // What is called a bundle is one, and says itself what it lacks.
      ("app/Images.bundle", ["app/Images.bundle"]),
      ("app/plain", ["app/plain"]), ("app/Linked.bundle", ["app/Linked.bundle"]),
      (
        "app",
        [
          "app/Images.bundle/Three.bundle", "app/Settings.bundle", "app/Two.bundle",
        ]
      ),
      ("empty", []), ("site/", ["site/Settings.bundle"]),
    ] as [(String, [String])])
  func anOperandMeansBundles(_ operand: String, _ expected: [String]) throws {
    #expect(try found(operand) == expected)
  }

  @Test func aFileOfInterfaceBuilderMeansItself() throws {
    try folder.write("", to: "app/Base.lproj/Main.storyboard")
    try folder.write("", to: "app/View.xib")
    #expect(try found("app/Base.lproj/Main.storyboard") == ["app/Base.lproj/Main.storyboard"])
    #expect(try found("app/View.xib") == ["app/View.xib"])
    // A project has many of them, so only those that are named count.
    #expect(!(try found("app").contains("app/View.xib")))
  }

  @Test(arguments: [
    ("none", "no such folder"), ("none.xib", "no such file"),
    ("empty/readme", "neither a folder nor a file of Interface Builder"),
  ])
  func anOperandMustBeAFolderOrAnInterface(_ operand: String, _ reason: String) {
    #expect(throws: FileError(folder.path(operand), reason)) { try found(operand) }
  }

  @Test func settingsBundlesAreFoundOutsideOfTheOutput() throws {
    let all = try BundleFinder.settingsBundles(below: folder.path, leavingOut: "/nowhere")
    #expect(all.map(inFolder) == ["app/Settings.bundle", "site/Settings.bundle"])
    let some = try BundleFinder.settingsBundles(
      below: folder.path, leavingOut: folder.path("app/../site"))
    #expect(some.map(inFolder) == ["app/Settings.bundle"])
  }
}
