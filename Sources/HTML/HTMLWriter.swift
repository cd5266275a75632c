extension HTMLNode {
  /// The node as UTF-8 markup.
  package func utf8() -> [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return bytes
  }

  /// The node as markup.
  package var markup: String { String(decoding: utf8(), as: UTF8.self) }

  /// Appends the node's markup.
  package func write(to bytes: inout [UInt8]) {
    switch self {
    case .element(let element): element.write(to: &bytes)
    case .text(let text): HTMLEscaping.append(text, to: &bytes, in: .text)
    case .fragment(let nodes): for node in nodes { node.write(to: &bytes) }
    case .authored(let markup): bytes.append(contentsOf: markup.text.utf8)
    }
  }
}

extension HTMLElement {
  fileprivate func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: name.utf8)
    for attribute in attributes { attribute.write(to: &bytes) }
    bytes.append(UInt8(ascii: ">"))
    guard !isVoid else {
      precondition(children.isEmpty, "a void element has no children")
      return
    }
    precondition(name != "script" && name != "style", "script and style are no pages' business")
    if dropsFirstLineFeed, children.first?.beginsWithLineFeed ?? false {
      bytes.append(UInt8(ascii: "\n"))
    }
    for child in children { child.write(to: &bytes) }
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    bytes.append(contentsOf: name.utf8)
    bytes.append(UInt8(ascii: ">"))
  }

  /// Whether the element has neither content nor end tag.
  private var isVoid: Bool {
    switch name {
    case "input", "img", "br", "meta", "link", "hr", "wbr", "area", "base", "col", "embed",
      "source", "track":
      true
    default: false
    }
  }

  /// Whether a parser drops one line feed behind the element's start tag.
  private var dropsFirstLineFeed: Bool {
    switch name {
    case "textarea", "pre", "listing": true
    default: false
    }
  }
}

extension HTMLNode {
  fileprivate var beginsWithLineFeed: Bool {
    switch self {
    case .element, .authored: false
    case .text(let text): text.utf8.first == UInt8(ascii: "\n")
    case .fragment(let nodes): nodes.first?.beginsWithLineFeed ?? false
    }
  }
}

extension HTMLAttribute {
  fileprivate func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(contentsOf: name.utf8)
    guard let value else { return }
    bytes.append(UInt8(ascii: "="))
    bytes.append(UInt8(ascii: "\""))
    HTMLEscaping.append(value, to: &bytes, in: .attribute)
    bytes.append(UInt8(ascii: "\""))
  }
}
