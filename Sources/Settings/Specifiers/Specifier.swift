package import Diagnostics
package import PropertyList
package import TextInput

/// One element of a page: what the property list says of it, in Apple's vocabulary.
package struct Specifier: Sendable {
  /// The place in the file's `PreferenceSpecifiers`, from 0.
  package let index: Int
  package let type: SpecifierType
  /// The preference key; nil without one, or when it is no string.
  package let key: String?
  /// The title as written, before localization.
  package let title: String?
  /// The footer as written, before localization.
  package let footer: String?
  /// `SupportedUserInterfaceIdioms` as written; nil when the element shows everywhere.
  package let idioms: [String]?
  /// What only this type has.
  package let content: Content
  /// The value that counts while none is stored, as written.
  package let defaultValue: PropertyListValue?
  /// Everything that stands in the file, known or not.
  package let dictionary: PropertyListDictionary
  /// Where the element stands; nil in a binary file.
  package let range: SourceRange?

  package enum Content: Sendable {
    case group
    case childPane(ChildPane)
    case toggleSwitch(ToggleSwitch)
    case slider(Slider)
    case titleValue(Choices)
    case textField(TextField)
    /// Only where InAppSettingsKit or Interface Builder declares one.
    case textView(TextView)
    case multiValue(Choices)
    case radioGroup(Choices)
    /// A type that Apple's Settings app does not show.
    case unsupported
  }

  package init(
    index: Int, type: SpecifierType, key: String?, title: String?, content: Content,
    defaultValue: PropertyListValue?, dictionary: PropertyListDictionary, range: SourceRange?
  ) {
    self.index = index
    self.type = type
    self.key = key
    self.title = title
    footer = nil
    idioms = nil
    self.content = content
    self.defaultValue = defaultValue
    self.dictionary = dictionary
    self.range = range
  }

  package init(_ value: PropertyListValue, index: Int) {
    let dictionary = value.dictionary ?? PropertyListDictionary([])
    let type = dictionary.string("Type").map(SpecifierType.init(name:)) ?? .missing
    self.index = index
    self.type = type
    self.dictionary = dictionary
    range = value.range
    key = dictionary.string("Key")
    defaultValue = dictionary["DefaultValue"]
    title = dictionary.text("Title")
    footer = dictionary.text("FooterText")
    idioms = dictionary["SupportedUserInterfaceIdioms"].flatMap(Self.idioms)
    content =
      switch type {
      case .group: .group
      case .childPane: .childPane(ChildPane(dictionary))
      case .toggleSwitch: .toggleSwitch(ToggleSwitch(dictionary))
      case .slider: .slider(Slider(dictionary))
      case .titleValue: .titleValue(Choices(dictionary))
      case .textField: .textField(TextField(dictionary))
      case .multiValue: .multiValue(Choices(dictionary))
      case .radioGroup: .radioGroup(Choices(dictionary))
      case .unknown, .missing, .uiTextField, .uiTextView: .unsupported
      }
  }

  /// A string counts as the only member of an array; an empty array restricts nothing.
  private static func idioms(_ value: PropertyListValue) -> [String]? {
    if let string = value.string { return [string] }
    let names = value.array?.compactMap(\.string)
    return names?.isEmpty ?? true ? nil : names
  }

  /// Whether the element shows on a device.
  package func shows(on idiom: UserInterfaceIdiom) -> Bool {
    idioms?.contains(idiom.specifierName) ?? true
  }

  /// Whether the element begins a section of its own.
  package var beginsSection: Bool {
    switch content {
    case .group, .radioGroup: true
    default: false
    }
  }

  /// The text of a text field or text view while none is stored, before localization; nil for other
  /// elements.
  package var text: String? {
    switch content {
    case .textField(let field): field.defaultText
    case .textView(let view): view.text.string
    default: nil
    }
  }

  /// The text input traits of a text field or text view; nil for other elements.
  package var textInputTraits: ResolvedTextInputTraits? {
    switch content {
    case .textField(let field): field.traits
    case .textView(let view): view.traits
    default: nil
    }
  }
}
