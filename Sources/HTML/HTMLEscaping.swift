/// The one place where text becomes markup.
package enum HTMLEscaping {
  /// Where the text will stand.
  package enum Place: Sendable {
    /// Between tags.
    case text
    /// Between the quotes of an attribute value, of either kind.
    case attribute
  }

  /// Appends text such that a parser reads just that text.
  ///
  /// A carriage return is written as a reference, since a parser would make it a line feed.
  /// Characters that HTML forbids become U+FFFD.
  package static func append(_ text: String, to bytes: inout [UInt8], in place: Place) {
    guard mayNeedEscaping(text) else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes.append(contentsOf: "&amp;".utf8)
      case "<": bytes.append(contentsOf: "&lt;".utf8)
      case ">": bytes.append(contentsOf: "&gt;".utf8)
      case "\"" where place == .attribute: bytes.append(contentsOf: "&quot;".utf8)
      case "'" where place == .attribute: bytes.append(contentsOf: "&#39;".utf8)
      case "\r": bytes.append(contentsOf: "&#13;".utf8)
      case _ where forbids(scalar): bytes.append(contentsOf: "\u{FFFD}".utf8)
      default: for unit in scalar.utf8 { bytes.append(unit) }
      }
    }
  }

  /// Whether HTML forbids a character: controls other than white space, and noncharacters.
  package static func forbids(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0C, 0x0D: false
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// Whether a text has a byte that may begin something that is not written as it is.
  private static func mayNeedEscaping(_ text: String) -> Bool {
    let utf8 = text.utf8.span
    for index in utf8.indices where isSpecial(utf8[index]) { return true }
    return false
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20..<0x40: specialBelow64 >> UInt64(byte) & 1 == 1
    case 0x09, 0x0A: false
    // C1 controls begin with C2; noncharacters with EF or with F0 to F4.
    case 0..<0x20, 0x7F, 0xC2, 0xEF...: true
    default: false
    }
  }

  /// A bit for each of `"`, `&`, `'`, `<` and `>`.
  private static let specialBelow64: UInt64 =
    1 << 0x22 | 1 << 0x26 | 1 << 0x27 | 1 << 0x3C | 1 << 0x3E
}
