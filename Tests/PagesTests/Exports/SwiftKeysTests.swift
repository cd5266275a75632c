import Pages
import Settings
import TestSupport
import Testing

struct SwiftKeysTests {
  private func text(_ bundle: BundleFixture) throws -> String {
    let bundle = bundle.read()
    return SwiftKeys(of: bundle, in: try #require(bundle.locales.first)).text
  }

  /// The declarations of keys and the entries of defaults.
  private func lines(_ specifiers: [String]) throws -> [String] {
    try text(BundleFixture(specifiers: specifiers)).split(separator: "\n")
      .map { $0.trimmingPrefix { $0 == " " } }
      .filter {
        $0.hasPrefix("static let") || $0.hasPrefix("SettingsKeys.") || $0.hasPrefix("case ")
      }
      .map { String($0.trimmingPrefix("static let ")) }
  }

  @Test func aFileIsKeysAndTheirDefaults() throws {
    var bundle = BundleFixture(
      specifiers: [
        BundleFixture.specifier(
          "ToggleSwitch", ["Title": "t", "Key": "sync_enabled", "DefaultValue": "<true/>"]),
        BundleFixture.specifier(
          "MultiValue",
          [
            "Title": "Units", "Key": "units", "DefaultValue": "metric",
            "Values": BundleFixture.strings(["metric", "us-customary"]),
          ]),
        BundleFixture.specifier("ChildPane", ["Title": "Sub", "File": "Sub", "Key": "no"]),
      ], keys: "<key>StringsTable</key><string>T</string>")
    bundle.files["en.lproj/T.strings"] = "t = \"Sync\\nFinds\";"
    bundle.files["Sub.plist"] = BundleFixture.page(
      BundleFixture.specifier("TextField", ["Key": "name"]),
      keys: "<key>ApplicationGroupContainerIdentifier</key><string>group.a</string>")
    let file = try text(bundle)
    #expect(
      file.contains(
        """
        enum SettingsKeys {
          // MARK: Root

          /// Sync Finds (Toggle Switch)
          static let syncEnabled = SettingsKey<Bool>("sync_enabled")

          /// Units (Multi Value)
          static let units = SettingsKey<UnitsChoice>("units")

          /// The values of ``units``.
          enum UnitsChoice: String, CaseIterable, Sendable {
            case metric = "metric"
            case usCustomary = "us-customary"
          }

          // MARK: Sub

          /// (Text Field)
          ///
          /// Stored in the app group group.a.
          static let name = SettingsKey<String>("name")
        }

        """), "\(file)")
    #expect(
      file.contains(
        """
            register(defaults: [
              SettingsKeys.syncEnabled.name: true,
              SettingsKeys.units.name: "metric",
            ])

        """), "\(file)")
  }

  @Test(
    arguments: [
      // The type of what the element stores, and the default in it.
      ("ToggleSwitch", ["DefaultValue": "<integer>1</integer>"], "Bool", "true"),
      ("ToggleSwitch", ["DefaultValue": "YES"], "Bool", "true"),
      (
        "ToggleSwitch", ["DefaultValue": "off", "TrueValue": "on", "FalseValue": "off"], "String",
        "\"off\""
      ),
      ("ToggleSwitch", ["TrueValue": "on"], "Any", nil),
      ("Slider", ["DefaultValue": "<integer>5</integer>"], "Double", "5.0"),
      ("Slider", [:], "Double", nil),
      ("TextField", ["DefaultValue": "<integer>5</integer>"], "String", "\"5\""),
      ("TextField", ["DefaultValue": "a\"\\(b)\n"], "String", #""a\"\\(b)\n""#),
      (
        "MultiValue",
        ["DefaultValue": "<integer>1</integer>", "Values": "<array><integer>1</integer></array>"],
        "Int", "1"
      ),
      (
        "MultiValue",
        [
          "DefaultValue": "<integer>1</integer>",
          "Values": "<array><integer>1</integer><real>1.5</real></array>",
        ], "Double", "1.0"
      ),
      // A default of another type than the values.
      (
        "MultiValue", ["DefaultValue": "<true/>", "Values": "<array><string>1</string></array>"],
        "Any", "true"
      ),
      // Values that make no names.
      ("MultiValue", ["Values": "<array><string>1</string></array>"], "String", nil),
      (
        "MultiValue", ["Values": "<array><string>a</string><string>A</string></array>"], "String",
        nil
      ),
      (
        "RadioGroup", ["DefaultValue": "c", "Values": "<array><string>a</string></array>"],
        "String", "\"c\""
      ),
      ("TitleValue", ["DefaultValue": "1.0"], "String", "\"1.0\""),
      ("TitleValue", [:], "Any", nil),
      ("Other", ["DefaultValue": "<real>nan</real>"], "Double", "Double.nan"),
      ("Other", ["DefaultValue": "<real>-inf</real>"], "Double", "-Double.infinity"),
      (
        "Other", ["DefaultValue": "<date>2001-01-01T00:00:01Z</date>"], "Date",
        "Date(timeIntervalSinceReferenceDate: 1)"
      ),
      (
        "Other", ["DefaultValue": "<data>AAEC</data>"], "Data",
        "Data(base64Encoded: \"AAEC\") ?? Data()"
      ),
      (
        "Other", ["DefaultValue": "<array><true/><array/></array>"], "[Any]",
        "[true, [] as [Any]] as [Any]"
      ),
      (
        "Other", ["DefaultValue": "<dict><key>a</key><dict/></dict>"], "[String: Any]",
        "[\"a\": [:] as [String: Any]] as [String: Any]"
      ),
      (
        "Other", ["DefaultValue": "<integer>18446744073709551615</integer>"], "Any",
        "18446744073709551615 as UInt64"
      ),
      ("Other", ["DefaultValue": "<integer>x</integer>"], "Any", nil),
    ] as [(String, KeyValuePairs<String, String>, String, String?)])
  func aKeyHasTheTypeOfItsValues(
    _ type: String, _ values: KeyValuePairs<String, String>, _ swift: String, _ literal: String?
  ) throws {
    let specifier = BundleFixture.dictionary(
      ["Type": "PS\(type)Specifier", "Key": "k"], values)
    let expected =
      ["k = SettingsKey<\(swift)>(\"k\")"]
      + (literal.map { ["SettingsKeys.k.name: \($0),"] } ?? [])
    #expect(try lines([specifier]) == expected)
  }

  @Test(arguments: [
    ("sync_enabled", "syncEnabled"), ("SyncEnabled", "syncEnabled"),
    ("sync enabled", "syncEnabled"),
    ("URLString", "urlString"), ("URL", "url"), ("SOUND_ON", "soundOn"), ("com.a.B-c", "comABC"),
    ("default", "`default`"), ("self", "`self`"), ("init", "`init`"), ("Type", "type"),
    ("1st", "_1st"), ("😀", "setting"), ("größe", "größe"), ("日本", "日本"), ("__x", "x"),
    ("a\nb", "aB"), ("\u{301}a", "_\u{301}a"),
  ])
  func aKeyHasAName(_ key: String, _ name: String) throws {
    let declaration = try lines([BundleFixture.specifier("TextField", ["Key": key])]).first
    #expect(
      declaration?.hasPrefix("\(name) = SettingsKey<String>(") ?? false, "\(declaration ?? "")")
  }

  @Test func namesAreGivenOnce() throws {
    let keys = ["a b", "a_b", "aB", "a1", "A1", "é", "e\u{301}"]
    let names = try lines(keys.map { BundleFixture.specifier("TextField", ["Key": $0]) })
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names == ["aB", "aB2", "aB3", "a1", "a1_2", "é", "é2"])
  }

  /// A dictionary literal with both would stop the app.
  @Test func keysThatSwiftTakesForTheSameAreRegisteredApart() throws {
    let file = try text(
      BundleFixture(
        specifiers: ["é", "e\u{301}"].map {
          BundleFixture.specifier("TextField", ["Key": $0, "DefaultValue": "x"])
        }))
    #expect(file.split(separator: "register(defaults: [").count == 3)
  }

  /// A dictionary of thousands takes minutes to compile.
  @Test func aCallRegistersNoMoreThanAHundred() throws {
    let file = try text(
      BundleFixture(
        specifiers: (1...250).map {
          BundleFixture.specifier("TextField", ["Key": "k\($0)", "DefaultValue": "x"])
        }))
    let calls = file.split(separator: "register(defaults: [").dropFirst()
    #expect(calls.map { $0.split(separator: ".name: ").count - 1 } == [100, 100, 50])
  }

  @Test func commentsStayComments() throws {
    let file = try text(
      BundleFixture(specifiers: [
        BundleFixture.specifier("TextField", ["Key": "k", "Title": "a\nlet x = 1\u{2028}b */"])
      ]))
    #expect(file.contains("\n  /// a let x = 1 b */ (Text Field)\n"))
  }
}
