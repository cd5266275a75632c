package import Settings
package import TextInput

/// The HTML of a bundle's text fields and text views, made once: it is the same on all devices, and in
/// all languages that do not translate the text.
package struct TextInputMarkups: Sendable {
  /// By the path of the page's file and the element's place in it.
  private let markups: [String: [Int: TextInputMarkup]]

  package init(of bundle: SettingsBundle) {
    markups = Dictionary(
      uniqueKeysWithValues: bundle.files.map { file in
        let pairs = file.specifiers.compactMap { specifier in
          TextInputMarkup(of: specifier).map { (specifier.index, $0) }
        }
        return (file.path, Dictionary(uniqueKeysWithValues: pairs))
      })
  }

  /// The markup of an element of a page's file; nil when no text is typed into it.
  subscript(file: String, index: Int) -> TextInputMarkup? { markups[file]?[index] }

  /// What the fields of some files ask of the drawn keyboard, in no order.
  func keyboards(in files: Set<String>) -> [FieldKeyboard] {
    files.flatMap { markups[$0]?.values.compactMap(\.keyboard) ?? [] }
  }
}

extension TextInputMarkup {
  /// The HTML of a text field or text view; nil for other elements.
  ///
  /// - Parameters:
  ///   - specifier: The element.
  ///   - text: What stands in it in place of its own text, in another language.
  init?(of specifier: Specifier, text: String? = nil) {
    guard let object = specifier.textInputObject(on: .phone) else { return nil }
    switch specifier.content {
    case .textField(let field):
      self.init(field.traits.traits.effective(in: object), text: text ?? field.defaultText)
    case .textView(let view):
      self.init(
        view.traits.traits.effective(in: object),
        text: text.map(AttributedText.init) ?? view.text)
    default: return nil
    }
  }
}

extension Specifier {
  /// What takes the text on a device; nil where none is typed.
  package func textInputObject(on idiom: UserInterfaceIdiom) -> TextInputObject? {
    switch content {
    case .textField: TextInputObject(.field, on: idiom)
    case .textView(let view): TextInputObject(.view, on: idiom, isEditable: view.isEditable)
    default: nil
    }
  }
}
