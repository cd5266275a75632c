import Diagnostics
import Lint
import Settings
import TestSupport
import Testing

/// Rows that are broken on purpose, in all the ways that bundles were seen broken: each is reported, and
/// none of them costs more than itself.
struct BrokenRowsTests {
  private static let textValues = BundleFixture.strings(["a", "b"])
  private static let oneTitle = BundleFixture.strings(["A"])
  private static let range: KeyValuePairs = [
    "Key": "k", "DefaultValue": "<real>0</real>", "MinimumValue": "<real>2</real>",
    "MaximumValue": "<real>1</real>",
  ]

  private static let rows: [(name: String, row: String, rules: Set<String>)] = [
    ("an empty element", "<dict/>", ["missing-type"]),
    ("no dictionary", "<string>row</string>", ["wrong-type", "missing-type"]),
    (
      "a type that is a number", "<dict><key>Type</key><integer>1</integer></dict>",
      ["missing-type"]
    ),
    (
      "fewer titles than values",
      BundleFixture.specifier(
        "TitleValue",
        ["Title": "T", "Key": "k", "DefaultValue": "b", "Values": textValues, "Titles": oneTitle]),
      ["choice-count"]
    ),
    (
      "titles without values",
      BundleFixture.specifier(
        "MultiValue", ["Title": "T", "Key": "k", "DefaultValue": "b", "Titles": oneTitle]),
      ["missing-required-key"]
    ),
    (
      "values without titles",
      BundleFixture.specifier(
        "MultiValue", ["Title": "T", "Key": "k", "DefaultValue": "b", "Values": textValues]),
      ["missing-required-key"]
    ),
    (
      "nothing to choose from",
      BundleFixture.specifier(
        "RadioGroup",
        ["Key": "k", "DefaultValue": "b", "Values": "<array/>", "Titles": "<array/>"]),
      ["empty-choices"]
    ),
    (
      "more titles than values",
      BundleFixture.specifier(
        "MultiValue",
        [
          "Title": "T", "Key": "k", "DefaultValue": "c", "Values": BundleFixture.strings(["c"]),
          "Titles": textValues, "DisplaySortedByTitle": "<true/>",
        ]), ["choice-count"]
    ),
    (
      "titles of no values",
      BundleFixture.specifier(
        "TitleValue", ["Title": "T", "Key": "k", "DefaultValue": "b", "Titles": oneTitle]),
      ["choice-count"]
    ),
    (
      "a title value out of range",
      BundleFixture.specifier(
        "TitleValue",
        ["Title": "T", "Key": "k", "DefaultValue": "c", "Values": textValues, "Titles": textValues]
      ), ["default-not-a-value"]
    ),
    (
      "a default out of range",
      BundleFixture.specifier(
        "MultiValue",
        ["Title": "T", "Key": "k", "DefaultValue": "c", "Values": textValues, "Titles": textValues]
      ), ["default-not-a-value"]
    ),
    (
      "a type and nothing else", BundleFixture.specifier("MultiValue", [:]),
      ["missing-required-key"]
    ),
    (
      "an empty title",
      BundleFixture.specifier(
        "MultiValue",
        ["Title": "", "Key": "k", "DefaultValue": "b", "Values": textValues, "Titles": textValues]
      ), ["missing-required-key"]
    ),
    (
      "values that are no list",
      BundleFixture.specifier(
        "MultiValue",
        ["Title": "T", "Key": "k", "DefaultValue": "b", "Values": "a", "Titles": "A"]),
      ["wrong-type"]
    ),
    (
      "only a true value",
      BundleFixture.specifier(
        "ToggleSwitch", ["Title": "T", "Key": "k", "DefaultValue": "y", "TrueValue": "y"]),
      ["toggle-values"]
    ),
    (
      "only a false value",
      BundleFixture.specifier(
        "ToggleSwitch", ["Title": "T", "Key": "k", "DefaultValue": "n", "FalseValue": "n"]),
      ["toggle-values"]
    ),
    (
      "a minimum above the maximum", BundleFixture.specifier("Slider", range), ["slider-range"]
    ),
    (
      "numbers that are none",
      BundleFixture.specifier(
        "Slider",
        [
          "Key": "k", "DefaultValue": "half", "MinimumValue": "<real>nan</real>",
          "MaximumValue": "<array/>",
        ]), ["wrong-type"]
    ),
    (
      "a child pane without a title",
      BundleFixture.specifier("ChildPane", ["File": "Good"]), ["missing-required-key"]
    ),
    (
      "a child pane without a file", BundleFixture.specifier("ChildPane", ["Title": "T"]),
      ["missing-file"]
    ),
    (
      "a page that is not there",
      BundleFixture.specifier("ChildPane", ["Title": "T", "File": "Nowhere"]), ["missing-pane"]
    ),
    (
      "a page outside",
      BundleFixture.specifier("ChildPane", ["Title": "T", "File": "../../etc/passwd"]),
      ["missing-pane"]
    ),
    (
      "a page that opens itself",
      BundleFixture.specifier("ChildPane", ["Title": "T", "File": "Root"]), ["page-cycle"]
    ),
    (
      "a key that stands twice",
      BundleFixture.specifier(
        "Slider",
        [
          "Key": "good", "DefaultValue": "<real>0</real>", "MinimumValue": "<real>0</real>",
          "MaximumValue": "<real>1</real>",
        ]), ["duplicate-preference-key"]
    ),
    (
      "a denser image by its own name",
      BundleFixture.specifier(
        "Slider",
        [
          "Key": "k", "DefaultValue": "<real>0</real>", "MinimumValue": "<real>0</real>",
          "MaximumValue": "<real>1</real>", "MinimumValueImage": "slow@2x.png",
        ]), ["missing-image"]
    ),
    (
      "a dictionary for a title",
      BundleFixture.specifier(
        "ToggleSwitch", ["Title": "<dict/>", "Key": "k", "DefaultValue": "<true/>"]),
      ["wrong-type"]
    ),
    (
      "idioms that are no list",
      BundleFixture.specifier(
        "TextField", ["Key": "k", "SupportedUserInterfaceIdioms": "Pad"]), ["wrong-type"]
    ),
    (
      "no device at all",
      BundleFixture.specifier(
        "TextField",
        ["Key": "k", "SupportedUserInterfaceIdioms": BundleFixture.strings(["Toaster"])]),
      ["unknown-idiom"]
    ),
  ]

  private static let good = BundleFixture.specifier("TextField", ["Title": "A", "Key": "good"])

  private static func bundle(_ rows: [String]) -> SettingsBundle {
    BundleFixture([
      "Root.plist": BundleFixture.page(([good] + rows).joined(separator: "\n")),
      "Good.plist": BundleFixture.page(BundleFixture.specifier("Group")),
    ]).read()
  }

  /// Rules that find something about the page, rather than the row.
  private static let aside: Set = ["orphan-pane"]

  @Test(arguments: rows.indices)
  func eachIsReported(_ index: Int) {
    let (name, row, rules) = Self.rows[index]
    let found = Linter().diagnostics(of: Self.bundle([row]))
    #expect(Set(found.map(\.message.rule)).subtracting(Self.aside) == rules, "\(name)")
  }

  @Test(arguments: rows.indices)
  func eachIsPointedAt(_ index: Int) {
    let bundle = Self.bundle([Self.rows[index].row])
    let places = Linter().diagnostics(of: bundle).filter { !Self.aside.contains($0.message.rule) }
      .map(\.location.range?.start.line)
    // The row stands behind the good one, on the fourth line.
    #expect(places.allSatisfy { $0 == 4 }, "\(places)")
  }

  @Test func noneCostsMoreThanItself() {
    let bundle = Self.bundle(Self.rows.map(\.row) + [Self.good])
    #expect(bundle.files.first { $0.path == "Root.plist" }?.specifiers.count == Self.rows.count + 2)
    let found = Set(Linter().diagnostics(of: bundle).map(\.message.rule))
    #expect(found.isSuperset(of: Self.rows.reduce(into: []) { $0.formUnion($1.rules) }))
  }
}
