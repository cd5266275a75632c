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

  /// The choices as radio buttons, and what is wrong with them.
  func choiceNodes(of specifier: Specifier, _ choices: Choices) -> [HTMLNode] {
    let order = screen.localizer.order(of: choices)
    let icons = choices.inApp?.iconNames ?? []
    let nodes = order.enumerated().map { place, index in
      choiceNode(
        choices.choices[index], of: specifier, isChosen: index == choices.selectedIndex,
        icon: place < icons.count ? icons[place] : nil)
    }
    return nodes + choiceNotes(choices)
  }

  private func choiceNode(
    _ choice: Choices.Choice, of specifier: Specifier, isChosen: Bool, icon: String?
  ) -> HTMLNode {
    var attributes = [HTMLAttribute("type", "radio")]
    attributes += name(specifier)
    attributes += [
      HTMLAttribute("value", choice.value.storedText),
      HTMLAttribute("data-value-type", choice.value.kind.rawValue),
    ]
    if isChosen { attributes.append(.flag("checked")) }
    let title = screen.localizer.shown(choice.title)
    if title.isEmpty { attributes.append(HTMLAttribute("aria-label", choice.value.storedText)) }
    var label: [HTMLNode] = [
      icon.map { cellImage(named: $0) } ?? .empty, .element("input", attributes),
      .element("span", [.class("title")], [.text(title)]),
    ]
    if let short = choice.shortTitle {
      label.append(
        .element("span", [.class("short-title")], [.text(screen.localizer.shown(short))]))
    }
    return .element("label", [.class("choice")], label)
  }

  private func choiceNotes(_ choices: Choices) -> [HTMLNode] {
    if choices.inApp?.isDynamic ?? false { return [standIn(["The app gives the values."])] }
    if choices.choices.isEmpty, choices.titlesWithoutValue.isEmpty {
      return [note("There are no values to choose from.")]
    }
    guard !choices.titlesWithoutValue.isEmpty else { return [] }
    let titles = choices.titlesWithoutValue.map { "“\(screen.localizer.shown($0))”" }
    return [note("Titles without a value: \(titles.joined(separator: ", ")).")]
  }
}
