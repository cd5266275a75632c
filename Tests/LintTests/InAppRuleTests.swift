import Diagnostics
import Lint
import Settings
import TestSupport
import Testing

/// What is said of InAppSettingsKit's types, keys and values, in both dialects.
struct InAppRuleTests {
  private func findings(
    _ type: String, _ keys: String, in dialect: Dialect = .inApp
  ) -> [Diagnostic] {
    let row = "<dict><key>Type</key><string>\(type)</string>\(keys)</dict>"
    return Linter().diagnostics(of: BundleFixture(specifiers: [row]).read(in: dialect))
  }

  private func key(_ name: String, _ value: String) -> String {
    "<key>\(name)</key>" + (value.hasPrefix("<") ? value : "<string>\(value)</string>")
  }

  @Test(arguments: SpecifierType.ofInAppSettingsKit)
  func typesAreKnownInTheirDialectAlone(_ type: SpecifierType) {
    #expect(!findings(type.name, "").contains { $0.message.rule == "unknown-type" })
    let settings = findings(type.name, "", in: .settings)
    #expect(settings.contains { $0.message.text.contains("dialect “in-app”") })
  }

  @Test(
    arguments: [
      ("PSToggleSwitchSpecifier", "IASKToggleStyle", "Checkmrk", "unknown-value"),
      ("PSTextFieldSpecifier", "IASKTextAlignment", "Left", "unknown-value"),
      ("IASKDatePickerSpecifier", "DatePickerMode", "time", "unknown-value"),
      ("IASKDatePickerSpecifier", "MinuteInterval", "<integer>7</integer>", "unknown-value"),
      ("IASKButtonSpecifier", "IASKSubtitle", "<array/>", "wrong-type"),
      ("IASKButtonSpecifier", "IASKRegex", "a*", "unknown-key"),
      ("IASKOpenURLSpecifier", "Title", "Guide", "missing-file"),
      (
        "IASKListGroupSpecifier", "AddSpecifier",
        "<dict><key>Type</key><string>PSSliderSpecifier</string></dict>", "unknown-value"
      ),
      (
        "IASKListGroupSpecifier", "ItemSpecifier",
        "<dict><key>Type</key><string>PSButtonSpecifier</string></dict>", "unknown-type"
      ),
    ])
  func wrongValuesAreReported(_ type: String, _ name: String, _ value: String, _ rule: String) {
    let rules = findings(type, key(name, value)).map(\.message.rule)
    #expect(rules.contains(rule))
  }

  @Test func keyboardsOfTheLibraryAreItsOwn() {
    let keys = key("Key", "k") + key("KeyboardType", "DecimalPad")
    #expect(findings("PSTextFieldSpecifier", keys).isEmpty)
    #expect(
      findings("PSTextFieldSpecifier", keys, in: .settings).map(\.message.rule)
        == ["undocumented-value"])
  }

  @Test func settingsSaysWhoseTheKeysAre() {
    let keys = key("Key", "k") + key("IASKPlaceholder", "p")
    let messages = findings("PSTextFieldSpecifier", keys, in: .settings).map(\.message.text)
    #expect(messages == ["“IASKPlaceholder” is a key of InAppSettingsKit, which Settings ignores"])
  }
}
