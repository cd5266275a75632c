import Diagnostics
import Settings
import TestSupport
import Testing
import TextInput

/// Which file each device uses, and how links lead from page to page.
struct PaneTests {
  private static func link(_ file: String, _ title: String = "T", idiom: String? = nil) -> String {
    guard let idiom else {
      return BundleFixture.specifier("ChildPane", ["Title": title, "File": file])
    }
    return BundleFixture.specifier(
      "ChildPane",
      [
        "Title": title, "File": file,
        "SupportedUserInterfaceIdioms": BundleFixture.strings([idiom]),
      ])
  }

  private static func bundle(_ links: [String: [String]]) -> SettingsBundle {
    BundleFixture(links.mapValues { BundleFixture.page($0.joined()) }).read()
  }

  private func describe(_ bundle: SettingsBundle) -> [String] {
    bundle.panes.map { pane in
      let files = UserInterfaceIdiom.allCases.map { pane.files[$0]?.path ?? "-" }
      let reachable = UserInterfaceIdiom.allCases.filter(pane.reachable.contains)
      return "\(pane.name) \(files.joined(separator: " "))"
        + " [\(reachable.map(\.rawValue).joined(separator: " "))]"
    }
  }

  @Test func deviceFilesReplaceThePlainOne() {
    let bundle = Self.bundle(["Root.plist": [], "Root~ipad.plist": []])
    #expect(describe(bundle) == ["Root Root.plist Root~ipad.plist [phone pad]"])
    #expect(bundle.remarks == [])
  }

  @Test func aFileThatNoDeviceUsesIsReported() {
    let bundle = Self.bundle(["Root.plist": [], "Root~ipad.plist": [], "Root~iphone.plist": []])
    #expect(describe(bundle) == ["Root Root~iphone.plist Root~ipad.plist [phone pad]"])
    #expect(bundle.remarks == ["Settings.bundle/Root.plist note unused-file"])
  }

  @Test func aPageMayExistOnOneDeviceAlone() {
    let bundle = Self.bundle([
      "Root.plist": [Self.link("A", idiom: "Pad"), Self.link("B", idiom: "Phone")],
      "A~ipad.plist": [], "B.plist": [],
    ])
    #expect(
      describe(bundle) == [
        "Root Root.plist Root.plist [phone pad]", "B B.plist B.plist [phone]",
        "A - A~ipad.plist [pad]",
      ])
    #expect(bundle.remarks == [])
  }

  @Test func aLinkToAPageOfTheOtherDeviceIsAnError() {
    let bundle = Self.bundle(["Root.plist": [Self.link("A")], "A~ipad.plist": []])
    #expect(bundle.remarks == ["Settings.bundle/Root.plist:3:108 error missing-pane"])
    #expect(bundle.diagnostics[0].message.text.contains("for Phone"))
  }

  @Test func cyclesEnd() {
    let bundle = Self.bundle([
      "Root.plist": [Self.link("A")], "A.plist": [Self.link("Root"), Self.link("A")],
    ])
    #expect(
      describe(bundle) == [
        "Root Root.plist Root.plist [phone pad]", "A A.plist A.plist [phone pad]",
      ])
  }

  @Test func pagesThatNobodyLinksToAreOrphans() {
    let bundle = Self.bundle([
      "Root.plist": [], "B.plist": [Self.link("A")], "A.plist": [], "sub/C.plist": [],
      "Root.inApp.plist": [], "Root~ipad.inApp.plist": [],
    ])
    #expect(
      describe(bundle) == [
        "Root Root.plist Root.plist [phone pad]", "A A.plist A.plist []", "B B.plist B.plist []",
        "Root.inApp Root.inApp.plist Root~ipad.inApp.plist []", "sub/C sub/C.plist sub/C.plist []",
      ])
    #expect(bundle.remarks.allSatisfy { $0.hasSuffix("warning orphan-pane") })
    // A page for InAppSettingsKit is none of Settings', and misses nothing.
    #expect(bundle.remarks.count == 3)
  }

  @Test(arguments: [
    ("A.plist", "; “File” is written without extension"), ("Far", ""),
    ("a", "; on a device, “A” is another name, since the case of letters counts"),
    ("../A", "; “File” must not lead out of the bundle"),
    ("/etc/passwd", "; “File” must not lead out of the bundle"),
    ("https://example.com", "; Settings opens no web pages"),
  ])
  func aFileIsLookedUpExactly(_ file: String, _ hint: String) {
    let bundle = Self.bundle(["Root.plist": [Self.link(file)], "A.plist": []])
    let message = bundle.diagnostics.first { $0.message.rule == "missing-pane" }?.message.text
    #expect(message == "there is no page “\(file).plist” in the bundle\(hint)")
  }

  @Test func foldersLeadToPages() {
    let bundle = Self.bundle(["Root.plist": [Self.link("com.x/A")], "com.x/A.plist": []])
    #expect(bundle.panes.map(\.name) == ["Root", "com.x/A"])
    #expect(bundle.remarks == [])
  }

  @Test func withoutRootNothingIsReachable() {
    let bundle = Self.bundle(["Root.inApp.plist": []])
    #expect(describe(bundle) == ["Root.inApp Root.inApp.plist Root.inApp.plist []"])
    #expect(bundle.remarks == ["Settings.bundle error missing-root"])
  }

  @Test func titlesComeFromTheRowsThatOpenAPage() throws {
    let bundle = Self.bundle([
      "Root.plist": [Self.link("A", "One"), Self.link("B", "Two"), Self.link("A", "One")],
      "A.plist": [], "B.plist": [Self.link("A", "Three"), Self.link("Root", "Home")],
    ])
    let localized = LocalizedBundle(bundle, in: try #require(bundle.locales.first))
    func titles(_ name: String) throws -> [String] {
      localized.headings(of: try #require(bundle.pane(named: name)), on: .phone).map {
        "\($0.title) < \($0.parent?.title ?? "-")"
      }
    }
    #expect(try titles("Root") == ["App < -"])
    #expect(try titles("A") == ["One < App", "Three < Two"])
    #expect(try titles("B") == ["Two < App"])
  }
}
