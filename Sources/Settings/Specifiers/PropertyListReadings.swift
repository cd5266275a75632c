package import PropertyList

extension PropertyListDictionary {
  /// The string of a key; nil when there is none, or the value is no string.
  func string(_ key: String) -> String? { self[key]?.string }

  /// The string of a key, unless it is empty.
  func nonemptyString(_ key: String) -> String? {
    string(key).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The text of a key's scalar, whatever its type: bundles in the wild write numbers where Apple
  /// asks for strings.
  func text(_ key: String) -> String? {
    self[key]?.text
  }
}

extension PropertyListValue {
  /// The value as `NSString.boolValue` and `NSNumber.boolValue` read it; nil for what has none.
  package var booleanReading: Bool? {
    switch content {
    case .boolean(let flag): flag
    case .integer, .real: numberReading.map { $0 != 0 }
    case .string(let string): Self.boolean(of: string.text)
    case .date, .data, .array, .dictionary: nil
    }
  }

  /// White space, a sign and zeros are skipped; then `Y`, `y`, `T`, `t` and digits but 0 mean yes.
  private static func boolean(of text: String) -> Bool {
    let rest = text.drop(while: \.isWhitespace)
    let digits = rest.first == "+" || rest.first == "-" ? rest.dropFirst() : rest
    guard let first = digits.drop(while: { $0 == "0" }).first else { return false }
    return "YyTt123456789".contains(first)
  }

  /// The value as a number, as `doubleValue` reads it; nil for what has none or is not finite.
  package var numberReading: Double? {
    let number: Double? =
      switch content {
      case .boolean(let flag): flag ? 1 : 0
      case .integer, .real: number
      case .string(let string): Self.number(of: string.text)
      case .date, .data, .array, .dictionary: nil
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The number that a text begins with.
  private static func number(of text: String) -> Double? {
    let bytes = text.drop(while: \.isWhitespace).utf8
    var end = bytes.startIndex
    func skip(_ wanted: String) {
      if end < bytes.endIndex, wanted.utf8.contains(bytes[end]) { bytes.formIndex(after: &end) }
    }
    func skipDigits() -> Int {
      let digits = bytes[end...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      end = digits.endIndex
      return digits.count
    }
    skip("+-")
    let wholeDigits = skipDigits()
    skip(".")
    guard wholeDigits + skipDigits() > 0 else { return nil }
    let mantissaEnd = end
    skip("eE")
    if end > mantissaEnd {
      skip("+-")
      if skipDigits() == 0 { end = mantissaEnd }
    }
    return Double(Substring(bytes[..<end]))
  }
}

extension PropertyListValue {
  /// The value as it stands in a control: a scalar's text, and other values as an old ASCII
  /// property list would spell them.
  package var storedText: String {
    switch content {
    case .array(let elements): "(\(elements.map(\.storedText).joined(separator: ", ")))"
    case .dictionary(let dictionary):
      "{\(dictionary.entries.map { "\($0.key) = \($0.value.storedText);" }.joined(separator: " "))}"
    default: text ?? ""
    }
  }
}
