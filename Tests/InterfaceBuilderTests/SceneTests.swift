import Diagnostics
import Foundation
import InterfaceBuilder
import Settings
import TestSupport
import Testing
import TextInput

struct SceneTests {
  private typealias Fixture = InterfaceFixture
  private static let field = "<textField id=\"f\"/>"

  @Test(arguments: [
    (#"storyboardIdentifier="SignIn" customClass="C" id="1""#, "SignIn"),
    (#"customClass="C" id="1""#, "C"), (#"id="aBc-1d""#, "aBc-1d"), ("", "s"),
    (#"storyboardIdentifier="" id="1""#, "1"),
    // A page is a file.
    (#"storyboardIdentifier="../../a/b" id="1""#, "-.-..-a-b"),
    (#"storyboardIdentifier="Root" id="1""#, "Root"),
  ])
  func theIdentifierIsTheName(_ controller: String, _ name: String) {
    let bundle = Fixture.storyboard([Fixture.scene(controller, Self.field)]).read()
    #expect(bundle.panes.map(\.name) == [name])
    #expect(bundle.files.map(\.path) == ["Main.storyboard#\(name)"])
  }

  @Test func noTwoScenesHaveTheSameName() {
    let scenes = ["Form", "form", "Form"].map {
      Fixture.scene("storyboardIdentifier=\"\($0)\"", Self.field)
    }
    let bundle = Fixture.storyboard(scenes).read()
    #expect(bundle.panes.map(\.name) == ["Form", "form-2", "Form-3"])
  }

  @Test func theInitialSceneStandsFirst() {
    let scenes = ["a", "b", "c"].map { Fixture.scene("id=\"\($0)\"", Self.field) }
    let bundle = Fixture.storyboard(scenes, attributes: #"initialViewController="b""#).read()
    #expect(bundle.panes.map(\.name) == ["b", "a", "c"])
  }

  @Test func scenesAreNoOrphans() throws {
    let bundle = Fixture.storyboard([Fixture.scene("id=\"a\"", Self.field)]).read()
    let pane = try #require(bundle.panes.first)
    #expect(!pane.isOrphan)
    #expect(pane.files.keys.count == 2)
    #expect(bundle.diagnostics.isEmpty)
    #expect(bundle.holdsScenes)
  }

  @Test(arguments: [
    (#"id="a""#, #"<navigationItem key="navigationItem" title="Sign In" id="n"/>"#, "Sign In"),
    (#"id="a" title="Controller""#, "", "Controller"),
    (
      #"id="a" title="Controller""#, #"<navigationItem key="navigationItem" id="n"/>"#, "Controller"
    ),
    (#"id="a""#, "", "a"), (#"storyboardIdentifier="Root" id="a""#, "", "Root"),
  ])
  func theNavigationBarGivesTheTitle(_ controller: String, _ item: String, _ title: String) throws {
    let bundle = Fixture.storyboard([Fixture.scene(controller, Self.field, item: item)]).read()
    let localized = LocalizedBundle(bundle, in: try #require(bundle.locales.first))
    let pane = try #require(bundle.panes.first)
    #expect(localized.title(of: pane, on: .phone) == title)
    #expect(localized.headings(of: pane, on: .pad).map(\.title) == [title])
  }

  @Test func scenesWithoutTextAreLeftOut() {
    let container =
      "<scene sceneID=\"n\"><objects><navigationController id=\"n\" sceneMemberID=\"viewController\"/>"
      + "</objects></scene>"
    let bundle = Fixture.storyboard([
      container, Fixture.scene("id=\"a\"", "<label text=\"x\"/>"),
      Fixture.scene("id=\"b\"", Self.field),
    ]).read()
    #expect(bundle.panes.map(\.name) == ["b"])
    #expect(
      bundle.diagnostics.map(\.message.text) == [
        "1 of 2 scenes has no text field and no text view, and is left out"
      ])
  }

  @Test func theViewOfTheOwnerIsTheOwnersScene() {
    let view = { (id: String, more: String) in
      "<view id=\"\(id)\" \(more)><subviews>\(Self.field)</subviews></view>"
    }
    let bundle = Fixture.xib(
      view("1", "") + view("2", "customClass=\"Banner\"") + view("3", "")
        + "<customObject id=\"4\"/>",
      outlets: ["view": "1"]
    ).read()
    #expect(bundle.panes.map(\.name) == ["OwnerController", "Banner", "3"])
    #expect(bundle.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "iOS.CocoaTouch", [.phone, .pad], nil),
      ("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "iOS.CocoaTouch.iPad", [.pad], nil),
      (
        "com.apple.InterfaceBuilder.AppleTV.XIB", "AppleTV", [.phone, .pad],
        "this file is for tvOS; its fields are shown as an iPhone and an iPad would show them"
      ),
      (
        "com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa", [],
        "this file is for macOS; only those for iOS and tvOS are read"
      ),
      (
        "com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchKit", [],
        "this file is for watchOS; only those for iOS and tvOS are read"
      ),
      ("com.example", "", [], "this is no file of Interface Builder"),
    ] as [(String, String, [UserInterfaceIdiom], String?)])
  func theTypeSaysWhatTheFileIsFor(
    _ type: String, _ runtime: String, _ idioms: [UserInterfaceIdiom], _ message: String?
  ) {
    let attributes =
      "type=\"\(type)\"" + (runtime.isEmpty ? "" : " targetRuntime=\"\(runtime)\"")
    let bundle = Fixture.xib("<view id=\"v\">\(Self.field)</view>", type: attributes).read()
    #expect(Set(bundle.panes.flatMap(\.files.keys)) == Set(idioms))
    #expect(bundle.diagnostics.map(\.message.text) == (message.map { [$0] } ?? []))
  }

  @Test func whatWasReadBeforeAMistakeIsKept() throws {
    let whole = Fixture.storyboard([
      Fixture.scene("id=\"a\"", Self.field), Fixture.scene("id=\"b\"", "<textField id=\"g\">"),
    ])
    let text = try #require(whole.files[whole.file])
    let cut = text.range(of: "</viewController>", options: .backwards).map {
      text[..<$0.lowerBound]
    }
    let bundle = Fixture(String(try #require(cut))).read()
    #expect(bundle.panes.map(\.name) == ["a", "b"])
    #expect(bundle.diagnostics.contains { $0.message.rule == "xml-syntax" })
    // Every scene may lack something, so every page says so.
    #expect(bundle.files.allSatisfy { $0.diagnostics.contains { $0.severity == .error } })
  }

  @Test func tablesBesideTheFileTranslateIt() throws {
    let bundle = Fixture.storyboard(
      [
        Fixture.scene(
          "id=\"a\"",
          """
          <label id="l" text="Name"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
          <textField id="f" text="None" placeholder="Name">
          <rect key="frame" x="60" y="0" width="50" height="20"/></textField>
          """, item: #"<navigationItem key="navigationItem" title="Profile" id="n"/>"#)
      ],
      tables: [
        "de.lproj/Main.strings":
          #""l.text" = "Der Name"; "f.text" = "Keiner"; "n.title" = "Profil";"#
      ]
    ).read()
    #expect(bundle.locales.map(\.tag.text) == ["de", "en"])
    let german = LocalizedBundle(bundle, in: bundle.locales[0])
    let pane = try #require(bundle.panes.first)
    let localizer = german.localizer(for: try #require(pane.files[.phone]))
    #expect(german.title(of: pane, on: .phone) == "Profil")
    #expect(localizer.shown("Name") == "Der Name")
    #expect(localizer.content("None") == "Keiner")
    #expect(localizer.shown("Other") == "Other")
    let english = LocalizedBundle(bundle, in: bundle.locales[1])
    #expect(english.title(of: pane, on: .phone) == "Profile")
  }
}
