/// How addresses in Markdown are written in HTML.
enum MarkdownAddress {
  /// The address with everything encoded that an address cannot have; `%` stays as it is.
  static func encoded(_ address: String) -> String {
    var bytes: [UInt8] = []
    for byte in address.utf8 {
      if isSafe(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: safe.contains(byte)
    }
  }

  private static let safe = Set("-_.+!*'(),%#@?=;:/&$~".utf8)
}
