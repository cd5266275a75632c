import Foundation
import Pages
import Settings
import TestSupport
import Testing
import TextInput

/// What there is to judge, and what makes it be judged anew.
struct ReviewTests {
  private static let page = [
    BundleFixture.specifier("Group", ["Title": "General", "FooterText": "All of it."]),
    BundleFixture.specifier(
      "ToggleSwitch", ["Key": "sync", "Title": "Sync", "DefaultValue": "<true/>"]),
    BundleFixture.specifier("TitleValue", ["Title": "Version", "DefaultValue": "1.0"]),
    BundleFixture.specifier("Group"),
    BundleFixture.specifier("ChildPane", ["Title": "More", "File": "More"]),
    BundleFixture.specifier(
      "TextField",
      ["Key": "name", "SupportedUserInterfaceIdioms": BundleFixture.strings(["Pad"])]),
  ]

  private static let files = [
    "Root.plist": BundleFixture.page(
      page.joined(), keys: "<key>StringsTable</key><string>Root</string>"),
    "More.plist": BundleFixture.page(BundleFixture.specifier("Group", ["FooterText": "Less"])),
    "de.lproj/Root.strings": #""Sync" = "Abgleich"; "General" = "Allgemein";"#,
    "en.lproj/Root.strings": #""Sync" = "Sync";"#,
  ]

  private typealias Items = [String: [[String?]]]

  /// What a script hands over, by page and device; places as texts.
  private func items(
    _ files: [String: String], in locale: String = "en"
  ) throws -> (text: [String: String], items: [String: Items]) {
    let fixture = try EntryFixture(files)
    let script = String(decoding: try fixture.reviewScript(in: locale), as: UTF8.self)
    let start = "(globalThis.vitrineReviewItems??=[]).push("
    #expect(script.hasPrefix(start) && script.hasSuffix(");\n"))
    let json = try JSONSerialization.jsonObject(
      with: Data(script.dropFirst(start.count).dropLast(3).utf8))
    let language = try #require(json as? [String: Any])
    let panes = try #require(language["panes"] as? [[String: Any]])
    var result: [String: Items] = [:]
    for pane in panes {
      let devices = try #require(pane["devices"] as? [String: [[Any]]])
      let name = try #require(pane["pane"] as? String)
      result[name] = devices.mapValues { items in
        items.map { item in item.map { $0 as? String ?? ($0 as? Int).map { "\($0)" } } }
      }
    }
    let texts = language.compactMapValues { $0 as? String }.merging(
      Dictionary(
        uniqueKeysWithValues: panes.compactMap { pane in
          guard let name = pane["pane"] as? String, let path = pane["path"] as? String else {
            return nil
          }
          return (name, "\(pane["title"] as? String ?? "") \(path)")
        })
    ) { $1 }
    return (texts, result)
  }

  @Test func everythingThatIsShownIsJudged() throws {
    let (text, items) = try items(Self.files, in: "de")
    #expect(
      text == [
        "locale": "de", "language": "Deutsch", "direction": "ltr", "Root": "App compare/Root.html",
        "More": "More compare/More.html",
      ])
    let phone = items["Root"]?["phone"]?.map { item in [item[0], item[2], item[3]] }
    #expect(
      phone == [
        ["page", nil, "App"], ["PSGroupSpecifier:General", "0", "Allgemein"],
        ["key:sync", "1", "Abgleich"], ["PSTitleValueSpecifier:Version", "2", "Version"],
        ["PSChildPaneSpecifier:More", "4", "More"],
      ])
    #expect(items["Root"]?["pad"]?.map(\.[0]).last == "key:name")
    #expect(items["More"]?["phone"]?.map(\.[3]) == ["More", "Less"])
    let fingerprints = items["Root"]?["phone"]?.compactMap(\.[1]) ?? []
    #expect(fingerprints.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9_-]{8}/) != nil })
  }

  /// Keys may repeat, and look like the names of those that do.
  @Test func namesAreUnique() throws {
    let keys = ["a", "a", "a~2", "a", "", "", "é", "e\u{301}", "__proto__"]
    let rows = keys.map { BundleFixture.specifier("TextField", ["Key": $0]) }
    let names = try items(["Root.plist": BundleFixture.page(rows.joined())]).items["Root"]?[
      "phone"]?
      .compactMap(\.[0])
    #expect(names?.count == keys.count + 1)
    #expect(Set(names?.map { Array($0.utf8) } ?? []).count == keys.count + 1)
    #expect(names?.prefix(4) == ["page", "key:a", "key:a~2", "key:a~2~2"])
  }

  struct Edit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let old: String
    let new: String
    /// The items to be judged anew in English on an iPhone, and in German.
    let english: Set<String>
    let german: Set<String>

    init(
      _ description: String, in file: String = "Root.plist", _ old: String, _ new: String,
      _ english: Set<String>, german: Set<String>? = nil
    ) {
      testDescription = description
      self.file = file
      self.old = old
      self.new = new
      self.english = english
      self.german = german ?? english
    }
  }

  @Test(arguments: [
    Edit("nothing", "<dict>", "<dict>\n<!-- comment -->\n", []),
    Edit(
      "the order of keys",
      "<key>Key</key><string>sync</string><key>Title</key><string>Sync</string>",
      "<key>Title</key><string>Sync</string><key>Key</key><string>sync</string>", []),
    Edit(
      "a new row above", page[1],
      BundleFixture.specifier("ToggleSwitch", ["Key": "new", "Title": "New"]) + page[1],
      ["page", "key:new"]),
    Edit("the order of rows", page[1] + page[2], page[2] + page[1], ["page"]),
    Edit("a row that is gone", page[2], "", ["page"]),
    Edit("a default", "<true/>", "<false/>", ["key:sync"]),
    Edit("a value", ">1.0<", ">1.1<", ["PSTitleValueSpecifier:Version"]),
    Edit("a footer", "All of it.", "All.", ["PSGroupSpecifier:General"]),
    Edit(
      "a row of the other device", "<string>name</string>",
      "<string>name</string>\n<key>Title</key><string>N</string>",
      []),
    Edit(
      "a text of one language", in: "de.lproj/Root.strings", "Abgleich", "Synchronisieren", [],
      german: ["key:sync"]),
    Edit("another page", in: "More.plist", "Less", "Least", []),
  ])
  func whatChangesIsJudgedAnew(_ edit: Edit) throws {
    var files = Self.files
    let text = try #require(files[edit.file])
    files[edit.file] = text.replacing(edit.old, with: edit.new, maxReplacements: 1)
    #expect(files != Self.files)
    for (locale, expected) in [("en", edit.english), ("de", edit.german)] {
      let before = try items(Self.files, in: locale).items["Root"]?["phone"] ?? []
      let after = try items(files, in: locale).items["Root"]?["phone"] ?? []
      let known = Set(before.map { [$0[0], $0[1]] })
      let changed = after.filter { !known.contains([$0[0], $0[1]]) }.compactMap(\.[0])
      #expect(Set(changed) == expected, "\(locale)")
    }
  }

  @Test func theOverviewHasATableOfPagesAndLanguages() throws {
    let fixture = try EntryFixture(Self.files)
    let page = fixture.overview()
    let content = try page.content()
    let version = try #require(
      content.components(between: "data-version=\"", and: "\"").first)
    #expect(page.reviews == ["de/review.js?\(version)", "en/review.js?\(version)"])
    #expect(try fixture.compare("More").reviews == ["../review.js?\(version)"])
    #expect(
      content.contains(
        #"""
        <tr data-pane="More"><th scope="row"><span lang="en" dir="ltr">More</span></th><td \#
        data-locale="de"><a href="de/compare/More.html" aria-label="More, Deutsch, side by side">\#
        <span data-idiom="phone">iPhone</span> <span data-idiom="pad">iPad</span></a></td>
        """#), "\(content)")
  }

  /// The version is that of pages and tables, whatever else the bundle holds.
  @Test func theVersionIsOfWhatIsShown() throws {
    func version(_ change: (inout [String: String]) -> Void) throws -> String? {
      var files = Self.files
      change(&files)
      return try EntryFixture(files).overview().content()
        .components(between: "data-version=\"", and: "\"").first
    }
    let base = try version { _ in }
    #expect(base?.utf8.count == 8)
    #expect(try version { $0["notes.txt"] = "x" } == base)
    #expect(try version { $0["de.lproj/Root.strings"] = #""Sync" = "S";"# } != base)
    #expect(try version { $0["More.plist"] = BundleFixture.page("") } != base)
  }

  @Test func oneDeviceAloneIsNotJudged() throws {
    let page = try EntryFixture(Self.files, idioms: [.phone]).overview()
    #expect(page.reviews == [])
    #expect(!(try page.content().contains("review")))
  }
}
