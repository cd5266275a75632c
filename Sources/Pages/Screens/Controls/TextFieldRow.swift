internal import HTML
internal import Settings

extension ScreenForm {
  /// A text field with its label; without title, the field spans the row.
  func textFieldRow(_ specifier: Specifier, _ field: TextField) -> HTMLNode {
    let markup = fields[screen.file.path, specifier.index] ?? TextInputMarkup(of: field)
    return row(
      title(specifier) == nil ? "text-field spanning" : "text-field", specifier,
      [label(specifier), markup.node([.id(id(specifier, "control"))] + name(specifier))])
  }
}
