internal import HTML
internal import PropertyList
internal import Settings

extension ScreenForm {
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
    attributes += groupName(specifier)
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

  /// The name by which the buttons exclude each other.
  ///
  /// That is the key. A list that has none, or that another list on the page shares it with, has one
  /// of its own, since HTML would make one list of both.
  private func groupName(_ specifier: Specifier) -> [HTMLAttribute] {
    guard itemPrefix == nil else { return [] }
    let name = name(specifier)
    guard name.isEmpty || laterLists.contains(specifier.index) else { return name }
    return [HTMLAttribute("name", id(specifier, "choices"))]
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
