/// A single value, as the text spells it.
package struct YAMLScalar: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    /// Bare text, whose spelling decides what it is.
    case plain
    /// Between `'` or `"`: a string.
    case quoted
    /// Behind `|` or `>`: a string of lines.
    case literal
  }

  /// The text, without quotes and with escapes resolved.
  package let text: String
  package let style: Style
  /// Whether a tag says that the value is a string, however it is spelt.
  package let isTaggedString: Bool

  package init(_ text: String, style: Style = .plain, isTaggedString: Bool = false) {
    self.text = text
    self.style = style
    self.isTaggedString = isTaggedString
  }
}

extension YAMLScalar {
  /// What a scalar is by the core schema of YAML 1.2.
  package enum Value: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    /// A number that is not whole, or too large for an `Int`.
    case number(Double)
    /// The scalar's text.
    case string
  }

  /// The value; scalars that are not plain are always strings.
  ///
  /// `yes`, `no`, `on` and `off` are strings, as they are no Booleans in YAML 1.2.
  package var value: Value {
    guard style == .plain, !isTaggedString else { return .string }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .boolean(true)
    case "false", "False", "FALSE": return .boolean(false)
    case ".nan", ".NaN", ".NAN": return .number(.nan)
    default: break
    }
    let characters = text.utf8
    // Longer spellings of numbers are no numbers that anybody wrote.
    guard characters.count <= 400 else { return .string }
    if characters.starts(with: "0o".utf8) {
      return Int(digits: text.dropFirst(2), radix: 8).map(Value.integer) ?? .string
    }
    if characters.starts(with: "0x".utf8) {
      return Int(digits: text.dropFirst(2), radix: 16).map(Value.integer) ?? .string
    }
    return decimal
  }

  private var decimal: Value {
    let isSigned = text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "+")
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let unsigned = isSigned ? text.dropFirst() : text[...]
    switch unsigned {
    case ".inf", ".Inf", ".INF": return .number(isNegative ? -.infinity : .infinity)
    default: break
    }
    var rest = unsigned.utf8
    let whole = rest.removeDigits()
    var fraction = 0
    let hasPoint = rest.first == UInt8(ascii: ".")
    if hasPoint {
      rest.removeFirst()
      fraction = rest.removeDigits()
    }
    guard whole + fraction > 0 else { return .string }
    if rest.isEmpty, !hasPoint, let value = Int(text) { return .integer(value) }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard rest.removeDigits() > 0 else { return .string }
    }
    guard rest.isEmpty, let value = Double(text) else { return .string }
    return .number(value)
  }
}

extension Substring.UTF8View {
  /// Takes the ASCII digits away that stand in front, and returns how many there were.
  fileprivate mutating func removeDigits() -> Int {
    let digits = prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    defer { self = self[digits.endIndex...] }
    return digits.count
  }
}

extension Int {
  /// A number of digits alone: what `Int` reads also has signs.
  fileprivate init?(digits: Substring, radix: Int) {
    guard digits.utf8.first != UInt8(ascii: "-"), digits.utf8.first != UInt8(ascii: "+") else {
      return nil
    }
    self.init(digits, radix: radix)
  }
}
