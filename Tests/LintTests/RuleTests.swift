import Diagnostics
import Foundation
import Lint
import Settings
import TestSupport
import Testing

/// What the pages of rules cannot show: messages, milder cases, fixes, and what is no finding.
struct RuleTests {
  private func findings(
    _ bundle: BundleFixture, in dialect: Dialect = .settings
  ) -> [Diagnostic] {
    Linter().diagnostics(of: bundle.read(in: dialect))
  }

  private static let keyed = BundleFixture.specifier("TextField", ["Title": "A", "Key": "a"])

  private static func bundle(
    _ type: String, _ values: KeyValuePairs<String, String>
  ) -> BundleFixture {
    BundleFixture(specifiers: [keyed, BundleFixture.specifier(type, values)])
  }

  private static let units: KeyValuePairs = [
    "Title": "B", "Key": "b", "Values": BundleFixture.strings(["m", "ft"]),
    "Titles": BundleFixture.strings(["Metres", "Feet"]),
  ]

  private static func defaults(_ first: String, _ second: String) -> BundleFixture {
    var bundle = BundleFixture(specifiers: [
      keyed,
      BundleFixture.specifier("ToggleSwitch", ["Title": "B", "Key": "b", "DefaultValue": first]),
    ])
    bundle.files["Root~ipad.plist"] = BundleFixture.page(
      keyed
        + BundleFixture.specifier(
          "ToggleSwitch", ["Title": "B", "Key": "b", "DefaultValue": second]))
    return bundle
  }

  /// The first default is that of the page that is reached first, in the iPhone's file.
  @Test func defaultsOfOneKeyAreCompared() throws {
    let found = findings(Self.defaults("<true/>", "<false/>"))
    #expect(
      found.map(\.message.text) == [
        "the default of “b” is the boolean false here, but the boolean true where the key stands "
          + "first"
      ])
    let diagnostic = try #require(found.first)
    #expect(diagnostic.location.path.hasSuffix("Root~ipad.plist"))
    #expect(diagnostic.notes.map(\.text) == ["the first default is here, and counts"])
    #expect(diagnostic.notes.first?.location.path.hasSuffix("Root.plist") ?? false)
    #expect(findings(Self.defaults("<true/>", "<integer>1</integer>")) == [])
  }

  /// A row that is for the devices of an earlier one, though not for those of the first.
  @Test func keysAreComparedForEachChoiceOfDevices() {
    let rows = [["Phone"], ["Pad"], ["Pad"], ["Pad", "Phone"], nil].enumerated().map {
      index, devices in
      let idioms = devices.map {
        "<key>SupportedUserInterfaceIdioms</key>\(BundleFixture.strings($0))"
      }
      return BundleFixture.specifier("TextField", ["Title": "T\(index)", "Key": "k"])
        .replacing("</dict>", with: "\(idioms ?? "")</dict>")
    }
    let found = findings(BundleFixture(specifiers: rows))
    #expect(found.map(\.message.rule) == Array(repeating: "duplicate-preference-key", count: 4))
    #expect(found.map(\.severity) == [.error, .warning, .error, .warning])
    let lines = found.map { $0.location.range?.start }
    let notes = found.map { $0.notes.first?.location.range?.start }
    #expect(notes[1] == lines[0] && notes[3] == lines[2] && notes[2] == notes[0])
  }

  @Test func keysAreComparedAsTheyAreSpelt() {
    let rows = ["\u{E9}", "e\u{301}"].map {
      BundleFixture.specifier("TextField", ["Title": "T", "Key": $0])
    }
    #expect(findings(BundleFixture(specifiers: rows)) == [])
  }

  @Test(arguments: [
    (
      bundle("TextField", ["Key": "a"]),
      "warning: another element of the page stores under “a” too"
    ),
    (
      bundle(
        "TextField",
        ["Key": "a", "SupportedUserInterfaceIdioms": "<array><string>Pad</string></array>"]),
      "error: “a” is the key of another device's element too; Settings then shows both or neither"
    ),
    (
      bundle("TitleValue", ["Key": "", "DefaultValue": "1"]),
      "warning: the key is empty; a PSTitleValueSpecifier needs one"
    ),
    (
      bundle("TextField", ["Title": "B"]),
      "error: a PSTextFieldSpecifier without “Key” has nowhere to store its value"
    ),
    (
      bundle("ToggleSwitch", ["Title": "B", "Key": "b"]),
      "note: a PSToggleSwitchSpecifier must have a “DefaultValue”"
    ),
    (
      bundle("ToggleSwitch", ["Key": "b", "DefaultValue": "<true/>"]),
      "warning: a PSToggleSwitchSpecifier must have “Title”"
    ),
    (
      bundle(
        "ToggleSwitch", ["Title": "B", "Key": "b", "DefaultValue": "on", "TrueValue": "on"]),
      "note: there is “TrueValue”, but no “FalseValue”, for which a Boolean is stored"
    ),
    (
      bundle(
        "ToggleSwitch",
        [
          "Title": "B", "Key": "b", "DefaultValue": "<true/>", "TrueValue": "true",
          "FalseValue": "false",
        ]),
      "warning: the Boolean true is neither “true” nor “false”, which the switch stores; it counts "
        + "as on"
    ),
    (
      bundle(
        "Slider",
        [
          "Key": "b", "DefaultValue": "<integer>3</integer>",
          "MinimumValue": "<integer>0</integer>",
          "MaximumValue": "<integer>2</integer>",
        ]), "warning: 3 is not between 0 and 2"
    ),
    (
      bundle(
        "MultiValue",
        [
          "Title": "B", "Key": "b", "DefaultValue": "<integer>1</integer>",
          "Values": BundleFixture.strings(["1"]), "Titles": BundleFixture.strings(["One"]),
        ]),
      "warning: “1” is none of “Values”: the value that reads the same is of another type"
    ),
    (
      bundle(
        "MultiValue",
        [
          "Title": "B", "Key": "b", "DefaultValue": "m", "Values": BundleFixture.strings(["m"]),
          "Titles": BundleFixture.strings(["Metres"]),
          "ShortTitles": BundleFixture.strings(["m", "ft"]),
        ]),
      "warning: “ShortTitles” are 2, but “Values” are 1; each value needs one"
    ),
    (
      bundle("Group", ["FooterText": String(repeating: "a", count: 4001)]),
      "note: the footer has 4001 characters; such footers were seen cut off, or missing"
    ),
    (
      bundle(
        "TextField",
        [
          "Key": "b",
          "SupportedUserInterfaceIdioms":
            "<array><string>Pad</string><string>Tablet</string></array>",
        ]),
      "warning: “Tablet” is no device; did you mean “Pad”?"
    ),
    (
      bundle("TextField", ["Key": "b", "Colour": "red"]),
      "note: “Colour” is no key of PSTextFieldSpecifier"
    ),
  ])
  func messagesSayWhatIsWrong(_ bundle: BundleFixture, _ message: String) {
    #expect(findings(bundle).map { "\($0.severity): \($0.message.text)" } == [message])
  }

  @Test(arguments: [
    bundle("TextField", ["Title": "B", "Key": "b", "DefaultValue": ""]),
    bundle("Group", ["FooterText": String(repeating: "a", count: 4000)]),
    bundle("ToggleSwitch", ["Title": "B", "Key": "b", "DefaultValue": "<integer>1</integer>"]),
    bundle(
      "ToggleSwitch",
      [
        "Title": "B", "Key": "b", "DefaultValue": "y", "TrueValue": "y", "FalseValue": "n",
      ]),
    // Without values, there is none to be out of.
    bundle("TitleValue", ["Title": "B", "Key": "b", "DefaultValue": "2.1"]),
    bundle(
      "TextField",
      ["Key": "b", "SupportedUserInterfaceIdioms": "<array><string>Mac</string></array>"]),
    // A key of the template with a title of one's own.
    bundle("TextField", ["Title": "Boat", "Key": "name_preference"]),
    // What is for InAppSettingsKit is not judged as a page of Settings.
    BundleFixture([
      "Root.plist": BundleFixture.page(keyed),
      "Root.inApp.plist": BundleFixture.page("<dict><key>Type</key><string>X</string></dict>"),
    ]),
    // Every bundle may have an Info.plist, which is no page.
    BundleFixture([
      "Root.plist": BundleFixture.page(keyed),
      "Info.plist": "<plist><dict><key>CFBundleName</key><string>S</string></dict></plist>",
    ]),
  ])
  func nothingIsSaidOf(_ bundle: BundleFixture) {
    #expect(findings(bundle).map(\.textForm) == [])
  }

  @Test(arguments: [
    (bundle("MultiValue", units, "DefaultValue", "Metres"), "<string>m</string>"),
    (
      bundle("ToggleSwitch", ["Title": "B", "Key": "b", "DefaultValue": "YES"]), "<true/>"
    ),
    (
      bundle(
        "TextField",
        ["Key": "b", "SupportedUserInterfaceIdioms": "<array><string>iPad</string></array>"]),
      "<string>Pad</string>"
    ),
    (
      bundle("TextField", ["Key": "b", "AutoCorrectionType": "No"]), "<key>AutocorrectionType</key>"
    ),
    (bundle("TextField", ["Key": "b", "AutocorrectionType": "NO"]), "<string>No</string>"),
    (bundle("TextField", ["Key": "b", "IsSecure": "YES"]), "<true/>"),
    (bundle("TogleSwitch", ["Key": "b"]), "<string>PSToggleSwitchSpecifier</string>"),
    (bundle("ChildPane", ["Title": "B", "File": "Root.plist"]), "<string>Root</string>"),
    (bundle("ChildPane", ["Title": "B", "File": "root"]), "<string>Root</string>"),
    // Nobody knows what these were meant to be.
    (bundle("EventMultiValue", ["Key": "b"]), nil),
    (bundle("TextField", ["Key": "b", "KeyboardType": "ASCII"]), nil),
    (bundle("ToggleSwitch", ["Title": "B", "Key": "b", "DefaultValue": "<array/>"]), nil),
  ])
  func whatIsSureCanBeMended(_ bundle: BundleFixture, _ replacement: String?) throws {
    let finding = try #require(findings(bundle).first)
    #expect(finding.fix?.edits.map(\.replacement) == replacement.map { [$0] })
    if let edit = finding.fix?.edits.first { #expect(edit.range == finding.location.range) }
  }

  private static func bundle(
    _ type: String, _ values: KeyValuePairs<String, String>, _ key: String, _ value: String
  ) -> BundleFixture {
    let row = BundleFixture.specifier(type, values)
      .replacing("</dict>", with: "<key>\(key)</key><string>\(value)</string></dict>")
    return BundleFixture(specifiers: [keyed, row])
  }

  @Test func imagesHaveASize() throws {
    var fixture = Self.bundle(
      "Slider",
      [
        "Key": "b", "DefaultValue": "<real>0</real>", "MinimumValue": "<real>0</real>",
        "MaximumValue": "<real>1</real>", "MinimumValueImage": "quiet", "MaximumValueImage": "loud",
      ])
    fixture.binaries = [
      "quiet.png": Self.png(21, 21), "quiet@2x.png": Self.png(42, 42),
      "loud.png": Self.png(21, 30), "loud@2x.png": [1, 2, 3],
    ]
    #expect(
      findings(fixture).map(\.message.text) == [
        "“loud.png” is 21 × 30 pixels large; Apple asks for 21 × 21"
      ])
  }

  /// The head of an image of that size.
  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, width, 0, 0, 0, height]
  }

  @Test(arguments: [
    ("%@ of %d", ["@", "d"]), ("%2$d of %1$@", ["@", "d"]), ("100 %", []), ("50 % off", []),
    ("%%", []), ("%.2f m", ["f"]), ("%lld", ["d"]), ("%i", ["d"]), ("none", []),
  ])
  func formatSpecifiersAreRead(_ text: String, _ kinds: [String]) {
    #expect(FormatSpecifiers(in: text).kinds == kinds)
  }

  /// Texts of the development language need no translation; what looks like a key does.
  @Test(arguments: [
    ("SOUND_TITLE", ["error missing-translation"]), ("sound.title", ["error missing-translation"]),
    ("soundTitle", ["error missing-translation"]), ("Sound", []), ("iCloud", []),
    ("example.com", []),
  ])
  func keysNeedAnEntryInTheDevelopmentLanguage(_ text: String, _ found: [String]) {
    let bundle = BundleFixture([
      "Root.plist": BundleFixture.page(
        BundleFixture.specifier("TextField", ["Title": text, "Key": "a"]),
        keys: "<key>StringsTable</key><string>Root</string>"),
      "de.lproj/Root.strings": "\"\(text)\" = \"Ton\";", "en.lproj/Root.strings": "/* */",
    ])
    #expect(findings(bundle).map { "\($0.severity) \($0.message.rule)" } == found)
  }

  @Test func whatAllLanguagesLeaveAloneIsAName() {
    func bundle(_ french: String) -> BundleFixture {
      BundleFixture([
        "Root.plist": BundleFixture.page(
          BundleFixture.specifier("TextField", ["Title": "Tide Pool", "Key": "a"]),
          keys: "<key>StringsTable</key><string>Root</string>"),
        "de.lproj/Root.strings": "\"Tide Pool\" = \"Tide Pool\";",
        "en-GB.lproj/Root.strings": "\"Tide Pool\" = \"Tide Pool\";",
        "fr.lproj/Root.strings": "\"Tide Pool\" = \"\(french)\";",
      ])
    }
    #expect(findings(bundle("Tide Pool")).map(\.message.text) == [])
    #expect(
      findings(bundle("Mare")).map(\.message.text) == [
        "the text of “Tide Pool” is the key itself in de"
      ])
  }
}
