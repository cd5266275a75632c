/// The value of a number, as exactly as its text says.
enum PropertyListNumber {
  case integer(Int64)
  /// An integer above those of 64 bits with sign.
  case unsigned(UInt64)
  case real(Double)

  /// The number that a value is; nil if it is none, or is spelt wrongly.
  init?(_ value: PropertyListValue) {
    switch value.content {
    case .boolean(let flag): self = .integer(flag ? 1 : 0)
    case .integer(_, let value?): self = .integer(value)
    case .integer(let text, nil):
      if let unsigned = UInt64(text) {
        self = .unsigned(unsigned)
      } else if let real = Self.approximation(of: text) {
        self = .real(real)
      } else {
        return nil
      }
    case .real(_, let value?): self = .real(value)
    default: return nil
    }
  }

  func isEqual(to other: Self) -> Bool {
    switch (self, other) {
    case (.integer(let a), .integer(let b)): a == b
    case (.unsigned(let a), .unsigned(let b)): a == b
    case (.real(let a), .real(let b)): a == b || a.isNaN && b.isNaN
    case (.integer(let a), .real(let b)), (.real(let b), .integer(let a)): Int64(exactly: b) == a
    case (.unsigned(let a), .real(let b)), (.real(let b), .unsigned(let a)):
      UInt64(exactly: b) == a
    case (.integer, .unsigned), (.unsigned, .integer): false
    }
  }
}

// MARK: - Spelling

extension PropertyListNumber {
  /// Whether a text spells an integer: digits in tens, or in sixteens behind `0x`, with or without
  /// sign, which white space may follow.
  static func isInteger(_ text: String) -> Bool {
    let (_, digits, radix) = parts(of: text)
    return !digits.isEmpty
      && digits.allSatisfy {
        Character(Unicode.Scalar($0)).hexDigitValue.map { $0 < radix } ?? false
      }
  }

  /// The value of such a text; nil if it is none or does not fit.
  static func integer(_ text: String) -> Int64? {
    // What nearly every file holds.
    if let value = Int64(text) { return value }
    guard isInteger(text) else { return nil }
    let (isNegative, digits, radix) = parts(of: text)
    return Int64((isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self), radix: radix)
  }

  /// The nearest number to such a text; nil if it is none.
  static func approximation(of text: String) -> Double? {
    guard isInteger(text) else { return nil }
    let (isNegative, digits, radix) = parts(of: text)
    let prefix = (isNegative ? "-" : "") + (radix == 16 ? "0x" : "")
    return Double(prefix + String(decoding: digits, as: UTF8.self))
  }

  private static func parts(
    of text: String
  ) -> (isNegative: Bool, digits: Substring.UTF8View, radix: Int) {
    var rest = text[...].utf8
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let isHexadecimal = rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8)
    return isHexadecimal ? (isNegative, rest.dropFirst(2), 16) : (isNegative, rest, 10)
  }
}
