internal import HTML
internal import Settings
internal import TextInput

extension ScreenForm {
  /// A text field with its label; without title, the field spans the row.
  func textFieldRow(_ specifier: Specifier, _ field: TextField) -> HTMLNode {
    let effective = field.traits.traits.effective(in: TextInputObject(.field, on: screen.idiom))
    let markup = TextInputMarkup(effective, text: field.defaultText)
    return row(
      title(specifier) == nil ? "text-field spanning" : "text-field", specifier,
      [label(specifier), markup.node([.id(id(specifier, "control"))] + name(specifier))])
  }
}
