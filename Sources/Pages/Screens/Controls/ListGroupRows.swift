internal import HTML
internal import PropertyList
internal import Settings

extension ScreenForm {
  /// The rows of a list, and the row that adds one.
  ///
  /// A list's rows have no key of their own: the list as a whole has one, so their controls bear no
  /// name.
  func listGroupRows(_ group: Specifier, _ list: ListGroup) -> [HTMLNode] {
    let rows = list.items.enumerated().map { number, value in
      listItem(list, value, part: "item-\(number)", of: group)
    }
    guard let add = list.add else { return rows }
    return rows + [addRow(add, form(forPart: "add", of: group))]
  }

  /// What a script makes the rows of that are added.
  func listTemplate(_ group: Specifier, _ list: ListGroup) -> HTMLNode {
    guard list.add != nil else { return .empty }
    let empty = PropertyListValue(.string(LiteralString("")))
    return .element("template", [], [listItem(list, empty, part: "item-new", of: group)])
  }

  /// The name of a list whose values are all that a page can store.
  func listName(_ group: Specifier, _ list: ListGroup) -> [HTMLAttribute] {
    guard list.items.allSatisfy({ $0.text != nil }) else { return [] }
    return switch list.item?.content {
    case .titleValue, .textField, .multiValue: name(group)
    default: []
    }
  }

  private func listItem(
    _ list: ListGroup, _ value: PropertyListValue, part: String, of group: Specifier
  ) -> HTMLNode {
    let form = form(forPart: part, of: group)
    let content = list.row(for: value).map(form.itemNode)
    return .element(
      "div",
      [
        .class("list-item"), HTMLAttribute("data-value", value.storedText),
        HTMLAttribute("data-value-type", value.kind.rawValue),
      ],
      [
        content ?? .element("div", [.class("row")], [.text(value.storedText)]),
        list.isDeletable ? Self.deleteButton : .empty,
      ])
  }

  /// The same form, which gives the elements of one row ids of their own, and no names.
  private func form(forPart part: String, of group: Specifier) -> Self {
    ScreenForm(
      screen, of: bundle, fields: fields, links: links, idPrefix: idPrefix,
      itemPrefix: "\(id(group, part))-")
  }

  private func itemNode(_ specifier: Specifier) -> HTMLNode {
    switch specifier.content {
    case .multiValue(let choices):
      row("pop-up", specifier, [label(specifier), popUp(specifier, choices, prompt: nil)])
    default: rowNode(specifier)
    }
  }

  private static var deleteButton: HTMLNode {
    .element(
      "button", [HTMLAttribute("type", "button"), .class("delete needs-scripting")],
      [.element("span", [.class("unseen"), HTMLAttribute("lang", "en")], ["Delete"])])
  }

  // MARK: - Adding

  /// The row that adds one: it waits for a script, but for a page that is opened.
  private func addRow(_ add: Specifier, _ form: Self) -> HTMLNode {
    switch add.content {
    case .textField(let field):
      let attributes =
        [.id(form.id(add, "control")), .flag("disabled")]
        + form.inputAttributes(placeholder: field.placeholder, field.alignment)
      return form.row(
        "text-field spanning add", add,
        [form.hiddenLabel(add), form.textInput(add, attributes)])
    case .multiValue(let choices):
      return form.row(
        "pop-up add", add,
        [form.hiddenLabel(add), form.popUp(add, choices, prompt: form.title(add) ?? "")])
    case .button:
      var attributes: [HTMLAttribute] = [
        HTMLAttribute("type", "button"), .class("row button add"), .id(form.id(add)),
      ]
      attributes += hooks(add) + [.flag("disabled")]
      return .element("button", attributes, [form.titleNode(add)])
    default: return form.rowNode(add)
    }
  }

  private func hiddenLabel(_ specifier: Specifier) -> HTMLNode {
    .element(
      "label", [HTMLAttribute("for", id(specifier, "control")), .class("unseen")],
      [.text(title(specifier) ?? nameWithoutTitle(specifier))])
  }

  /// Choices as a native menu: in a list, a page for each row's choices would be one too many.
  private func popUp(_ specifier: Specifier, _ choices: Choices, prompt: String?) -> HTMLNode {
    let options = screen.localizer.order(of: choices).map { index in
      let choice = choices.choices[index]
      var attributes = [
        HTMLAttribute("value", choice.value.storedText),
        HTMLAttribute("data-value-type", choice.value.kind.rawValue),
      ]
      if index == choices.selectedIndex { attributes.append(.flag("selected")) }
      return HTMLNode.element(
        "option", attributes, [.text(screen.localizer.shown(choice.title))])
    }
    var attributes: [HTMLAttribute] = [.id(id(specifier, "control"))]
    var first: [HTMLNode] = []
    if let prompt {
      attributes.append(.flag("disabled"))
      first = [.element("option", [HTMLAttribute("value", "")], [.text(prompt)])]
    }
    return .element("select", attributes, first + options)
  }
}
