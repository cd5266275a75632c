internal import HTML
internal import Settings

extension ScreenForm {
  /// A text view below its label: a `textarea`, or the text itself where it cannot be edited.
  func textViewRow(_ specifier: Specifier, _ view: TextView) -> HTMLNode {
    var attributes = [.id(id(specifier, "control"))] + name(specifier)
    // Nothing stands in place of a text that nobody can enter.
    attributes += inputAttributes(
      placeholder: view.isEditable ? view.placeholder : nil, view.alignment)
    if !view.isEditable {
      // An `output` is announced when it changes; this one never does.
      attributes.append(HTMLAttribute("aria-live", "off"))
    }
    return row("text-view", specifier, [label(specifier), textInput(specifier, attributes)])
  }
}
