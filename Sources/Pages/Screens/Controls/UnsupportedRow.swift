internal import HTML
internal import Settings

extension ScreenForm {
  /// An element that Apple's Settings app does not show, with what is known of it.
  func unsupportedRow(_ specifier: Specifier) -> HTMLNode {
    let title = HTMLNode.element(
      "span", [.class("title")], [.text(title(specifier) ?? nameWithoutTitle(specifier))])
    let reason =
      switch specifier.type {
      case .missing: "The element has no type, so Settings does not show it."
      default: "Settings knows no “\(specifier.type.name)”, so it does not show the element."
      }
    return row("unsupported", specifier, [title, note(reason)])
  }
}
