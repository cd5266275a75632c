/// A specifier's `Type`.
package enum SpecifierType: Hashable, Sendable {
  case group, childPane, toggleSwitch, slider, titleValue, textField, multiValue, radioGroup
  case openURL, mailCompose, button, textView, datePicker, listGroup, customView
  /// The text objects of Interface Builder files, by the names of their classes.
  case uiTextField, uiTextView
  /// A type that neither Apple nor InAppSettingsKit knows.
  case unknown(String)
  /// No type at all, or one that is no string.
  case missing

  /// The types that Apple documents.
  package static let documented: [SpecifierType] = [
    .group, .childPane, .toggleSwitch, .slider, .titleValue, .textField, .multiValue, .radioGroup,
  ]

  /// The types that InAppSettingsKit adds.
  package static let ofInAppSettingsKit: [SpecifierType] = [
    .openURL, .mailCompose, .button, .textView, .datePicker, .listGroup, .customView,
  ]

  /// The types that count in a dialect.
  package static func known(in dialect: Dialect) -> [SpecifierType] {
    dialect == .inApp ? documented + ofInAppSettingsKit : documented
  }

  /// The type as a property list spells it; `missing` without one.
  package var name: String {
    switch self {
    case .group: "PSGroupSpecifier"
    case .childPane: "PSChildPaneSpecifier"
    case .toggleSwitch: "PSToggleSwitchSpecifier"
    case .slider: "PSSliderSpecifier"
    case .titleValue: "PSTitleValueSpecifier"
    case .textField: "PSTextFieldSpecifier"
    case .multiValue: "PSMultiValueSpecifier"
    case .radioGroup: "PSRadioGroupSpecifier"
    case .openURL: "IASKOpenURLSpecifier"
    case .mailCompose: "IASKMailComposeSpecifier"
    case .button: "IASKButtonSpecifier"
    case .textView: "IASKTextViewSpecifier"
    case .datePicker: "IASKDatePickerSpecifier"
    case .listGroup: "IASKListGroupSpecifier"
    case .customView: "IASKCustomViewSpecifier"
    case .uiTextField: "UITextField"
    case .uiTextView: "UITextView"
    case .unknown(let name): name
    case .missing: "missing"
    }
  }

  /// The type of a spelling, which counts only when it is exact.
  package init(name: String) {
    self = Self.known(in: .inApp).first { $0.name == name } ?? .unknown(name)
  }
}
