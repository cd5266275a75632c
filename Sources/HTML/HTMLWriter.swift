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
    }
  }
}

extension HTMLElement {
  fileprivate func write(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(contentsOf: name.utf8)
    for attribute in attributes { attribute.write(to: &bytes) }
    bytes.append(UInt8(ascii: ">"))
    guard !Self.voidElements.contains(name) else {
      precondition(children.isEmpty, "a void element has no children")
      return
    }
    precondition(!Self.rawTextElements.contains(name), "script and style are no pages' business")
    if Self.dropsFirstLineFeed.contains(name), children.first?.beginsWithLineFeed ?? false {
      bytes.append(UInt8(ascii: "\n"))
    }
    for child in children { child.write(to: &bytes) }
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    bytes.append(contentsOf: name.utf8)
    bytes.append(UInt8(ascii: ">"))
  }

  private static let voidElements: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// Elements whose content a parser does not unescape.
  private static let rawTextElements: Set = ["script", "style"]

  /// Elements behind whose start tag a parser drops one line feed.
  private static let dropsFirstLineFeed: Set = ["textarea", "pre", "listing"]
}

extension HTMLNode {
  fileprivate var beginsWithLineFeed: Bool {
    switch self {
    case .element: false
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
