import Diagnostics

/// What the elements without parts hold, and what is wrong with it.
enum PropertyListScalar {
  /// The value of an element with its text.
  ///
  /// What is spelt wrongly keeps its text.
  static func content(
    of element: PropertyListElement, _ text: String
  ) -> (PropertyListValue.Content, Diagnostic.Message?) {
    switch element {
    case .true, .false:
      return (.boolean(element == .true), text.isBlank ? nil : .textInBoolean(element.rawValue))
    case .integer: return integer(text.trimmed)
    case .real: return real(text.trimmed)
    case .date: return date(text.trimmed)
    case .data: return data(text)
    default: return (.string(LiteralString(text)), nil)
    }
  }

  static func integer(_ text: String) -> (PropertyListValue.Content, Diagnostic.Message?) {
    let value = PropertyListNumber.integer(text)
    let problem: Diagnostic.Message? =
      if value != nil || UInt64(text) != nil {
        nil
      } else {
        PropertyListNumber.isInteger(text) ? .integerTooLarge(text) : .malformed("integer", text)
      }
    return (.integer(text: text, value: value), problem)
  }

  static func real(_ text: String) -> (PropertyListValue.Content, Diagnostic.Message?) {
    // Also takes “nan”, “inf” and “-infinity”, in letters of either case, as Apple's readers do.
    let value = Double(text)
    return (.real(text: text, value: value), value == nil ? .malformed("real", text) : nil)
  }

  static func date(_ text: String) -> (PropertyListValue.Content, Diagnostic.Message?) {
    (.date(text: text), isDate(text) ? nil : .malformed("date", text))
  }

  static func data(_ text: String) -> (PropertyListValue.Content, Diagnostic.Message?) {
    let base64 =
      text.utf8.contains(where: isWhiteSpace)
      ? String(decoding: text.utf8.filter { !isWhiteSpace($0) }, as: UTF8.self) : text
    return (.data(base64: base64), isBase64(base64) ? nil : .malformedData)
  }

  /// Whether a text is a date such as `2001-01-01T00:00:00Z`.
  private static func isDate(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "T"), omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].last == UInt8(ascii: "Z") else { return false }
    let day = parts[0].drop { $0 == UInt8(ascii: "-") }
    let time = parts[1].dropLast()
    return parts[0].count - day.count <= 1
      && areNumbers(day, between: UInt8(ascii: "-"), in: [0...9999, 1...12, 1...31])
      && areNumbers(time, between: UInt8(ascii: ":"), in: [0...23, 0...59, 0...60])
  }

  /// Whether a text is numbers of two digits, or of four where they can be large, in some ranges.
  private static func areNumbers(
    _ text: Substring.UTF8View, between separator: UInt8, in ranges: [ClosedRange<Int>]
  ) -> Bool {
    let numbers = text.split(separator: separator, omittingEmptySubsequences: false)
    return numbers.count == ranges.count
      && zip(numbers, ranges).allSatisfy { digits, range in
        digits.count == (range.upperBound > 99 ? 4 : 2)
          && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
          && Int(Substring(digits)).map(range.contains) ?? false
      }
  }

  static func isBase64(_ text: String) -> Bool {
    let letters = text.utf8.prefix { $0 != UInt8(ascii: "=") }
    let padding = text.utf8.count - letters.count
    return text.utf8.count.isMultiple(of: 4) && padding <= 2
      && text.utf8.suffix(padding).allSatisfy { $0 == UInt8(ascii: "=") }
      && letters.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
          true
        default: false
        }
      }
  }
}

/// Whether a byte is white space in XML.
func isWhiteSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}

extension String {
  /// Whether the text is nothing but white space.
  var isBlank: Bool {
    for byte in utf8 where !isWhiteSpace(byte) { return false }
    return true
  }

  /// The text without white space around it.
  var trimmed: String {
    guard let first = utf8.first, let last = utf8.last, isWhiteSpace(first) || isWhiteSpace(last)
    else { return self }
    var bytes = self[...].utf8.drop(while: isWhiteSpace)
    while let last = bytes.last, isWhiteSpace(last) { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Diagnostic.Message {
  static let malformedData = Self(.error, "malformed-value", "the data is no Base64")

  static func textInBoolean(_ name: String) -> Self {
    .init(.error, "stray-text", "“<\(name)/>” holds no text")
  }

  static func integerTooLarge(_ text: String) -> Self {
    .init(.error, "malformed-value", "the integer “\(text.shortened)” does not fit into 64 bits")
  }

  /// A value that is spelt wrongly, by the name of its element.
  static func malformed(_ kind: String, _ text: String) -> Self {
    .init(
      .error, "malformed-value",
      text.isEmpty ? "the \(kind) is empty" : "“\(text.shortened)” is no \(kind)")
  }
}
