internal import HTML
internal import PropertyList
internal import Settings

extension ScreenForm {
  /// A value to read: its title if it has one, else as it is.
  func titleValueRow(_ specifier: Specifier, _ choices: Choices) -> HTMLNode {
    let text: String
    if let index = choices.selectedIndex {
      text = screen.localizer.shown(choices.choices[index].title)
    } else if choices.inApp != nil, !choices.choices.isEmpty {
      // InAppSettingsKit shows no value that is not among those that have titles.
      text = ""
    } else {
      text = choices.defaultValue?.storedText ?? ""
    }
    var attributes: [HTMLAttribute] = [.id(id(specifier, "control"))]
    attributes += name(specifier)
    if let value = choices.defaultValue {
      attributes += [
        HTMLAttribute("data-value", value.storedText),
        HTMLAttribute("data-value-type", value.kind.rawValue),
      ]
    }
    return row(
      "title-value", specifier, [label(specifier), .element("output", attributes, [.text(text)])])
  }
}
