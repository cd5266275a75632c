import Pages
import Settings
import TestSupport
import Testing

struct InspectionMarkdownTests {
  private func markdown(_ bundle: BundleFixture, appName: String = "App") -> String {
    let bundle = bundle.read(appName: appName)
    return Inspection(bundle, locales: bundle.locales).markdown
  }

  @Test func aBundleIsATableForEachFile() {
    let elements = [
      BundleFixture.specifier("Group", ["Title": "t"]),
      BundleFixture.specifier(
        "ToggleSwitch", ["Title": "Sound", "Key": "sound", "DefaultValue": "<true/>"]),
      BundleFixture.specifier(
        "MultiValue",
        [
          "Key": "m", "DefaultValue": "<integer>2</integer>",
          "Values": "<array><integer>1</integer><string/></array>",
          "Titles": BundleFixture.strings(["t", "None"]), "SupportedUserInterfaceIdioms": "Pad",
        ]),
      BundleFixture.specifier("Slider", ["Key": "s", "MaximumValue": "<integer>10</integer>"]),
      BundleFixture.specifier("ChildPane", ["Title": "Sub", "File": "Sub"]),
      BundleFixture.specifier("TextField", ["Key": "f"]),
    ]
    var bundle = BundleFixture(
      specifiers: elements, keys: "<key>StringsTable</key><string>T</string>")
    bundle.files["Sub.plist"] = BundleFixture.page("")
    bundle.files["Alone~ipad.plist"] = BundleFixture.page("")
    bundle.files["en.lproj/T.strings"] = "t = Title; Sub = More;"
    let tables = markdown(bundle).part(before: "\n## Settings\n")
    #expect(
      tables == """
        # App

        Languages: en

        ## Alone\\~ipad.plist

        Used by iPad; no row leads to it.

        - en: Alone

        ## Root.plist

        Used by iPhone and iPad.

        - en: App

        | # | Type | Key | Title | Default | Values | Devices |
        |--:|---|---|---|---|---|---|
        | 0 | `PSGroupSpecifier` |  | Title |  |  |  |
        | 1 | `PSToggleSwitchSpecifier` | `sound` | Sound | `true` boolean | `true` or `false` |  |
        | 2 | `PSMultiValueSpecifier` | `m` |  | `2` integer | `1` Title<br> None | Pad |
        | 3 | `PSSliderSpecifier` | `s` |  |  | 0.0 to 10.0 |  |
        | 4 | `PSChildPaneSpecifier` |  | More |  | `Sub` |  |
        | 5 | `PSTextFieldSpecifier` | `f` |  |  |  |  |

        ## Sub.plist

        Used by iPhone and iPad.

        - en: More

        """)
  }

  @Test func aSettingIsToldWithAllThatItsReferenceTells() {
    let elements = [
      BundleFixture.specifier(
        "ToggleSwitch",
        [
          "Title": "t", "Key": "on", "DefaultValue": "YES", "TrueValue": "YES", "Odd": "o",
          "SupportedUserInterfaceIdioms": "Phone",
        ]),
      BundleFixture.specifier(
        "MultiValue",
        [
          "Title": "m|", "Key": "a|b", "DefaultValue": "<integer>2</integer>",
          "Values": "<array><integer>1</integer><integer>2</integer></array>",
          "Titles": BundleFixture.strings(["One", "Two"]),
          "ShortTitles": BundleFixture.strings(["1st", "2nd"]), "DisplaySortedByTitle": "<true/>",
        ]),
      BundleFixture.specifier("TextField", ["Key": "", "IsSecure": "<true/>"]),
      BundleFixture.specifier(
        "ToggleSwitch", ["Key": "on", "SupportedUserInterfaceIdioms": "Pad"]),
    ]
    var bundle = BundleFixture(
      specifiers: elements, keys: "<key>StringsTable</key><string>T</string>")
    bundle.files["en.lproj/T.strings"] = "t = Sound;"
    bundle.files["de.lproj/T.strings"] = "t = Ton; One = Eins; Two = Two;"
    let text = markdown(bundle)
    let settings = text.part(after: "\n## Settings\n")
    #expect(
      settings.part(before: "  - `autocorrectionType`") == """

        ### Sound `on`

        `Root.plist:3` on iPhone:

        - Type: Toggle Switch `PSToggleSwitchSpecifier`
        - Default Value `DefaultValue`: `YES` string
        - Value for ON `TrueValue`: `YES` string
        - Value for OFF `FalseValue`: `false` boolean
        - `SupportedUserInterfaceIdioms` (iOS 4.2): `Phone`
        - `Odd`: `o` string (read by nobody that is known)
        - Titles:
          - de: Ton
          - en: Sound

        `Root.plist:6` on iPad:

        - Type: Toggle Switch `PSToggleSwitchSpecifier`
        - Default Value `DefaultValue`: none
        - Value for ON `TrueValue`: `true` boolean
        - Value for OFF `FalseValue`: `false` boolean
        - `SupportedUserInterfaceIdioms` (iOS 4.2): `Pad`

        ### m\\| `a|b`

        - Type: Multi Value `PSMultiValueSpecifier`
        - Shown on: `Root.plist:4` on iPhone and iPad
        - Default Value `DefaultValue`: `2` integer
        - `DisplaySortedByTitle` (iOS 7.0): `true`
        - Values:
          - `1` integer: One / 1st
          - `2` integer, default: Two / 2nd
        - Titles:
          - de: m\\| · Eins · Two (1 not translated)
          - en: m\\| · One · Two

        ### (empty key)

        - Type: Text Field `PSTextFieldSpecifier`
        - Shown on: `Root.plist:5` on iPhone and iPad
        - Default Value `DefaultValue`: none
        - Text Field Is Secure `IsSecure`: `true`
        - Text input in HTML: `<input>`
          - `isSecureTextEntry` `true` (iOS 2.0): `type="password"` exact.
          - `autocapitalizationType` `none` (iOS 2.0): `autocapitalize="none"` exact.

        """)
    #expect(
      text.hasSuffix(
        """

        ## Languages

        | Language | Complete | Translated | Same as written | Missing |
        |---|--:|--:|--:|--:|
        | de | 50% | 2 | 1 | 3 |
        | en | 100% | 1 | 5 | 0 |

        """))
  }

  /// The cell of the only element's title, and that of its key.
  private func cells(of text: String) -> (title: String, key: String) {
    let element = BundleFixture.specifier("TitleValue", ["Title": text, "Key": text])
    let lines = markdown(BundleFixture(specifiers: [element])).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("| 0 |") } ?? ""
    let cells = String(line).split(separator: " | ", omittingEmptySubsequences: false)
    return cells.count > 3 ? (String(cells[3]), String(cells[2])) : ("", String(line))
  }

  @Test(arguments: [
    ("plain é 日", "plain é 日"),
    ("*a* _b_ [c](d) `e`", #"\*a\* \_b\_ \[c\](d) \`e\`"#),
    ("a<b>&amp;#1", "a\\<b\\>\\&amp;\\#1"),
    ("a|b\\c", #"a\|b\\c"#), ("a\nb", "a b"), ("a\rb", "a b"), ("~~a~~", #"\~\~a\~\~"#),
  ])
  func titlesAreNoMarkup(_ text: String, _ cell: String) {
    #expect(cells(of: text).title == cell)
  }

  @Test(arguments: [
    ("plain", "`plain`"), ("*a* <b> \\", "`*a* <b> \\`"), ("a`b", "``a`b``"),
    ("`", "`` ` ``"), ("``a", "``` ``a ```"), ("a|b", #"`a\|b`"#), ("a\nb", "`a b`"),
    // One space at either end would be dropped, were there not another; a single end keeps its own.
    (" a ", "`  a  `"), (" a", "` a`"), ("a ", "`a `"), ("  ", "`  `"), ("\n", "` `"),
    ("a\n\nb", "`a  b`"),
  ])
  func keysAreCodeAsTheyAre(_ text: String, _ cell: String) {
    #expect(cells(of: text).key == cell)
  }

  @Test func namesAreNoMarkup() {
    var bundle = BundleFixture(["Root.plist": BundleFixture.page("")])
    bundle.files["a_b#.plist"] = BundleFixture.page("")
    let text = markdown(bundle, appName: "*A*\n# B")
    #expect(text.hasPrefix("# \\*A\\* \\# B\n\n"))
    #expect(text.contains("\n## a\\_b\\#.plist\n"))
    #expect(text.contains("\n- en: a\\_b\\#\n"))
  }
}

extension String {
  /// What stands before another text, or all where that is missing.
  fileprivate func part(before text: String) -> String {
    firstRange(of: text).map { String(self[..<$0.lowerBound]) } ?? self
  }

  /// What stands behind another text; nothing where that is missing.
  fileprivate func part(after text: String) -> String {
    firstRange(of: text).map { String(self[$0.upperBound...]) } ?? ""
  }
}
