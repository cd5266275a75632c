/// What Xcode's editor of property lists calls keys and types, as *Building a Settings bundle for your
/// app* has it.
extension SchemaKey {
  /// What Xcode calls the key of an element; nil where that is not known, or the key itself.
  package static func xcodeName(of key: String) -> String? { xcodeNames[key] }

  private static let xcodeNames = [
    "Key": "Identifier", "DefaultValue": "Default Value", "File": "Filename",
    "TrueValue": "Value for ON", "FalseValue": "Value for OFF",
    "MinimumValue": "Minimum Value", "MaximumValue": "Maximum Value",
    "MinimumValueImage": "Min Value Image Filename",
    "MaximumValueImage": "Max Value Image Filename",
    "IsSecure": "Text Field Is Secure", "KeyboardType": "Keyboard Type",
    "AutocapitalizationType": "Autocapitalization Style",
    "AutocorrectionType": "Autocorrection Style",
  ]
}

extension SpecifierType {
  /// What Apple calls the type, which is also what Xcode shows in its place; nil for types that are
  /// not Apple's.
  package var appleName: String? {
    switch self {
    case .group: "Group"
    case .childPane: "Child Pane"
    case .toggleSwitch: "Toggle Switch"
    case .slider: "Slider"
    case .titleValue: "Title"
    case .textField: "Text Field"
    case .multiValue: "Multi Value"
    case .radioGroup: "Radio Group"
    case .openURL, .mailCompose, .button, .textView, .datePicker, .listGroup, .customView,
      .uiTextField, .uiTextView, .unknown, .missing:
      nil
    }
  }
}
