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
  /// What InAppSettingsKit's keys say of the look of the row.
  package let cell: Cell
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
    case openURL(OpenURL)
    case mailCompose(MailCompose)
    case button(Button)
    case datePicker(DatePicker)
    indirect case listGroup(ListGroup)
    /// A row that the app draws itself; it may open a page.
    case customView(ChildPane)
    /// A type that is not shown.
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
    cell = .plain
    self.content = content
    self.defaultValue = defaultValue
    self.dictionary = dictionary
    self.range = range
  }

  package init(_ value: PropertyListValue, index: Int, in dialect: Dialect = .settings) {
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
    cell = dialect == .inApp ? Cell(dictionary) : .plain
    content =
      dialect == .settings && SpecifierType.ofInAppSettingsKit.contains(type)
      ? .unsupported : Content(type, dictionary, index: index, in: dialect)
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
    case .group, .radioGroup, .listGroup: true
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

extension Specifier.Content {
  fileprivate init(
    _ type: SpecifierType, _ dictionary: PropertyListDictionary, index: Int, in dialect: Dialect
  ) {
    self =
      switch type {
      case .group: .group
      case .childPane: .childPane(ChildPane(dictionary, in: dialect))
      case .toggleSwitch: .toggleSwitch(ToggleSwitch(dictionary, in: dialect))
      case .slider: .slider(Slider(dictionary))
      case .titleValue: .titleValue(Choices(dictionary, in: dialect))
      case .textField: .textField(TextField(dictionary, in: dialect))
      case .multiValue: .multiValue(Choices(dictionary, in: dialect))
      case .radioGroup: .radioGroup(Choices(dictionary, in: dialect))
      case .openURL: .openURL(OpenURL(dictionary))
      case .mailCompose: .mailCompose(MailCompose(dictionary))
      case .button: .button(Button(dictionary))
      case .datePicker: .datePicker(DatePicker(dictionary))
      case .listGroup: .listGroup(ListGroup(dictionary, index: index))
      case .customView: .customView(ChildPane(dictionary, in: dialect))
      case .textView: .textView(TextView(dictionary))
      case .unknown, .missing, .uiTextField, .uiTextView: .unsupported
      }
  }
}

extension Specifier {
  /// A way from the element to a page of the bundle.
  package struct PaneLink: Hashable, Sendable {
    /// The page's name.
    package let pane: String
    /// The title that it gives the page, as written; nil without one.
    package let title: String?
  }

  /// The pages that the element opens; a list's rows open those of its items.
  package var paneLinks: [PaneLink] {
    switch content {
    case .childPane(let child), .customView(let child):
      child.file.map { [PaneLink(pane: $0, title: title)] } ?? []
    case .listGroup(let list): [list.item, list.add].compactMap { $0 }.flatMap(\.paneLinks)
    default: []
    }
  }
}
