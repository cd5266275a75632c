/// A key that a property list of a settings bundle may hold, as Apple documents it, or as
/// InAppSettingsKit reads it.
///
/// Apple's facts are those of *Settings Application Schema Reference* (2016), of *Building a Settings
/// bundle for your app*, and, for Mac Catalyst, of *Displaying a Settings window*.
package struct SchemaKey: Hashable, Sendable {
  /// What a value must be.
  package enum ValueType: String, Hashable, Sendable {
    case string = "String"
    case boolean = "Boolean"
    case number = "Number"
    case array = "Array"
    case stringArray = "Array of String"
    case dictionary = "Dictionary"
    case stringOrDictionary = "String or Dictionary"
    case any = "Any"
  }

  package let name: String
  package let type: ValueType
  package let isRequired: Bool
  package let isLocalizable: Bool
  /// The system that brought the key, as `iOS 4.2` or `Mac Catalyst 13`; nil when it was always there.
  package let since: String?

  init(
    _ name: String, _ type: ValueType, required: Bool = false, localizable: Bool = false,
    since: String? = nil
  ) {
    self.name = name
    self.type = type
    isRequired = required
    isLocalizable = localizable
    self.since = since
  }
}

/// Which keys a page and each type of specifier may have.
package enum SpecifierSchema {
  /// The keys of a page's property list.
  package static let pageKeys: [SchemaKey] = [
    SchemaKey("PreferenceSpecifiers", .array, required: true),
    SchemaKey("StringsTable", .string),
    SchemaKey("ApplicationGroupContainerIdentifier", .string, since: "iOS 8.2"),
    SchemaKey("Title", .string),
    SchemaKey("Icon", .string, since: "Mac Catalyst 13"),
  ]

  /// The keys of a type, those that Apple lists in Apple's order; none for a type that the dialect
  /// does not know.
  package static func keys(of type: SpecifierType, in dialect: Dialect = .settings) -> [SchemaKey] {
    let own = (ownKeys[type] ?? []) + (dialect == .inApp ? inAppKeys(of: type) : [])
    return own.isEmpty ? [] : [typeKey] + own + [idiomsKey]
  }

  /// The keys of a toggle switch's confirmation prompt, which Mac Catalyst shows.
  package static let confirmationPromptKeys: [SchemaKey] = [
    SchemaKey("Type", .string, required: true),
    SchemaKey("Title", .string, required: true),
    SchemaKey("Prompt", .string, required: true),
    SchemaKey("ConfirmText", .string),
    SchemaKey("DenyText", .string),
  ]

  private static let typeKey = SchemaKey("Type", .string, required: true)
  private static let idiomsKey = SchemaKey(
    "SupportedUserInterfaceIdioms", .stringArray, since: "iOS 4.2")

  private static let ownKeys: [SpecifierType: [SchemaKey]] = [
    .group: [
      SchemaKey("Title", .string, localizable: true),
      SchemaKey("FooterText", .string, localizable: true, since: "iOS 4.0"),
    ],
    .childPane: [
      SchemaKey("Title", .string, required: true, localizable: true),
      SchemaKey("File", .string, required: true),
      SchemaKey("Icon", .string, since: "Mac Catalyst 13"),
    ],
    .toggleSwitch: [
      SchemaKey("Title", .string, required: true, localizable: true),
      SchemaKey("Key", .string, required: true),
      SchemaKey("DefaultValue", .any, required: true),
      SchemaKey("TrueValue", .any),
      SchemaKey("FalseValue", .any),
      SchemaKey("Description", .string, localizable: true, since: "Mac Catalyst 13"),
      SchemaKey("TrueConfirmationPrompt", .dictionary, since: "Mac Catalyst 13"),
      SchemaKey("FalseConfirmationPrompt", .dictionary, since: "Mac Catalyst 13"),
    ],
    .slider: [
      SchemaKey("Key", .string, required: true),
      SchemaKey("DefaultValue", .number, required: true),
      SchemaKey("MinimumValue", .number, required: true),
      SchemaKey("MaximumValue", .number, required: true),
      SchemaKey("MinimumValueImage", .string),
      SchemaKey("MaximumValueImage", .string),
    ],
    .titleValue: [
      SchemaKey("Title", .string, localizable: true),
      SchemaKey("Key", .string, required: true),
      SchemaKey("DefaultValue", .any, required: true),
      SchemaKey("Values", .array),
      SchemaKey("Titles", .stringArray, localizable: true),
    ],
    .textField: [
      SchemaKey("Title", .string, localizable: true),
      SchemaKey("Key", .string, required: true),
      SchemaKey("DefaultValue", .string),
      SchemaKey("IsSecure", .boolean),
      SchemaKey("KeyboardType", .string),
      SchemaKey("AutocapitalizationType", .string),
      SchemaKey("AutocorrectionType", .string),
    ],
    .multiValue: [
      SchemaKey("Title", .string, required: true, localizable: true),
      SchemaKey("Key", .string, required: true),
      SchemaKey("DefaultValue", .any, required: true),
      SchemaKey("Values", .array, required: true),
      SchemaKey("Titles", .stringArray, required: true, localizable: true),
      SchemaKey("ShortTitles", .stringArray, localizable: true, since: "iOS 5.0"),
      SchemaKey("DisplaySortedByTitle", .boolean, since: "iOS 7.0"),
    ],
    .radioGroup: [
      SchemaKey("Title", .string, localizable: true),
      SchemaKey("FooterText", .string, localizable: true),
      SchemaKey("Key", .string, required: true),
      SchemaKey("DefaultValue", .any, required: true),
      SchemaKey("Values", .array, required: true),
      SchemaKey("Titles", .stringArray, required: true, localizable: true),
      SchemaKey("DisplaySortedByTitle", .boolean, since: "iOS 7.0"),
    ],
  ]
}
