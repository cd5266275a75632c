import Pages
import Settings
import TestSupport
import Testing

/// The page of every setting of a bundle.
struct ReferencePageTests {
  private static let table = "<key>StringsTable</key><string>T</string>"

  private func content(
    _ elements: [String], _ strings: [String: String] = [:], keys: String = table
  ) throws -> String {
    var files = ["Root.plist": BundleFixture.page(elements.joined(separator: "\n"), keys: keys)]
    for (language, text) in strings { files["\(language).lproj/T.strings"] = text }
    return try EntryFixture(files).reference().content()
  }

  /// The entry of a setting.
  private func entry(_ anchor: String, in content: String) throws -> String {
    let start = try #require(content.firstRange(of: #"<article class="setting" id="\#(anchor)">"#))
    let rest = content[start.lowerBound...]
    return String(rest[..<(try #require(rest.firstRange(of: "</article>")).upperBound)])
  }

  private let sound = BundleFixture.specifier(
    "ToggleSwitch", ["Title": "t", "Key": "on", "DefaultValue": "<true/>"])

  @Test func thePageStandsBesideTheOverview() throws {
    let fixture = try EntryFixture(
      ["Root.plist": BundleFixture.page(sound)], appName: "A & B")
    let page = fixture.reference()
    #expect(page.kind == .reference)
    #expect(page.path.text == "app/reference.html")
    #expect(page.title == "Reference – A & B")
    #expect(page.trail == [.init("Index", to: "../index.html"), .init("A & B", to: "index.html")])
    #expect(try page.content().contains("1 setting of A &amp; B"))
    #expect(
      try fixture.overview().content().contains(
        #"<section><h2>Reference</h2><p class="links"><a href="reference.html">1 setting</a>"#))
  }

  @Test func anEntryTellsWhatTheFileSays() throws {
    let content = try content([sound], ["en": "t = Sound;", "he": "t = \"צליל\";"])
    #expect(
      try entry("setting-on", in: content) == #"""
        <article class="setting" id="setting-on"><h3><a href="#setting-on">\#
        <span lang="en" dir="ltr">Sound</span> <code>on</code></a></h3>\#
        <div class="variant"><dl class="facts">\#
        <div><dt>Type </dt><dd><span class="words">Toggle Switch</span> \#
        <code>PSToggleSwitchSpecifier</code> </dd></div>\#
        <div><dt>Shown on </dt><dd><span class="use"><span lang="en" dir="ltr">App</span> \#
        <code class="file">Root.plist:3</code> <span class="links">\#
        <a href="en/phone/Root.html#row-0" aria-label="App, iPhone">iPhone</a>\#
        <a href="en/pad/Root.html#row-0" aria-label="App, iPad">iPad</a></span></span> </dd></div>\#
        <div><dt>Default Value <code>DefaultValue</code> </dt><dd><code>true</code> \#
        <span class="words">boolean</span> </dd></div>\#
        <div><dt>Value for ON <code>TrueValue</code> </dt><dd><code>true</code> \#
        <span class="words">boolean</span> </dd></div>\#
        <div><dt>Value for OFF <code>FalseValue</code> </dt><dd><code>false</code> \#
        <span class="words">boolean</span> </dd></div></dl>\#
        <details class="more titles" open><summary>Titles in 2 languages</summary><ul>\#
        <li><code>en</code> <span lang="en" dir="ltr">Sound</span></li>\#
        <li><code>he</code> <span lang="he" dir="rtl">צליל</span></li></ul></details>\#
        </div></article>
        """#)
    #expect(
      content.contains(##"<li><a href="#setting-on"><span lang="en" dir="ltr">Sound</span>"##))
  }

  @Test func twinsAreToldOneAfterTheOther() throws {
    let twins = ["Phone", "Pad"].map {
      BundleFixture.specifier("TextField", ["Key": "k", "SupportedUserInterfaceIdioms": $0])
    }
    let entry = try entry("setting-k", in: content(twins))
    #expect(entry.ranges(of: #"<div class="variant one-of-several">"#).count == 2)
    #expect(entry.contains(#"href="en/phone/Root.html#row-0""#))
    #expect(entry.contains(#"href="en/pad/Root.html#row-1""#))
    #expect(!entry.contains("en/pad/Root.html#row-0"))
    #expect(
      entry.contains(
        #"<code>SupportedUserInterfaceIdioms</code> <span class="badge">iOS 4.2</span></dt>"#))
  }

  /// Two files that say the same are told of once, with both places.
  @Test func filesOfDevicesThatSayTheSameAreOne() throws {
    let content = try EntryFixture([
      "Root~iphone.plist": BundleFixture.page(sound), "Root~ipad.plist": BundleFixture.page(sound),
    ]).reference().content()
    let entry = try entry("setting-on", in: content)
    #expect(entry.ranges(of: "<dl").count == 1)
    #expect(entry.ranges(of: #"<span class="use">"#).count == 2)
  }

  @Test func whatNoDeviceShowsLeadsNowhere() throws {
    let watch = BundleFixture.specifier(
      "TextField", ["Key": "k", "SupportedUserInterfaceIdioms": "Watch"])
    let entry = try entry("setting-k", in: content([watch]))
    #expect(entry.contains(#"<span class="badge">no device</span>"#))
    #expect(!entry.contains("#row-"))
  }

  @Test func valuesAreATable() throws {
    let element = BundleFixture.specifier(
      "MultiValue",
      [
        "Title": "Units", "Key": "u", "DefaultValue": "m",
        "Values": BundleFixture.strings(["m", "i"]),
        "Titles": BundleFixture.strings(["Metric", "Imperial"]),
        "ShortTitles": BundleFixture.strings(["M"]),
      ])
    let entry = try entry("setting-u", in: content([element]))
    #expect(
      entry.contains(
        #"""
        <th scope="col"><code>ShortTitles</code> <span class="badge">iOS 5.0</span></th></tr></thead>\#
        <tbody><tr><td><code>m</code> <span class="words">string</span> \#
        <span class="badge">default</span></td><td lang="en" dir="ltr">Metric</td>\#
        <td lang="en" dir="ltr">M</td></tr><tr><td><code>i</code> <span class="words">string</span> \#
        </td><td lang="en" dir="ltr">Imperial</td><td lang="en" dir="ltr"></td></tr></tbody>
        """#), "\(entry)")
  }

  @Test func manyValuesAndLongTextsAreCut() throws {
    let element = BundleFixture.specifier(
      "MultiValue",
      [
        "Key": "u", "DefaultValue": String(repeating: "x", count: 5_000),
        "Values": BundleFixture.strings((0..<1_000).map { "v\($0)" }),
      ])
    let entry = try entry("setting-u", in: content([element]))
    #expect(entry.contains(">And 900 more.<"))
    #expect(entry.contains("xxx…"))
    #expect(entry.utf8.count < 20_000)
  }

  @Test func keysOfAllKindsHaveEntriesThatLinksReach() throws {
    let keys = ["a b", "\"<&>'", "é", ""]
    let content = try content(keys.map { BundleFixture.specifier("TextField", ["Key": $0]) })
    #expect(content.contains(##"id="setting-a-b"><h3><a href="#setting-a-b"><code>a b</code>"##))
    #expect(content.contains(##"id="setting-&quot;&lt;&amp;&gt;&#39;""##))
    #expect(content.contains(##"href="#setting-%22%3C%26%3E%27""##))
    #expect(content.contains(##"id="setting-é"><h3><a href="#setting-%C3%A9">"##))
    #expect(content.contains(##"<a href="#setting-"><span class="words">empty key</span></a>"##))
  }

  @Test func aBundleWithoutSettingsSaysSo() throws {
    let content = try content([BundleFixture.specifier("Group", ["Title": "T"])], keys: "")
    #expect(content.contains("0 settings of App"))
    #expect(!content.contains(#"id="filter""#))
    #expect(content.contains("they name no strings table: <code>Root.plist</code>."))
  }

  @Test func thePageSaysWhereItsValuesAreStored() throws {
    let content = try content(
      [sound],
      keys: "<key>ApplicationGroupContainerIdentifier</key><string>group.x</string>")
    #expect(
      content.contains(
        #"""
        <code>Root</code></h2><dl class="facts"><div><dt>Stored in the app group \#
        <code>ApplicationGroupContainerIdentifier</code> <span class="badge">iOS 8.2</span></dt>\#
        <dd><code>group.x</code> </dd></div></dl><article
        """#), "\(content)")
  }

  // MARK: - Languages

  @Test func theChartTellsHowCompleteEachLanguageIs() throws {
    let other = BundleFixture.specifier("ToggleSwitch", ["Title": "OK", "Key": "ok"])
    let content = try content([sound, other], ["en": "t = Sound;", "de": "OK = OK;"])
    #expect(
      content.contains(
        #"""
        <span lang="de" dir="ltr">Deutsch</span> <code>de</code></th><td class="bar">\#
        <meter min="0" max="2" value="1" aria-label="Deutsch complete">50%</meter> \#
        <span class="share">50%</span></td><td class="number none">0</td><td class="number">1</td>\#
        <td class="number">1</td></tr>
        """#), "\(content)")
    #expect(content.contains(#"<meter min="0" max="2" value="2" aria-label="English complete">"#))
    #expect(
      content.contains(
        #"""
        <th scope="col">Table</th><th scope="col">de</th></tr></thead><tbody><tr><th scope="row">\#
        <code>T</code></th><td class="number">1</td></tr>
        """#), "\(content)")
    #expect(content.contains(#"<span class="badge warning">not translated</span>"#))
  }

  /// A page of thousands of titles in dozens of languages would be of use to nobody.
  @Test func titlesInAllLanguagesAreLeftOutWhereTheyAreTooMany() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let languages = letters.flatMap { first in letters.map { "\(first)\($0)" } }
    var files = [
      "Root.plist": BundleFixture.page(
        (0..<60).map {
          BundleFixture.specifier("ToggleSwitch", ["Title": "Title \($0)", "Key": "k\($0)"])
        }.joined())
    ]
    for language in languages { files["\(language).lproj/x"] = "" }
    let content = try EntryFixture(files).reference().content()
    #expect(content.contains("Titles are told in one language here"))
    #expect(!content.contains("languages</summary>"))
    #expect(content.utf8.count < 200_000)
  }
}
