import Comparison
import Diagnostics
import Settings
import TestSupport
import TextInput
import Testing

/// Each kind of change, on the smallest pages that show it.
struct BundleComparisonTests {
  /// A row of a type, with a key and what else there is.
  private static func row(
    _ key: String, _ type: String = "ToggleSwitch", _ more: KeyValuePairs<String, String> = [:]
  ) -> String {
    BundleFixture.dictionary(
      ["Type": "PS\(type)Specifier", "Key": key, "Title": "T \(key)", "DefaultValue": "1"], more)
  }

  private static func choices(
    _ values: [String], _ titles: [String]
  ) -> KeyValuePairs<String, String> {
    ["Values": BundleFixture.strings(values), "Titles": BundleFixture.strings(titles)]
  }

  private static func titled(_ key: String, _ title: String) -> String {
    BundleFixture.specifier("TextField", ["Key": key, "Title": title])
  }

  private static func group(_ title: String?, _ footer: String? = nil) -> String {
    let texts = [("Title", title), ("FooterText", footer)].map { name, text in
      text.map { "<key>\(name)</key><string>\($0)</string>" } ?? ""
    }
    return "<dict><key>Type</key><string>PSGroupSpecifier</string>\(texts.joined())</dict>"
  }

  private static func link(_ file: String, _ title: String) -> String {
    BundleFixture.specifier("ChildPane", ["File": file, "Title": title])
  }

  struct Case: CustomTestStringConvertible {
    let name: String
    let old: [String: [String]]
    let new: [String: [String]]
    let changes: [String]
    var testDescription: String { name }

    init(
      _ name: String, _ old: [String: [String]], _ new: [String: [String]], _ changes: [String]
    ) {
      self.name = name
      self.old = old
      self.new = new
      self.changes = changes
    }
  }

  static let cases: [Case] = {
    let (a, b, c, d) = (row("a"), row("b"), row("c"), row("d"))
    let (g, h) = (group("G"), group("H"))
    let sub = link("Sub", "Sub")
    return [
      Case("nothing", ["Root": [g, a, b]], ["Root": [g, a, b]], []),
      Case(
        "one key twice", ["Root": [titled("k", "One"), titled("k", "Two")]],
        ["Root": [titled("k", "Two"), titled("k", "One")]],
        ["reordered setting k place: 2 → 1"]),
      Case("added", ["Root": [g, a]], ["Root": [g, a, b]], ["added setting b"]),
      Case(
        "what a switch stores", ["Root": [a]],
        ["Root": [row("a", "ToggleSwitch", ["TrueValue": "on", "FalseValue": "off"])]],
        ["! changed setting a TrueValue: – → on", "! changed setting a FalseValue: – → off"]),
      Case(
        "a title without a value",
        ["Root": [row("a", "MultiValue", choices(["1"], ["A"]))]],
        ["Root": [row("a", "MultiValue", choices(["1"], ["A", "B"]))]],
        ["changed setting a Titles: (A) → (A, B)"]),
      Case(
        "a key in other characters that look the same",
        ["Root": [row("a", "ToggleSwitch", ["\u{E9}": "1"])]],
        ["Root": [row("a", "ToggleSwitch", ["e\u{301}": "1"])]],
        ["changed setting a \u{E9}: 1 → –", "changed setting a e\u{301}: – → 1"]),
      Case("removed", ["Root": [g, a, b]], ["Root": [g, b]], ["! removed setting a"]),
      Case(
        "renamed", ["Root": [g, a, b, c]],
        [
          "Root": [
            g, a,
            BundleFixture.dictionary([
              "Type": "PSToggleSwitchSpecifier", "Key": "app.b", "Title": "T b",
              "DefaultValue": "1",
            ]), c,
          ]
        ], ["! renamed setting app.b Key: b → app.b"]),
      Case(
        "another title is another setting", ["Root": [g, a, b]], ["Root": [g, a, c]],
        ["! removed setting b", "added setting c"]),
      Case(
        "renamed in a row without titles",
        [
          "Root": [
            BundleFixture.specifier("Slider", ["Key": "x", "DefaultValue": "<real>0.5</real>"]),
            BundleFixture.specifier("Slider", ["Key": "y", "DefaultValue": "<real>0.5</real>"]),
          ]
        ],
        [
          "Root": [
            BundleFixture.specifier("Slider", ["Key": "p", "DefaultValue": "<real>0.5</real>"]),
            BundleFixture.specifier("Slider", ["Key": "q", "DefaultValue": "<real>0.5</real>"]),
          ]
        ], ["! renamed setting p Key: x → p", "! renamed setting q Key: y → q"]),
      Case(
        "moved between pages", ["Root": [g, a, b, sub], "Sub": [c]],
        ["Root": [g, b, sub], "Sub": [c, a]], ["moved setting a page: Root → Sub"]),
      Case(
        "moved between groups", ["Root": [g, a, b, h, c]], ["Root": [g, b, h, c, a]],
        ["moved setting a group: G → H"]),
      Case(
        "moved before any group", ["Root": [g, a, b]], ["Root": [a, g, b]],
        ["moved setting a group: G → –"]),
      Case(
        "reordered", ["Root": [g, a, b, c, d]], ["Root": [g, d, a, b, c]],
        ["reordered setting d place: 4 → 1"]),
      Case(
        "reordered beside others that came and went", ["Root": [g, a, b, c]],
        ["Root": [g, row("n"), c, b]],
        ["! removed setting a", "added setting n", "reordered setting c place: 2 → 1"]),
      Case(
        "groups reordered with their rows", ["Root": [g, a, b, h, c]],
        ["Root": [h, c, g, a, b]], ["reordered group H place: 2 → 1"]),
      Case(
        "a group that came between", ["Root": [g, a, b]], ["Root": [g, a, h, b]],
        ["added group H", "moved setting b group: G → H"]),
      Case(
        "a group's title", ["Root": [g, a, group("I"), b]], ["Root": [g, a, group("J"), b]],
        ["changed group J Title: I → J en: I → J"]),
      Case(
        "footers of groups without titles",
        ["Root": [group(nil, "1"), a, group(nil, "2"), b]],
        ["Root": [group(nil, "0"), c, group(nil, "1"), a, group(nil, "3"), b]],
        [
          "added group –", "added setting c",
          "changed group – FooterText: 2 → 3 en: 2 → 3",
        ]),
      Case(
        "a link's title and target",
        ["Root": [link("A", "Sub"), link("B", "B")], "A": [a], "B": [b]],
        ["Root": [link("A", "Under"), link("C", "B")], "A": [a], "C": [b]],
        [
          "renamed page C page: B → C", "changed row Under Title: Sub → Under en: Sub → Under",
          "changed row B File: B → C",
        ]),
      Case(
        "a page that came and one that went", ["Root": [sub], "Sub": [g, a]],
        ["Root": [link("More", "More")], "More": [h, b]],
        [
          "added page More", "removed page Sub", "removed row Sub", "added row More",
          "added setting b", "! removed setting a",
        ]),
      Case(
        "type and default", ["Root": [a, b]],
        ["Root": [row("a", "TextField"), valued("b", "2")]],
        [
          "! changed setting a Type: PSToggleSwitchSpecifier → PSTextFieldSpecifier",
          "! changed setting b DefaultValue: 1 → 2",
        ]),
      Case(
        "numbers are equal by value",
        ["Root": [number("<integer>1</integer>"), number("<real>1.50</real>", "o")]],
        ["Root": [number("<true/>"), number("<real>1.5</real>", "o")]], []),
      Case(
        "the keyboard", ["Root": [row("a", "TextField")]],
        [
          "Root": [
            row("a", "TextField", ["KeyboardType": "EmailAddress", "IsSecure": "<true/>"])
          ]
        ],
        [
          "changed setting a keyboardType: default → emailAddress",
          "changed setting a isSecureTextEntry: false → true",
        ]),
      Case(
        "a trait that says the default", ["Root": [row("a", "TextField")]],
        ["Root": [row("a", "TextField", ["KeyboardType": "Alphabet"])]], []),
      Case(
        "devices", ["Root": [a, b, row("c", "ToggleSwitch", pad)]],
        ["Root": [a, row("b", "ToggleSwitch", pad), c]],
        [
          "changed setting b devices: Phone, Pad → Pad",
          "changed setting c devices: Pad → Phone, Pad",
        ]),
      Case(
        "a file for the iPad", ["Root": [g, a, b]], ["Root": [g, a, b], "Root~ipad": [g, a, c]],
        ["added setting c on pad", "changed setting b devices: Phone, Pad → Phone"]),
      Case(
        "a page that the iPhone alone has now", ["Root": [sub], "Sub": [a]],
        ["Root": [sub], "Sub~iphone": [a]],
        [
          "changed page Sub devices: Phone, Pad → Phone",
          "changed setting a devices: Phone, Pad → Phone",
        ]),
      Case(
        "choices", ["Root": [choices(["r", "g", "b"], ["Red", "Green", "Blue"])]],
        ["Root": [choices(["b", "r", "t"], ["Blue", "Crimson", "Teal"])]],
        [
          "changed setting m Values[g]: Green → –", "changed setting m Values[t]: – → Teal",
          "changed setting m Titles[r]: Red → Crimson en: Red → Crimson",
          "changed setting m Values: r, b → b, r",
        ]),
      Case(
        "an unknown key, and one within another",
        ["Root": [row("a", "ToggleSwitch", ["X": dictionary(["p": "1", "q": "2"])])]],
        ["Root": [row("a", "ToggleSwitch", ["X": dictionary(["q": "3"]), "Y": "4"])]],
        [
          "changed setting a X.p: 1 → –", "changed setting a X.q: 2 → 3",
          "changed setting a Y: – → 4",
        ]),
    ]
  }()

  private static let pad: KeyValuePairs = [
    "SupportedUserInterfaceIdioms": BundleFixture.strings(["Pad"])
  ]

  private static func dictionary(_ entries: KeyValuePairs<String, String>) -> String {
    BundleFixture.dictionary(entries)
  }

  private static func valued(_ key: String, _ value: String) -> String {
    BundleFixture.dictionary([
      "Type": "PSToggleSwitchSpecifier", "Key": key, "Title": "T \(key)", "DefaultValue": value,
    ])
  }

  private static func number(_ value: String, _ key: String = "n") -> String { valued(key, value) }

  private static func choices(_ values: [String], _ titles: [String]) -> String {
    BundleFixture.dictionary([
      "Type": "PSMultiValueSpecifier", "Key": "m", "Title": "M", "DefaultValue": "r",
      "Values": BundleFixture.strings(values), "Titles": BundleFixture.strings(titles),
    ])
  }

  static func bundle(_ pages: [String: [String]]) -> SettingsBundle {
    let files = pages.map { ("\($0).plist", BundleFixture.page($1.joined(separator: "\n"))) }
    return BundleFixture(Dictionary(uniqueKeysWithValues: files)).read()
  }

  @Test(arguments: cases)
  func changesAreToldApart(_ test: Case) {
    let comparison = BundleComparison(Self.bundle(test.old), Self.bundle(test.new))
    #expect(comparison.changes.map(\.line) == test.changes)
  }

  /// Whatever is read backwards tells the opposite of as many things.
  @Test(arguments: cases)
  func backwardsAsManyThingsChange(_ test: Case) {
    let comparison = BundleComparison(Self.bundle(test.new), Self.bundle(test.old))
    #expect(comparison.changes.isEmpty == test.changes.isEmpty)
  }

  @Test func breakingChangesCanStandAlone() {
    let old = Self.bundle(["Root": [Self.row("a"), Self.row("b")]])
    let new = Self.bundle(["Root": [Self.valued("b", "2"), Self.row("c", "TextField")]])
    let comparison = BundleComparison(old, new)
    #expect(comparison.changes.count == 3)
    #expect(
      comparison.breakingOnly.changes.map(\.line) == [
        "! removed setting a", "! changed setting b DefaultValue: 1 → 2",
      ])
  }

  @Test func textsAreComparedInEachLanguage() {
    let keys = "<key>StringsTable</key><string>Root</string>"
    var old = BundleFixture(specifiers: [Self.row("a")], keys: keys)
    old.files["en.lproj/Root.strings"] = "\"T a\" = \"Sound\";"
    old.files["de.lproj/Root.strings"] = "\"T a\" = \"Ton\";"
    old.files["fr.lproj/Root.strings"] = "\"T a\" = \"Son\";"
    var new = old
    new.files["de.lproj/Root.strings"] = "\"T a\" = \"Töne\";"
    new.files["fr.lproj/Root.strings"] = nil
    new.files["ja.lproj/Root.strings"] = ""
    let changes = BundleComparison(old.read(), new.read()).changes
    #expect(
      changes.map(\.line) == [
        "removed language fr", "added language ja",
        "changed setting a Title: T a → T a de: Ton → Töne",
      ])
    #expect(changes.last?.subject.title == "Sound")
  }

  /// Rows that say the same are as many changes, each on both devices.
  @Test func whatIsThereTwiceIsToldTwice() {
    let group = BundleFixture.specifier("Group", ["Title": "G"])
    let comparison = BundleComparison(
      Self.bundle(["Root": []]), Self.bundle(["Root": [group, group, group]]))
    #expect(comparison.changes.map(\.line) == Array(repeating: "added group G", count: 3))
    #expect(comparison.changes.allSatisfy { $0.idioms == [.phone, .pad] })
  }

  @Test func pagesHavePropertiesToo() {
    let old = BundleFixture(
      specifiers: [], keys: "<key>StringsTable</key><string>Root</string>")
    let new = BundleFixture(
      specifiers: [],
      keys: "<key>ApplicationGroupContainerIdentifier</key><string>group.x</string>")
    #expect(
      BundleComparison(old.read(), new.read()).changes.map(\.line) == [
        "changed page Root StringsTable: Root → –",
        "! changed page Root ApplicationGroupContainerIdentifier: – → group.x",
      ])
  }

  @Test func placesAreThoseOfBothVersions() {
    let old = Self.bundle(["Root": [Self.row("a"), Self.row("b")]])
    let new = Self.bundle(["Root": [Self.row("z"), Self.row("a"), Self.valued("b", "2")]])
    let change = BundleComparison(old, new).changes.last
    #expect(change?.oldPlace?.location.shortDescription == "Settings.bundle/Root.plist:4:1")
    #expect(change?.newPlace?.location.shortDescription == "Settings.bundle/Root.plist:5:1")
    #expect(change?.idioms == [.phone, .pad])
  }
}

extension Change {
  /// The change as the tables of this file write it.
  var line: String {
    let name = subject.name ?? subject.title ?? "–"
    var words = [isBreaking ? "!" : "", kind.rawValue, subject.kind.rawValue, name]
    if let property {
      let choice = property.choice.map { "[\($0)]" } ?? ""
      words.append("\(property.name)\(choice): \(old?.text ?? "–") → \(new?.text ?? "–")")
    }
    words += translations.map { "\($0.locale): \($0.old ?? "–") → \($0.new ?? "–")" }
    if idioms.count == 1, property != .devices { words.append("on \(idioms[0].rawValue)") }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
