internal import Diagnostics
internal import PropertyList
internal import Settings

/// A switch's default that is neither of what the switch stores.
enum ToggleDefault: SpecifierRule {
  static let facts = RuleFacts(
    "toggle-default", .warning, "a switch's default is neither its true nor its false value",
    because: "Many apps write the texts YES and NO, which the app then reads as what they are: "
      + "texts (VLC, and InAppSettingsKit's samples).")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard case .toggleSwitch(let toggle) = row.specifier.content,
      let value = row["DefaultValue"], !value.isEqual(to: toggle.trueValue),
      !value.isEqual(to: toggle.falseValue), !row.page.file.hasStringsOnly
    else { return }
    let storesBooleans = row["TrueValue"] == nil && row["FalseValue"] == nil
    let fix =
      storesBooleans && value.booleanReading != nil
      ? row.page.file.source?.fix(at: value.range, to: toggle.isOn) : nil
    findings.add(
      .toggleDefault(
        value.described, toggle.trueValue.described, toggle.falseValue.described,
        isOn: toggle.isOn),
      at: "DefaultValue", of: row, fix: fix)
  }
}

extension PropertyListValue {
  /// The value with its kind, since the text `true` is not the Boolean.
  fileprivate var described: String {
    switch content {
    case .string(let string): "“\(string.text)”"
    case .boolean(let flag): "the Boolean \(flag)"
    default: "the \(kind.rawValue) \(storedText)"
    }
  }
}

extension Diagnostic.Message {
  static func toggleDefault(
    _ text: String, _ trueValue: String, _ falseValue: String, isOn: Bool
  ) -> Self {
    ToggleDefault.message(
      "\(text) is neither \(trueValue) nor \(falseValue), which the switch stores; it counts "
        + "as \(isOn ? "on" : "off")")
  }
}
