/// Bytes as letters, as RFC 4648 has it.
package enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Bytes in Base64, in one line and with padding.
  package static func text(of bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var group = 0
    var length = 0
    for byte in bytes {
      group = group << 8 | Int(byte)
      length += 1
      if length == 3 {
        for shift in [18, 12, 6, 0] { text.append(letters[group >> shift & 63]) }
        (group, length) = (0, 0)
      }
    }
    if length > 0 {
      group <<= 8 * (3 - length)
      for shift in [18, 12, 6, 0].prefix(length + 1) { text.append(letters[group >> shift & 63]) }
      text.append(contentsOf: repeatElement(UInt8(ascii: "="), count: 3 - length))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
