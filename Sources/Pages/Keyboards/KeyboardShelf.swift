internal import HTML
internal import TextInput

/// The drawn keyboards of a form: each layout that its fields bring up, once.
///
/// A theme shows the one whose `data-types` name the `data-keyboard` of the field that has the focus.
struct KeyboardShelf {
  let fields: [FieldKeyboard]
  let idiom: UserInterfaceIdiom
  let decimalSeparator: String

  /// The keyboards; nil when the form has no field.
  var node: HTMLNode? {
    guard !fields.isEmpty else { return nil }
    return .keyboards(
      layouts.map { layout in
        KeyboardDrawing(
          layout: layout, idiom: idiom, returnKeys: returnKeys(on: layout),
          decimalSeparator: decimalSeparator
        ).node
      })
  }

  /// The layouts in the order in which fields ask for them.
  private var layouts: [KeyboardLayout] {
    var layouts: [KeyboardLayout] = []
    for field in fields {
      let layout = field.type.layout(on: idiom)
      if !layouts.contains(layout) { layouts.append(layout) }
    }
    return layouts
  }

  /// The return keys that fields with a layout ask for, in UIKit's order.
  private func returnKeys(on layout: KeyboardLayout) -> [ReturnKeyType] {
    let wanted = Set(fields.filter { $0.type.layout(on: idiom) == layout }.map(\.returnKey))
    return ReturnKeyType.allCases.filter(wanted.contains)
  }
}

extension HTMLNode {
  /// What holds drawn keyboards, which are of US English on every page.
  ///
  /// They are decoration: assistive technology, which has the field itself, does not see them.
  static func keyboards(_ keyboards: [HTMLNode]) -> HTMLNode {
    .element(
      "div",
      [
        .class("keyboards"), HTMLAttribute("aria-hidden", "true"), HTMLAttribute("lang", "en"),
        HTMLAttribute("dir", "ltr"),
      ],
      keyboards)
  }
}
