import Diagnostics
import Foundation
import Settings
import TestSupport
import Testing

/// What cannot be read costs as little as it can.
struct BrokenBundleTests {
  private static let table = "<key>StringsTable</key><string>T</string>"

  @Test func aBrokenPageKeepsWhatStoodBefore() {
    let page =
      "<plist><dict><key>PreferenceSpecifiers</key><array>\n"
      + BundleFixture.specifier("Group", ["Title": "A"]) + "\n<dict><key>Type</key></array>"
    let bundle = BundleFixture(["Root.plist": page]).read()
    #expect(bundle.files[0].specifiers.first?.title == "A")
    #expect(bundle.files[0].diagnostics.contains { $0.severity == .error })
    #expect(bundle.remarks.contains { $0.hasPrefix("Settings.bundle/Root.plist:3:") })
  }

  @Test func unreadableFilesAreReported() {
    var fixture = BundleFixture([
      "Root.plist": BundleFixture.page("", keys: Self.table), "A.plist": "",
      "en.lproj/T.strings": "",
    ])
    fixture.unreadable = ["A.plist", "en.lproj/T.strings"]
    let bundle = fixture.read()
    #expect(
      bundle.remarks == [
        "Settings.bundle/A.plist warning orphan-pane",
        "Settings.bundle/A.plist error unreadable-file",
        "Settings.bundle/en.lproj/T.strings error unreadable-file",
      ])
    #expect(bundle.panes.map(\.name) == ["Root", "A"])
  }

  @Test(arguments: [
    ("<plist><array/></plist>", "error wrong-type"),
    ("<plist><dict/></plist>", "warning no-specifiers"),
    ("<plist><dict><key>items</key><array/></dict></plist>", "warning no-specifiers"),
    ("", "error"),
    (
      BundleFixture.page("", keys: "<key>StringsTable</key><string>X</string>"),
      "note missing-table"
    ),
    (
      BundleFixture.page(BundleFixture.specifier("ChildPane", ["Title": "x"])),
      "warning missing-file"
    ),
    (
      BundleFixture.page(BundleFixture.specifier("Slider", ["MinimumValueImage": "x.png"])),
      "warning missing-image"
    ),
  ])
  func remarksNameTheTrouble(_ page: String, _ remark: String) {
    let remarks = BundleFixture(["Root.plist": page]).read().remarks
    #expect(remarks.contains { $0.contains(remark) }, "\(remarks)")
  }

  /// A binary file has no lines, but a path like that of others.
  @Test func remarksNameBinaryFilesToo() throws {
    let page = [
      "PreferenceSpecifiers": [["Type": "PSChildPaneSpecifier", "Title": "x", "File": "None"]]
    ]
    var fixture = BundleFixture([:])
    fixture.binaries["Root.plist"] = Array(
      try PropertyListSerialization.data(fromPropertyList: page, format: .binary, options: 0))
    #expect(fixture.read().remarks == ["Settings.bundle/Root.plist error missing-pane"])
  }

  @Test func imagesAreFoundWithOrWithoutExtension() {
    let page = BundleFixture.page(
      BundleFixture.specifier(
        "Slider", ["MinimumValueImage": "slow.png", "MaximumValueImage": "fast"]))
    let files = ["slow.png", "fast.png", "fast@2x.png", "fast@3x.png", "other.png"]
    var fixture = BundleFixture(["Root.plist": page])
    for file in files { fixture.files[file] = "" }
    let bundle = fixture.read()
    #expect(bundle.remarks == [])
    #expect(bundle.imageFiles == ["fast.png", "fast@2x.png", "fast@3x.png", "slow.png"])
    #expect(bundle.image(named: "../x") == nil)
  }
}
