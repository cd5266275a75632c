internal import HTML
internal import Settings

extension ScreenForm {
  /// A section: its header, its rows in one group, its footer.
  func sectionNode(_ section: Screen.Section, number: Int) -> HTMLNode {
    var attributes: [HTMLAttribute] = [.class("section")]
    var rows = section.rows.map(rowNode)
    var footer = HTMLNode.empty
    var legend: [HTMLNode] = []
    var template = HTMLNode.empty
    if let group = section.group {
      attributes += [.id(id(group))] + hooks(group)
      if let title = title(group) { legend = [.text(title)] }
      if let text = group.footer.map(screen.localizer.shown), !text.isEmpty {
        attributes.append(HTMLAttribute("aria-describedby", id(group, "footer")))
        footer = .element("p", [.class("footer"), .id(id(group, "footer"))], [.text(text)])
      }
      if case .radioGroup(let choices) = group.content {
        rows = choiceNodes(of: group, choices) + rows
      }
      if case .listGroup(let list) = group.content {
        attributes[0] = .class("section list-group")
        attributes += listName(group, list)
        rows = listGroupRows(group, list) + rows
        template = listTemplate(group, list)
      }
    }
    let card: HTMLNode = rows.isEmpty ? .empty : .element("div", [.class("rows")], rows)
    return .element(
      "fieldset", attributes, [.element("legend", [], legend), card, footer, template])
  }

  func rowNode(_ specifier: Specifier) -> HTMLNode {
    switch specifier.content {
    case .childPane(let child): childPaneRow(specifier, child)
    case .toggleSwitch(let toggle): toggleSwitchRow(specifier, toggle)
    case .slider(let slider): sliderRow(specifier, slider)
    case .titleValue(let choices): titleValueRow(specifier, choices)
    case .textField(let field): textFieldRow(specifier, field)
    case .textView(let view): textViewRow(specifier, view)
    case .multiValue(let choices): multiValueRow(specifier, choices)
    case .openURL(let link): openURLRow(specifier, link)
    case .mailCompose(let mail): mailComposeRow(specifier, mail)
    case .button(let button): buttonRow(specifier, button)
    case .datePicker(let picker): datePickerRow(specifier, picker)
    case .customView(let child): customViewRow(specifier, child)
    // Groups begin sections; they never stand among the rows.
    case .unsupported, .group, .radioGroup, .listGroup: unsupportedRow(specifier)
    }
  }
}
