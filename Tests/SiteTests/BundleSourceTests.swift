import Diagnostics
import Foundation
import Settings
import TestSupport
import Testing

@testable import Site

struct BundleSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func source(_ path: String) throws -> BundleSource {
    try BundleSource(folder.path(path))
  }

  @Test(arguments: [
    ("Tidepool.bundle", "Tidepool", "tidepool"),
    ("My App/Settings.bundle", "My App", "my-app"),
    ("Other.app/Settings.bundle", "Other", "other"),
    ("Lib/InAppSettings.bundle", "Lib", "lib"),
    ("Lib/settings.bundle", "settings", "settings"),
    ("v1.2.bundle", "v1.2", "v1-2"), ("plain", "plain", "plain"),
    ("Réglages & Co.bundle", "Réglages & Co", "réglages-co"),
    ("設定.bundle", "設定", "設定"), ("---.bundle", "---", "bundle"),
    (".hidden", ".hidden", "hidden"),
  ])
  func theFolderGivesName(_ path: String, _ name: String, _ slug: String) throws {
    try folder.write("", to: "\(path)/Root.plist")
    let source = try source(path)
    #expect(source.path == folder.path(path))
    #expect(source.appName == name)
    #expect(source.slug == slug)
  }

  @Test func theNameIsThatOfTheFolderThatALinkLeadsTo() throws {
    try folder.write("", to: "App/Settings.bundle/Root.plist")
    try folder.link("Settings.bundle", to: "App/Settings.bundle")
    #expect(try source("Settings.bundle").slug == "app")
    #expect(try source("App/../Settings.bundle").slug == "app")
  }

  @Test(arguments: [
    (["CFBundleName": "Short", "CFBundleDisplayName": "Shown"], "Shown"),
    (["CFBundleName": "Short"], "Short"),
    (["CFBundleName": "Short", "CFBundleDisplayName": ""], "Short"),
    (["CFBundleName": "$(PRODUCT_NAME)"], "App"), (["CFBundleName": "${PRODUCT_NAME}"], "App"),
    (["CFBundleName": "<integer>1</integer>"], "App"), ([:], "App"),
  ])
  func anInfoFileBesideItGivesTheAppsName(_ info: [String: String], _ name: String) throws {
    let entries = info.map { key, value in
      "<key>\(key)</key>" + (value.hasPrefix("<") ? value : "<string>\(value)</string>")
    }
    try folder.write([
      "App.app/Info.plist": "<plist><dict>\(entries.joined())</dict></plist>",
      "App.app/Settings.bundle/Root.plist": "",
    ])
    let source = try source("App.app/Settings.bundle")
    #expect(source.appName == name)
    #expect(source.slug == "app")
  }

  @Test(
    arguments: [
      (
        "App/Base.lproj/Main.storyboard", "Main",
        ["Base.lproj/Main.storyboard", "de.lproj/Main.strings"]
      ),
      ("App/View.xib", "View", ["View.xib"]), ("App/Settings.xib", "Settings", ["Settings.xib"]),
    ] as [(String, String, Set<String>)])
  func aFileOfInterfaceBuilderHasItsTablesBesideIt(
    _ path: String, _ name: String, _ files: Set<String>
  ) throws {
    try folder.write([
      path: "<document targetRuntime=\"iOS.CocoaTouch\"/>", "App/de.lproj/Main.strings": "",
      "App/de.lproj/Other.strings": "", "App/fr.lproj/Main.storyboard": "", "App/Info.plist": "",
    ])
    let source = try source(path)
    #expect(source.appName == name)
    #expect(source.slug == name.lowercased())
    #expect(source.contents.files == files)
    let bundle = source.bundle(developmentLanguage: .english)
    #expect(bundle.path == folder.path(path))
    #expect(bundle.locales.map(\.tag.text) == (files.count > 1 ? ["de", "en"] : ["en"]))
    #expect(bundle.diagnostics.map(\.message.rule) == ["no-text-objects"])
  }

  @Test func linksThatLeadOutAreLeftOut() throws {
    try folder.write([
      "secret": "s", "A.bundle/Root.plist": "root", "A.bundle/en.lproj/Root.strings": "strings",
      "A.bundle-too/x": "",
    ])
    try folder.link("A.bundle/inside.strings", to: "en.lproj/Root.strings")
    try folder.link("A.bundle/out.plist", to: "../secret")
    try folder.link("A.bundle/neighbour.plist", to: "../A.bundle-too/x")
    try folder.link("A.bundle/de.lproj", to: "en.lproj")
    try folder.link("A.bundle/dead", to: "nothing")
    try folder.link("A.bundle/round", to: "round")
    let source = try source("A.bundle")
    #expect(source.contents.files == ["Root.plist", "en.lproj/Root.strings", "inside.strings"])
    #expect(
      source.diagnostics.map(\.textForm)
        == ["de.lproj", "dead", "neighbour.plist", "out.plist", "round"].map { link in
          "\(folder.path("A.bundle"))/\(link): warning: "
            + "the link leads to no file of its folder, and is left out [stray-link]\n"
        })
  }

  #if os(Linux)
    @Test func namesThatAreNotUTF8AreReported() throws {
      try folder.write("", to: "A.bundle/Root.plist")
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      shell.arguments = [
        "-c", "touch \"$1/$(printf 'r\\351.plist')\"", "sh", folder.path("A.bundle"),
      ]
      try shell.run()
      shell.waitUntilExit()
      let source = try source("A.bundle")
      #expect(source.contents.files == ["Root.plist"])
      #expect(
        source.diagnostics.map(\.textForm) == [
          "\(folder.path("A.bundle"))/r\u{FFFD}.plist: warning: "
            + "the name is not in UTF-8, so the file is left out [file-name]\n"
        ])
    }
  #endif

  @Test func aBundleIsAFolder() throws {
    #expect(throws: FileError(folder.path("none"), "no such folder")) { try source("none") }
    try folder.write("", to: "file.bundle")
    #expect(throws: FileError.self) { try source("file.bundle") }
  }
}
