package import HTML
package import TextInput

/// Pictures of keyboards: for each type as every device has it, upright and turned, light and dark.
package struct KeyboardGallery {
  package struct Entry {
    package let type: KeyboardType
    /// What stands between the type's name and the pictures.
    package let introduction: HTMLNode

    package init(_ type: KeyboardType, introduction: HTMLNode = .empty) {
      self.type = type
      self.introduction = introduction
    }
  }

  let entries: [Entry]
  let idioms: [UserInterfaceIdiom]

  package init(_ entries: [Entry], on idioms: [UserInterfaceIdiom]) {
    self.entries = entries
    self.idioms = idioms
  }

  package var node: HTMLNode {
    .fragment(
      entries.map { entry in
        .element(
          "section", [.class("keyboard-gallery"), .id(entry.type.name)],
          [
            .element("h2", [], [.element("code", [], [.text(entry.type.name)])]),
            .element("p", [], [.text(entry.type.meaning)]),
            entry.introduction,
          ] + idioms.map { pictures(of: entry.type, on: $0) })
      })
  }

  private func pictures(of type: KeyboardType, on idiom: UserInterfaceIdiom) -> HTMLNode {
    let drawing = KeyboardDrawing(
      layout: type.layout(on: idiom), idiom: idiom, returnKeys: [.default], decimalSeparator: "."
    ).node
    let pictures = Orientation.allCases.flatMap { orientation in
      [KeyboardAppearance.light, .dark].map { picture(drawing, idiom, orientation, $0) }
    }
    return .element("div", [.class("pictures")], pictures)
  }

  private enum Orientation: String, CaseIterable {
    case portrait, landscape
  }

  private func picture(
    _ drawing: HTMLNode, _ idiom: UserInterfaceIdiom, _ orientation: Orientation,
    _ appearance: KeyboardAppearance
  ) -> HTMLNode {
    .element(
      "figure",
      [
        .class("device \(idiom.rawValue) picture \(orientation.rawValue)"),
        HTMLAttribute("data-keyboard-appearance", appearance.name),
      ],
      [
        .keyboards([drawing]),
        .element(
          "figcaption", [],
          [.text("\(idiom.productName), \(orientation.rawValue), \(appearance.name)")]),
      ])
  }
}
