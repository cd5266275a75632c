extension PropertyListValue {
  /// The value as an XML property list, in the form in which Xcode writes them; nil for a value that
  /// such a file cannot hold: one that is spelt wrongly, or has a character that XML does not allow.
  ///
  /// Dictionaries keep their order. Dates are in UTC.
  package var xml: [UInt8]? {
    guard isWritable else { return nil }
    var writer = PropertyListWriter()
    writer.writeFile(self)
    return writer.bytes
  }

  /// Whether an XML property list can hold the value.
  package var isWritable: Bool {
    switch content {
    case .string(let string): string.isWritable
    case .integer(let text, let value): value != nil || UInt64(text) != nil
    case .real(_, let value): value != nil
    case .boolean: true
    case .date:
      secondsSince2001.flatMap { BinaryDate.text(secondsSince2001: Double($0)) } != nil
    case .data(let base64): PropertyListScalar.isBase64(base64)
    case .array(let elements): elements.allSatisfy(\.isWritable)
    case .dictionary(let dictionary):
      dictionary.entries.allSatisfy { $0.key.isWritable && $0.value.isWritable }
    }
  }
}

extension LiteralString {
  /// Whether XML has all characters of the text.
  package var isWritable: Bool {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: continue
      default: return false
      }
    }
    return true
  }
}

/// Writes values that an XML property list can hold.
private struct PropertyListWriter {
  private(set) var bytes: [UInt8] = []

  mutating func writeFile(_ value: PropertyListValue) {
    append(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """)
    write(value, depth: 0)
    append("</plist>\n")
  }

  private mutating func write(_ value: PropertyListValue, depth: Int) {
    switch value.content {
    case .string(let string): write("string", string.text, depth)
    // As XML spells it, and not in sixteens.
    case .integer(let text, let value): write("integer", value.map(String.init) ?? text, depth)
    case .real(let text, let value):
      let isPlain = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
      write("real", isPlain ? text : value.map { "\($0)" } ?? text, depth)
    case .boolean(let flag): writeLine(flag ? "<true/>" : "<false/>", depth)
    case .date(let text):
      let date = value.secondsSince2001.flatMap {
        BinaryDate.text(secondsSince2001: Double($0))
      }
      write("date", date ?? text, depth)
    case .data(let base64): write("data", base64, depth)
    case .array(let elements) where elements.isEmpty: writeLine("<array/>", depth)
    case .array(let elements):
      writeLine("<array>", depth)
      for element in elements { write(element, depth: depth + 1) }
      writeLine("</array>", depth)
    case .dictionary(let dictionary) where dictionary.entries.isEmpty:
      writeLine("<dict/>", depth)
    case .dictionary(let dictionary):
      writeLine("<dict>", depth)
      for entry in dictionary.entries {
        write("key", entry.key.text, depth + 1)
        write(entry.value, depth: depth + 1)
      }
      writeLine("</dict>", depth)
    }
  }

  private mutating func write(_ name: String, _ text: String, _ depth: Int) {
    indent(depth)
    append("<\(name)>")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      // A reader would take the bare byte for the end of a line.
      case UInt8(ascii: "\r"): append("&#13;")
      default: bytes.append(byte)
      }
    }
    append("</\(name)>\n")
  }

  private mutating func writeLine(_ text: String, _ depth: Int) {
    indent(depth)
    append("\(text)\n")
  }

  private mutating func indent(_ depth: Int) {
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "\t"), count: depth))
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
