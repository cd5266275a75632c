package import Settings
internal import TextInput

/// The HTML of a bundle's text fields, made once: it is the same on all devices and in all languages.
package struct TextFieldMarkups: Sendable {
  /// By the path of the page's file and the field's place in it.
  private let markups: [String: [Int: TextInputMarkup]]

  package init(of bundle: SettingsBundle) {
    markups = Dictionary(
      uniqueKeysWithValues: bundle.files.map { file in
        let fields = file.specifiers.compactMap { specifier -> (Int, TextInputMarkup)? in
          guard case .textField(let field) = specifier.content else { return nil }
          return (specifier.index, TextInputMarkup(of: field))
        }
        return (file.path, Dictionary(uniqueKeysWithValues: fields))
      })
  }

  /// The markup of a field of a page's file; nil when there is no such field.
  subscript(file: String, index: Int) -> TextInputMarkup? { markups[file]?[index] }
}

extension TextInputMarkup {
  /// The HTML of a text field.
  init(of field: TextField) {
    self.init(
      field.traits.traits.effective(in: TextInputObject(.field, on: .phone)),
      text: field.defaultText)
  }
}
