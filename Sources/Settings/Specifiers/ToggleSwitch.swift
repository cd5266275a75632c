package import PropertyList

/// A switch, and what it stores.
package struct ToggleSwitch: Sendable {
  /// What is stored while the switch is on.
  package let trueValue: PropertyListValue
  /// What is stored while the switch is off.
  package let falseValue: PropertyListValue
  /// Whether the switch is on by default.
  package let isOn: Bool
  package let style: Style

  /// What shows whether it is on (`IASKToggleStyle`).
  package enum Style: String, CaseIterable, Sendable {
    case `switch` = "Switch"
    case checkmark = "Checkmark"
  }

  init(_ dictionary: PropertyListDictionary, in dialect: Dialect) {
    let style = dialect == .inApp ? dictionary.string("IASKToggleStyle") : nil
    self.style = style.flatMap(Style.init) ?? .switch
    let trueValue = dictionary["TrueValue"] ?? PropertyListValue(.boolean(true))
    let falseValue = dictionary["FalseValue"] ?? PropertyListValue(.boolean(false))
    self.trueValue = trueValue
    self.falseValue = falseValue
    // A default that is neither value counts by what it says, as on a device.
    isOn =
      switch dictionary["DefaultValue"] {
      case nil: false
      case let value? where value.isEqual(to: trueValue): true
      case let value? where value.isEqual(to: falseValue): false
      case let value?: value.booleanReading ?? false
      }
  }
}
