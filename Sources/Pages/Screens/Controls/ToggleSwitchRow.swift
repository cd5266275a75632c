internal import HTML
internal import PropertyList
internal import Settings

extension ScreenForm {
  /// A switch with its label.
  func toggleSwitchRow(_ specifier: Specifier, _ toggle: ToggleSwitch) -> HTMLNode {
    var attributes = [HTMLAttribute("type", "checkbox")]
    if toggle.style == .switch { attributes.append(HTMLAttribute("role", "switch")) }
    attributes.append(.id(id(specifier, "control")))
    attributes += name(specifier) + describedBySubtitle(specifier)
    attributes += [
      HTMLAttribute("value", toggle.trueValue.storedText),
      HTMLAttribute("data-true-value", toggle.trueValue.storedText),
      HTMLAttribute("data-true-type", toggle.trueValue.kind.rawValue),
      HTMLAttribute("data-false-value", toggle.falseValue.storedText),
      HTMLAttribute("data-false-type", toggle.falseValue.kind.rawValue),
    ]
    if toggle.isOn { attributes.append(.flag("checked")) }
    return row(
      toggle.style == .switch ? "toggle-switch" : "toggle-switch checkmark", specifier,
      [titleWithSubtitle(specifier, label(specifier)), .element("input", attributes)])
  }

  /// The label of an element's control; an element without title is named by its key.
  func label(_ specifier: Specifier) -> HTMLNode {
    let label = HTMLAttribute("for", id(specifier, "control"))
    if let title = title(specifier) { return .element("label", [label], [.text(title)]) }
    return .element("label", [label, .class("unseen")], [.text(nameWithoutTitle(specifier))])
  }

  /// What a control without title is called by those who do not see it.
  func nameWithoutTitle(_ specifier: Specifier) -> String {
    specifier.key.flatMap { $0.isEmpty ? nil : $0 } ?? specifier.type.name
  }
}
