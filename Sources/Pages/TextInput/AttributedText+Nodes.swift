internal import HTML
internal import Settings
internal import TextInput

extension AttributedText {
  /// The text to be read: its styles as the elements that mean them, and links where the detectors
  /// find something.
  ///
  /// Paragraphs with an alignment of their own stand in blocks.
  func nodes(detecting types: DataDetectorTypes) -> [HTMLNode] {
    let detector = DataDetector(types)
    var nodes: [HTMLNode] = []
    var rest = fragments[...]
    while let alignment = rest.first?.style.alignment {
      let paragraph = rest.prefix { $0.style.alignment == alignment }
      rest = rest.dropFirst(paragraph.count)
      let runs = paragraph.flatMap { $0.nodes(detector) }
      if alignment == .natural {
        nodes += runs
      } else {
        let attributes: [HTMLAttribute] = [
          .class("paragraph"), HTMLAttribute("data-text-alignment", alignment.rawValue),
        ]
        nodes.append(.element("span", attributes, runs))
      }
    }
    return nodes
  }
}

extension AttributedText.Fragment {
  fileprivate func nodes(_ detector: DataDetector) -> [HTMLNode] {
    let text = TextInputContent(text, in: .output).text
    if let link = style.link, HTMLAddress.isExternal(link) {
      return [.element("a", [.href(link)], [style.node(.text(text))])]
    }
    return detector.runs(in: text).map { run in
      let node = style.node(.text(run.text))
      guard let link = run.link else { return node }
      return .element("a", [.href(link.url)], [node])
    }
  }
}

extension AttributedText.Style {
  /// A text in the elements that say its style.
  fileprivate func node(_ text: HTMLNode) -> HTMLNode {
    var node = text
    if isStruckThrough { node = .element("s", [], [node]) }
    if isUnderlined { node = .element("u", [], [node]) }
    if isItalic { node = .element("em", [], [node]) }
    if isBold { node = .element("strong", [], [node]) }
    if let foregroundColor {
      node = .element("span", [HTMLAttribute("data-color", foregroundColor.cssText)], [node])
    }
    return node
  }
}

extension AttributedText.Color {
  /// The colour as style sheets spell it.
  fileprivate var cssText: String { "#" + [red, green, blue].map(\.hexadecimal).joined() }
}

extension UInt8 {
  fileprivate var hexadecimal: String {
    let text = String(self, radix: 16)
    return self < 16 ? "0" + text : text
  }
}
