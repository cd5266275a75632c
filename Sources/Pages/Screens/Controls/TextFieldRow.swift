internal import HTML
internal import Settings

extension ScreenForm {
  /// A text field with its label; without title, the field spans the row.
  func textFieldRow(_ specifier: Specifier, _ field: TextField) -> HTMLNode {
    let attributes =
      [.id(id(specifier, "control"))] + name(specifier)
      + inputAttributes(placeholder: field.placeholder, field.alignment)
      + (field.isEnabled ? [] : [.flag("disabled")])
    return row(
      title(specifier) == nil ? "text-field spanning" : "text-field", specifier,
      [label(specifier), textInput(specifier, attributes)])
  }

  /// The element that a specifier's text is typed into.
  func textInput(_ specifier: Specifier, _ attributes: [HTMLAttribute]) -> HTMLNode {
    let written = specifier.text ?? ""
    let shown = screen.localizer.content(written)
    let known = shown == written ? fields[screen.file.path, specifier.index] : nil
    let markup = known ?? TextInputMarkup(of: specifier, text: shown)
    return markup?.node(attributes + (markup?.keyboard?.hooks ?? [])) ?? .empty
  }

  /// What text fields and text views have in common beside their traits.
  func inputAttributes(placeholder: String?, _ alignment: TextAlignment) -> [HTMLAttribute] {
    var attributes: [HTMLAttribute] = []
    if let text = placeholder.map(screen.localizer.shown), !text.isEmpty {
      attributes.append(HTMLAttribute("placeholder", text))
    }
    if alignment != .natural {
      attributes.append(HTMLAttribute("data-text-alignment", alignment.rawValue))
    }
    return attributes
  }
}
