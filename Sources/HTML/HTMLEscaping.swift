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
    let utf8 = text.utf8
    // Taken out of the loop, since a static value is asked each time whether it is there yet.
    let isSpecial = isSpecial
    guard utf8.contains(where: { isSpecial[Int($0)] }) else {
      bytes.append(contentsOf: utf8)
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

  /// The bytes that may begin something that is not written as it is.
  private static let isSpecial: [Bool] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"): false
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), 0..<0x20, 0x7F:
      true
    // C1 controls begin with C2; noncharacters with EF or with F0 to F4.
    case 0xC2, 0xEF, 0xF0...0xF4: true
    default: false
    }
  }
}
