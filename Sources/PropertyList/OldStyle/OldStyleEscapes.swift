import Diagnostics

/// Undoes the escapes of a quoted string in the old format.
///
/// `\n \t \r \a \b \f \v`; `\U` and `\u` with up to four hexadecimal digits of UTF-16; one to three
/// octal digits of a NEXTSTEP byte; any other character stands for itself. That includes the end of
/// a line: as on Apple's systems it stays in the string.
struct OldStyleEscapes {
  /// Something wrong with an escape.
  struct Problem {
    let message: Diagnostic.Message
    let offsets: Range<Int>
  }

  private let utf8: [UInt8]
  private var offset: Int
  private let end: Int
  private var text: [UInt8] = []
  /// The first half of a pair that two escapes make.
  private var lead: (unit: UInt32, offsets: Range<Int>)?
  private var problems: [Problem] = []

  /// The text that a range of a source stands for.
  static func decode(_ utf8: [UInt8], _ range: Range<Int>) -> (text: String, problems: [Problem]) {
    guard utf8[range].contains(UInt8(ascii: "\\")) else {
      return (String(decoding: utf8[range], as: UTF8.self), [])
    }
    var escapes = OldStyleEscapes(utf8: utf8, offset: range.lowerBound, end: range.upperBound)
    escapes.run()
    return (String(decoding: escapes.text, as: UTF8.self), escapes.problems)
  }

  private init(utf8: [UInt8], offset: Int, end: Int) {
    self.utf8 = utf8
    self.offset = offset
    self.end = end
  }

  private mutating func run() {
    while offset < end {
      let byte = utf8[offset]
      guard byte == UInt8(ascii: "\\"), offset + 1 < end else {
        endPair()
        text.append(byte)
        offset += 1
        continue
      }
      readEscape(utf8[offset + 1])
    }
    endPair()
  }

  private mutating func readEscape(_ letter: UInt8) {
    let start = offset
    offset += 2
    switch letter {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = digits(atMost: 4, radix: 16)
      guard let digits else {
        endPair()
        problems.append(.init(message: .malformedEscape, offsets: start..<offset))
        return text.append(letter)
      }
      append(unit: digits, start..<offset)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      endPair()
      offset -= 1
      let byte = UInt8(truncatingIfNeeded: digits(atMost: 3, radix: 8) ?? 0)
      append(NextStepEncoding.character(byte))
    default:
      endPair()
      text.append(Self.controls[letter] ?? letter)
    }
  }

  private static let controls: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10,
    UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
  ]

  /// Reads a number; nil if no digit stands here.
  private mutating func digits(atMost count: Int, radix: UInt32) -> UInt32? {
    var number: UInt32?
    for _ in 0..<count {
      guard offset < end,
        let digit = Character(Unicode.Scalar(utf8[offset])).hexDigitValue, digit < radix
      else { break }
      number = (number ?? 0) * radix + UInt32(digit)
      offset += 1
    }
    return number
  }

  private mutating func append(unit: UInt32, _ offsets: Range<Int>) {
    if let lead, (0xDC00...0xDFFF).contains(unit) {
      self.lead = nil
      let value = 0x10000 + (lead.unit - 0xD800) << 10 + (unit - 0xDC00)
      return append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    endPair()
    switch unit {
    case 0xD800...0xDBFF: lead = (unit, offsets)
    case 0xDC00...0xDFFF: appendHalf(offsets)
    default: append(Unicode.Scalar(unit) ?? "\u{FFFD}")
    }
  }

  private mutating func endPair() {
    guard let lead else { return }
    self.lead = nil
    appendHalf(lead.offsets)
  }

  private mutating func appendHalf(_ offsets: Range<Int>) {
    problems.append(.init(message: .halfCharacter, offsets: offsets))
    append("\u{FFFD}")
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
  }
}

extension Diagnostic.Message {
  static let malformedEscape = Self(
    .error, "escape", "hexadecimal digits are missing in this escape")
  static let halfCharacter = Self(
    .error, "escape", "this escape is half of a character; its other half is missing")
}
