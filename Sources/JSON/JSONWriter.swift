extension JSONValue {
  /// The form in which a value is written.
  package enum Style: Sendable {
    /// Without white space.
    case compact
    /// One member a line, indented by two spaces.
    case indented
  }

  /// The value as UTF-8 text.
  ///
  /// With `forScript`, `<`, `>` and `&` are written as `\u00xx`, so that the text can stand inside
  /// an HTML `script` element.
  package func utf8(_ style: Style = .indented, forScript: Bool = false) -> [UInt8] {
    var writer = JSONWriter(isIndented: style == .indented, escapesMarkup: forScript)
    writer.write(self, depth: 0)
    return writer.bytes
  }

  /// The value as text; see ``utf8(_:forScript:)``.
  package func text(_ style: Style = .indented) -> String {
    String(decoding: utf8(style), as: UTF8.self)
  }
}

private struct JSONWriter {
  let isIndented: Bool
  let escapesMarkup: Bool
  var bytes: [UInt8] = []

  mutating func write(_ value: JSONValue, depth: Int) {
    switch value {
    case .null: append("null")
    case .boolean(let flag): append(flag ? "true" : "false")
    case .integer(let number): append(String(number))
    case .number(let text): append(text)
    case .string(let text): write(string: text)
    case .array(let elements):
      writeList(elements, "[", "]", depth) { $0.write($1, depth: depth + 1) }
    case .object(let members):
      writeList(members, "{", "}", depth) { writer, member in
        writer.write(string: member.name)
        writer.append(writer.isIndented ? ": " : ":")
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func writeList<Element>(
    _ elements: [Element], _ open: String, _ close: String, _ depth: Int,
    _ body: (inout Self, Element) -> Void
  ) {
    append(open)
    for (index, element) in elements.enumerated() {
      if index > 0 { append(",") }
      breakLine(depth + 1)
      body(&self, element)
    }
    if !elements.isEmpty { breakLine(depth) }
    append(close)
  }

  private mutating func breakLine(_ depth: Int) {
    guard isIndented else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func write(string text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append("\\\"")
      case UInt8(ascii: "\\"): append("\\\\")
      case UInt8(ascii: "\n"): append("\\n")
      case UInt8(ascii: "\r"): append("\\r")
      case UInt8(ascii: "\t"): append("\\t")
      case 0..<0x20, 0x7F: writeEscape(byte)
      case UInt8(ascii: "<") where escapesMarkup, UInt8(ascii: ">") where escapesMarkup,
        UInt8(ascii: "&") where escapesMarkup:
        writeEscape(byte)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func writeEscape(_ byte: UInt8) {
    append(byte < 0x10 ? "\\u000" : "\\u00")
    append(String(byte, radix: 16))
  }
}
