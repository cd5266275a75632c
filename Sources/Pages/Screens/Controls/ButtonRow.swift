internal import HTML
internal import Settings

extension ScreenForm {
  /// A button; what it does, the app alone knows.
  func buttonRow(_ specifier: Specifier, _ button: Button) -> HTMLNode {
    let title = button.storedTitle.map(screen.localizer.shown) ?? title(specifier)
    let text = HTMLNode.element(
      "span", [.class("title")], [.text(title ?? nameWithoutTitle(specifier))])
    var attributes: [HTMLAttribute] = [
      HTMLAttribute("type", "button"), .class("row button"), .id(id(specifier)),
    ]
    attributes += hooks(specifier) + name(specifier) + cellAttributes(specifier)
    if specifier.cell.textAlignment == nil, specifier.cell.image == nil {
      attributes.append(HTMLAttribute("data-text-alignment", "center"))
    }
    return .element(
      "button", attributes, [cellImage(specifier), titleWithSubtitle(specifier, text)])
  }
}
