import HTML

/// Writes nodes in the form of libcmark's own writer, in which the public examples are.
enum ReferenceWriter {
  static func text(of node: HTMLNode) -> String {
    var text = ""
    write(node, to: &text)
    return text
  }

  private static func write(_ node: HTMLNode, to text: inout String) {
    switch node {
    case .text(let plain): text += escaped(plain)
    case .fragment(let nodes): for node in nodes { write(node, to: &text) }
    case .authored(let markup): text += markup.text
    case .element(let element): write(element, to: &text)
    }
  }

  private static func write(_ element: HTMLElement, to text: inout String) {
    text += "<\(element.name)"
    for attribute in element.attributes { text += " " + written(attribute, of: element) }
    guard !["br", "hr", "img", "input"].contains(element.name) else {
      text += " />"
      return
    }
    text += ">"
    for child in element.children { write(child, to: &text) }
    text += "</\(element.name)>"
  }

  private static func written(_ attribute: HTMLAttribute, of element: HTMLElement) -> String {
    let value = attribute.value ?? ""
    switch attribute.name {
    // The examples align by an attribute that HTML no longer has.
    case "class" where element.name == "th" || element.name == "td":
      return "align=\"\(value.dropFirst("align-".count))\""
    case "href", "src":
      let address = value.split(separator: "'", omittingEmptySubsequences: false)
      return "\(attribute.name)=\"\(address.map(escaped).joined(separator: "&#x27;"))\""
    default: return "\(attribute.name)=\"\(escaped(value))\""
    }
  }

  private static func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
