internal import HTML
internal import TextInput

/// A keyboard as HTML: plane by plane, row by row, key by key.
///
/// Keys are no buttons, so that none takes the focus from the field that they type into. Those that
/// enter something have no class, others one for what they do.
struct KeyboardDrawing {
  let layout: KeyboardLayout
  let idiom: UserInterfaceIdiom
  /// The return keys that the keyboard has in turn.
  let returnKeys: [ReturnKeyType]
  let decimalSeparator: String

  var node: HTMLNode {
    .element(
      "div",
      [
        .class("keyboard"), HTMLAttribute("data-idiom", idiom.rawValue),
        HTMLAttribute("data-types", types),
      ],
      layout.planes.enumerated().map { number, plane in
        self.plane(plane, isFirst: number == 0)
      })
  }

  /// All types that have the layout.
  private var types: String {
    KeyboardType.allCases.filter { $0.layout(on: idiom) == layout }.map(\.name)
      .joined(separator: " ")
  }

  private func plane(_ plane: KeyboardPlane, isFirst: Bool) -> HTMLNode {
    .element(
      "div",
      [.class("plane"), HTMLAttribute("data-plane", plane.name.rawValue)]
        + (isFirst ? [] : [.flag("hidden")]),
      plane.rows.map { .element("div", [], $0.map(key)) })
  }

  private func key(_ key: KeyboardKey) -> HTMLNode {
    switch key {
    case .character(let text, let flick):
      self.key(text, flick.map { [HTMLAttribute("data-flick", $0)] } ?? [])
    case .text(let text, let label):
      self.key(label, text == label ? [] : [HTMLAttribute("data-text", text)])
    case .digit(let digit, let letters):
      self.key(digit, letters.isEmpty ? [] : [HTMLAttribute("data-letters", letters)])
    case .decimalSeparator: self.key(decimalSeparator)
    case .space: self.key("space", [.class("space")])
    case .shift: self.key("", [.class("shift")])
    case .delete: self.key("", [.class("backspace")])
    case .returnKey: .fragment(returnKeys.map(returnKey))
    case .plane(let name, let label):
      self.key(label, [.class("switch"), HTMLAttribute("data-to", name.rawValue)])
    case .nextKeyboard: self.key("", [.class("next-keyboard")])
    case .emoji: self.key("", [.class("emoji")])
    case .dictation: self.key("", [.class("dictation")])
    case .dismiss: self.key("", [.class("dismiss")])
    case .blank: self.key("", [.class("blank")])
    }
  }

  private func returnKey(_ type: ReturnKeyType) -> HTMLNode {
    key(
      type.label,
      [
        .class(type.isProminent ? "return prominent" : "return"),
        HTMLAttribute("data-type", type.name),
      ])
  }

  private func key(_ label: String, _ attributes: [HTMLAttribute] = []) -> HTMLNode {
    .element("span", attributes, [.text(label)])
  }
}
