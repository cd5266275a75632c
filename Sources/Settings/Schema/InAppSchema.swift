/// The keys that InAppSettingsKit adds, as its source has them (version 3.9).
extension SpecifierSchema {
  /// What InAppSettingsKit lets a type have beyond what Apple documents; none for a type of neither.
  package static func inAppKeys(of type: SpecifierType) -> [SchemaKey] {
    guard let own = inAppKeys[type] else { return [] }
    return own + (type == .slider ? [] : [cellImage]) + [adjustsFontSize]
  }

  private static let cellImage = SchemaKey("IASKCellImage", .string)
  private static let adjustsFontSize = SchemaKey("IASKAdjustsFontSizeToFitWidth", .boolean)
  private static let textAlignment = SchemaKey("IASKTextAlignment", .string)
  private static let subtitle = SchemaKey("IASKSubtitle", .stringOrDictionary, localizable: true)
  private static let placeholder = SchemaKey("IASKPlaceholder", .string, localizable: true)
  private static let title = SchemaKey("Title", .string, localizable: true)
  private static let key = SchemaKey("Key", .string)
  private static let requiredKey = SchemaKey("Key", .string, required: true)
  private static let defaultValue = SchemaKey("DefaultValue", .any)

  /// What opens something of the app's own in place of a page.
  private static let controllerKeys = [
    SchemaKey("IASKViewControllerClass", .string),
    SchemaKey("IASKViewControllerSelector", .string),
    SchemaKey("IASKViewControllerStoryBoardId", .string),
    SchemaKey("IASKViewControllerStoryBoardFile", .string),
    SchemaKey("IASKSegueIdentifier", .string),
    SchemaKey("IASKChildTitle", .string, localizable: true),
    SchemaKey("IASKWebViewFullscreen", .boolean),
    SchemaKey("IASKWebViewShowProgress", .boolean),
    SchemaKey("IASKWebViewShowNavigationalButtons", .boolean),
    SchemaKey("IASKWebViewHideBottomBar", .boolean),
  ]

  private static let inAppKeys: [SpecifierType: [SchemaKey]] = [
    .group: [key],
    .childPane: [key, defaultValue, subtitle, textAlignment] + controllerKeys,
    .toggleSwitch: [subtitle, textAlignment, SchemaKey("IASKToggleStyle", .string)],
    .slider: [],
    .titleValue: [textAlignment],
    .textField: [textAlignment, placeholder, SchemaKey("IASKTextContentType", .string)],
    .multiValue: [
      textAlignment, SchemaKey("IASKQuickMultiValueSelection", .boolean),
      SchemaKey("IconNames", .stringArray), SchemaKey("FooterText", .string, localizable: true),
    ],
    .radioGroup: [],
    .openURL: [
      title, key, SchemaKey("File", .string, required: true, localizable: true), defaultValue,
      subtitle, textAlignment,
    ],
    .mailCompose: [
      title, key, defaultValue, subtitle, textAlignment,
      SchemaKey("IASKMailComposeToRecipents", .stringArray),
      SchemaKey("IASKMailComposeCcRecipents", .stringArray),
      SchemaKey("IASKMailComposeBccRecipents", .stringArray),
      SchemaKey("IASKMailComposeSubject", .string, localizable: true),
      SchemaKey("IASKMailComposeBody", .any, localizable: true),
      // The library's own samples write “NO”.
      SchemaKey("IASKMailComposeBodyIsHTML", .any),
    ],
    .button: [title, requiredKey, defaultValue, subtitle, textAlignment],
    .textView: [
      title, requiredKey, SchemaKey("DefaultValue", .string),
      SchemaKey("KeyboardType", .string), SchemaKey("AutocapitalizationType", .string),
      SchemaKey("AutocorrectionType", .string), placeholder, textAlignment,
    ],
    .datePicker: [
      title, requiredKey, defaultValue, textAlignment, SchemaKey("DatePickerMode", .string),
      SchemaKey("DatePickerStyle", .string), SchemaKey("MinuteInterval", .number),
    ],
    .listGroup: [
      title, SchemaKey("FooterText", .string, localizable: true), requiredKey,
      SchemaKey("DefaultValue", .array),
      SchemaKey("ItemSpecifier", .dictionary, required: true),
      SchemaKey("AddSpecifier", .dictionary), SchemaKey("Deletable", .boolean),
    ],
    .customView: [
      title, requiredKey, defaultValue, SchemaKey("File", .string), subtitle, textAlignment,
      // The app draws the row, most often as one that text is typed into.
      placeholder, SchemaKey("KeyboardType", .string), SchemaKey("AutocapitalizationType", .string),
      SchemaKey("AutocorrectionType", .string), SchemaKey("IsSecure", .boolean),
    ] + controllerKeys,
  ]
}
