internal import HTML
internal import Settings

extension ScreenForm {
  /// The image before a row's title; none in Apple's dialect.
  func cellImage(_ specifier: Specifier) -> HTMLNode {
    specifier.cell.image.map { cellImage(named: $0) } ?? .empty
  }

  /// An image of the bundle, else a neutral shape in place of one that only the app has.
  func cellImage(named name: String) -> HTMLNode {
    guard let image = bundle.bundle.image(named: name) else {
      return .element(
        "span",
        [
          .class("cell-image"), HTMLAttribute("data-image", name),
          HTMLAttribute("aria-hidden", "true"),
        ])
    }
    return imageNode(image, size: 29, [.class("cell-image")])
  }

  /// What InAppSettingsKit's keys say of a row.
  func cellAttributes(_ specifier: Specifier) -> [HTMLAttribute] {
    var attributes: [HTMLAttribute] = []
    if let alignment = specifier.cell.textAlignment {
      attributes.append(HTMLAttribute("data-text-alignment", alignment.rawValue))
    }
    if !specifier.cell.adjustsFontSize {
      attributes.append(HTMLAttribute("data-adjusts-font-size", "false"))
    }
    return attributes
  }
}
