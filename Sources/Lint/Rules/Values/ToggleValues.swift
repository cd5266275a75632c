internal import Diagnostics
internal import PropertyList
internal import Settings

/// A switch that stores the same whether on or off, or values of two kinds.
enum ToggleValues: SpecifierRule {
  static let facts = RuleFacts(
    "toggle-values", .warning, "a switch's true and false values are equal, or only one is given",
    because: "A switch whose values are equal never turns on; one with a single value of its own "
      + "stores a Boolean for the other (InAppSettingsKit #3, openradar 26541820).")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard case .toggleSwitch(let toggle) = row.specifier.content else { return }
    if toggle.trueValue.isEqual(to: toggle.falseValue) {
      findings.add(.equalToggleValues, at: "FalseValue", of: row)
    } else if (row["TrueValue"] == nil) != (row["FalseValue"] == nil) {
      let given = row["TrueValue"] == nil ? "FalseValue" : "TrueValue"
      // A Boolean is no stranger to the Boolean that is stored for the other.
      guard row[given]?.boolean == nil else { return }
      findings.add(.singleToggleValue(given), at: given, of: row)
    }
  }
}

extension Diagnostic.Message {
  static let equalToggleValues = ToggleValues.message(
    "the switch stores the same whether it is on or off")

  static func singleToggleValue(_ key: String) -> Self {
    let other = key == "TrueValue" ? "FalseValue" : "TrueValue"
    return ToggleValues.message(
      "there is “\(key)”, but no “\(other)”, for which a Boolean is stored", .note)
  }
}
