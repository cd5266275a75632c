import Comparison
import HTML
import JSON
import Pages
import Settings
import TestSupport
import Testing

/// A comparison in its four forms.
struct ComparisonFormTests {
  private static func row(_ key: String, _ more: KeyValuePairs<String, String> = [:]) -> String {
    BundleFixture.dictionary(
      ["Type": "PSTextFieldSpecifier", "Key": key, "Title": "T \(key)"], more)
  }

  private static let group = BundleFixture.specifier("Group", ["Title": "G"])
  private static let keys = "<key>StringsTable</key><string>Root</string>"

  private static let comparison: BundleComparison = {
    var old = BundleFixture(
      specifiers: [group, row("a"), row("b", ["DefaultValue": "1"]), row("c")], keys: keys)
    old.path = "old/Settings.bundle"
    old.files["de.lproj/Root.strings"] = "\"T a\" = \"Ton\";"
    var new = BundleFixture(
      specifiers: [
        row("c"), group, row("a", ["KeyboardType": "URL", "SupportedUserInterfaceIdioms": "Pad"]),
        row("b", ["DefaultValue": "<integer>1</integer>"]), row("d"),
      ], keys: keys)
    new.path = "new/Settings.bundle"
    new.files["de.lproj/Root.strings"] = "\"T a\" = \"T|ne\";"
    new.files["fr.lproj/Root.strings"] = ""
    return BundleComparison(old.read(), new.read())
  }()

  @Test func textIsALineForEachChange() {
    #expect(
      Self.comparison.text == """
        language fr “Français”: added
        new/Settings.bundle/Root.plist:3:1: setting c “T c”: moved from group “G” to no group
        new/Settings.bundle/Root.plist:5:1: setting a “T a”: keyboardType: default → URL (iPad)
        new/Settings.bundle/Root.plist:5:1: setting a “T a”: Title: de “Ton” → “T|ne” (iPad)
        new/Settings.bundle/Root.plist:5:1: setting a “T a”: shown on Phone, Pad → Pad
        new/Settings.bundle/Root.plist:6:1: breaking: setting b “T b”: DefaultValue: 1 string → 1 \
        integer
        new/Settings.bundle/Root.plist:7:1: setting d “T d”: added to page Root

        """)
  }

  @Test func markdownHasTheBreakingOnesFirst() {
    #expect(
      Self.comparison.markdown == """
        ### Settings of App: 7 changes, 1 of them breaking

        `old/Settings.bundle` → `new/Settings.bundle`

        #### Breaking

        | What | Change | Where |
        |---|---|---|
        | setting `b` “T b” | `DefaultValue`: `1` string → `1` integer | `Root.plist:6` |

        #### Other changes

        | What | Change | Where |
        |---|---|---|
        | language `fr` “Français” | added |  |
        | setting `c` “T c” | moved from group “G” to no group | `Root.plist:3` |
        | setting `a` “T a” | `keyboardType`: `default` → `URL` (iPad) | `Root.plist:5` |
        | setting `a` “T a” | `Title`: `de` “Ton” → “T\\|ne” (iPad) | `Root.plist:5` |
        | setting `a` “T a” | shown on `Phone, Pad` → `Pad` | `Root.plist:5` |
        | setting `d` “T d” | added to page `Root` | `Root.plist:7` |

        """)
  }

  @Test func nothingIsSaidBriefly() {
    let bundle = BundleFixture(specifiers: [Self.row("a")]).read()
    let same = BundleComparison(bundle, bundle)
    #expect(same.text == "")
    #expect(
      same.markdown == """
        ### Settings of App: No changes

        `Settings.bundle` → `Settings.bundle`

        """)
    #expect(same.json.text(.compact).contains("\"summary\":{\"changes\":0,\"breaking\":0}"))
  }

  /// A forge refuses a comment that is too long.
  @Test func markdownHasALimit() {
    let rows = (0..<2000).map { Self.row("key.number.\($0)") }
    let comparison = BundleComparison(
      BundleFixture(specifiers: []).read(), BundleFixture(specifiers: rows).read())
    let markdown = comparison.markdown
    #expect(markdown.utf8.count < 65_000)
    #expect(markdown.contains("\n… and "))
    #expect(markdown.contains("2000 changes"))
  }

  /// Forges look for names and issues in what Markdown has become, where escapes are gone; not in code.
  @Test func aCommentCallsNobody() {
    let row = BundleFixture.specifier("TextField", ["Key": "@me#1", "Title": "@all #2"])
    let comparison = BundleComparison(
      BundleFixture(specifiers: []).read(), BundleFixture(specifiers: [row]).read())
    #expect(
      comparison.markdown.contains(
        "| setting `@me#1` “@&#8203;all \\#&#8203;2” | added to page `Root` |"))
  }

  @Test func jsonSaysAll() {
    let old = BundleFixture(specifiers: [Self.row("b", ["DefaultValue": "1"])]).read()
    let new = BundleFixture(specifiers: [Self.row("b", ["DefaultValue": "<true/>"])]).read()
    #expect(
      BundleComparison(old, new).json.text() == """
        {
          "old": "Settings.bundle",
          "new": "Settings.bundle",
          "dialect": "settings",
          "summary": {
            "changes": 1,
            "breaking": 1
          },
          "changes": [
            {
              "kind": "changed",
              "breaking": true,
              "subject": {
                "kind": "setting",
                "name": "b",
                "title": "T b",
                "type": "PSTextFieldSpecifier",
                "page": "Root"
              },
              "devices": [
                "phone",
                "pad"
              ],
              "property": "DefaultValue",
              "choice": null,
              "from": {
                "text": "1",
                "type": "string"
              },
              "to": {
                "text": "true",
                "type": "boolean"
              },
              "translations": [],
              "oldPlace": {
                "page": "Root",
                "file": "Root.plist",
                "index": 0,
                "line": 3,
                "column": 1
              },
              "newPlace": {
                "page": "Root",
                "file": "Root.plist",
                "index": 0,
                "line": 3,
                "column": 1
              }
            }
          ]
        }
        """)
  }

  @Test func pageHasOldAndNewRowsBesideEachOther() {
    let markup = ComparisonPage(of: Self.comparison).main.markup
    #expect(markup.contains("<h1>Settings of App: 7 changes, 1 of them breaking</h1>"))
    #expect(markup.contains("<figcaption>Before</figcaption>"))
    #expect(markup.contains("value=\"1\" id=\"old-") || markup.contains("id=\"old-1-row-2"))
    #expect(markup.contains("id=\"new-1-row-3"))
    // What was added was not there before.
    #expect(markup.contains("<figcaption>Before</figcaption><p class=\"absent-row\">–</p>"))
    let ids = markup.matches(of: /\ id="([^"]*)"/).map(\.output.1)
    #expect(!ids.isEmpty && Set(ids).count == ids.count)
  }

  @Test(arguments: ["<script>alert(1)</script>", "`|`*_[x](y)@all", "\u{1B}[31m\nline"])
  func hostileTextsStayTexts(_ text: String) {
    let plain = String(text.unicodeScalars.filter { $0 != "\u{1B}" })
    let old = BundleFixture(specifiers: [Self.row("a")]).read()
    let new = BundleFixture(
      specifiers: [
        BundleFixture.dictionary([
          "Type": "PSTextFieldSpecifier", "Key": plain, "Title": plain, "DefaultValue": plain,
        ])
      ]
    ).read(appName: text)
    let comparison = BundleComparison(old, new)
    #expect(!comparison.text.dropLast().contains("\u{1B}"))
    #expect(comparison.text.split(separator: "\n").count == comparison.changes.count)
    let markdown = comparison.markdown
    #expect(!markdown.contains("@all**") && !markdown.contains("“\(text)”"))
    let lines = markdown.split(separator: "\n").filter { $0.hasPrefix("|") && !$0.contains("\\|") }
    for line in lines { #expect(line.count { $0 == "|" } == 4, "\(line)") }
    #expect(!ComparisonPage(of: comparison).main.markup.contains("<script"))
  }
}
