import Settings

extension DocumentReader {
  /// The attributed text of a text view; nil without one.
  func attributedText(of place: Int) -> AttributedText? {
    guard let string = tree.child(of: place, keyed: "attributedText") else { return nil }
    let fragments = tree.children(of: string).filter { tree.elements[$0].name == "fragment" }
    return AttributedText(
      fragments.map { fragment in
        let attributes = tree.child(of: fragment, named: "attributes")
        return .init(text(of: fragment, "content")?.text ?? "", attributes.map(style) ?? .init())
      })
  }

  private func style(_ attributes: Int) -> AttributedText.Style {
    var style = AttributedText.Style()
    for place in tree.children(of: attributes) {
      let element = tree.elements[place]
      switch element["key"] {
      case "NSFont":
        let name = element["metaFont"] ?? element["name"] ?? ""
        style.isBold = ["bold", "Bold", "Heavy", "Black"].contains(where: name.contains)
        style.isItalic = ["Italic", "Oblique"].contains(where: name.contains)
      case "NSColor": style.foregroundColor = AttributedText.Color(element)
      case "NSUnderline": style.isUnderlined = element["value"].map { $0 != "0" } ?? false
      case "NSStrikethrough": style.isStruckThrough = element["value"].map { $0 != "0" } ?? false
      case "NSLink": style.link = element["string"] ?? tree.text(ofString: place)
      case "NSParagraphStyle":
        style.alignment = element["alignment"].flatMap(TextAlignment.init) ?? .natural
      default: break
      }
    }
    return style
  }
}

extension AttributedText.Color {
  /// A colour that its components name; nil for one of the system's own, and for black, which
  /// Interface Builder writes for texts in the usual colour.
  fileprivate init?(_ element: ElementTree.Element) {
    let names = element["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
    let components = names.map { element[$0].flatMap(Double.init) ?? -1 }
    guard components.allSatisfy({ (0...1).contains($0) }), components.contains(where: { $0 > 0 })
    else { return nil }
    let bytes = components.map { UInt8(($0 * 255).rounded()) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
  }
}
