internal import HTML
internal import PropertyList
internal import Settings

extension ScreenForm {
  /// A row that opens its list of choices.
  ///
  /// The list is there once and shown in two ways: as the value on the row, of which the theme
  /// shows the chosen item alone, and, while the link's fragment names it, as a page of its own. So
  /// the row tells what is chosen without a script.
  func multiValueRow(_ specifier: Specifier, _ choices: Choices) -> HTMLNode {
    let listID = id(specifier, "choices")
    let titleID = id(specifier, "title")
    let title = title(specifier) ?? nameWithoutTitle(specifier)
    let opener = HTMLNode.element(
      "a", [.class("opener"), .id(titleID), .href("#\(listID)")], [.text(title)])
    let bar = HTMLNode.element(
      "div", [.class("navigation-bar")],
      [
        .element(
          "a", [.class("back"), .href("#\(id(specifier))")],
          [.text(screen.headings.first?.title ?? screen.pane.name)]),
        .element(
          "p",
          [.class("heading"), HTMLAttribute("role", "heading"), HTMLAttribute("aria-level", "1")],
          [.text(title)]),
      ])
    var attributes: [HTMLAttribute] = [
      .class("choices"), .id(listID), HTMLAttribute("role", "radiogroup"),
      HTMLAttribute("aria-labelledby", titleID),
    ]
    if choices.inApp?.isQuickSelection ?? false {
      attributes.append(HTMLAttribute("data-quick-selection", "true"))
    }
    var footer = HTMLNode.empty
    if choices.inApp != nil, let text = specifier.footer.map(screen.localizer.shown), !text.isEmpty
    {
      attributes.append(HTMLAttribute("aria-describedby", id(specifier, "footer")))
      footer = .element("p", [.class("footer"), .id(id(specifier, "footer"))], [.text(text)])
    }
    let list = HTMLNode.element(
      "div", attributes,
      [bar, .element("div", [.class("rows")], choiceNodes(of: specifier, choices)), footer])
    return row("multi-value", specifier, [opener, list])
  }
}
