internal import PropertyList

/// A short name of some content: the same for the same content, in every build and on every machine.
///
/// 48 bits of the hash FNV-1a in eight digits, those of Base64 for addresses. It tells two versions of
/// one thing apart, not things of a collection.
struct Fingerprint {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The eight digits.
  var text: String {
    let bits = hash ^ hash >> 48
    return String(
      decoding: (0..<8).map { Self.digits[Int(bits >> UInt64(6 * $0) & 63)] }, as: UTF8.self)
  }

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    // No byte of a text: where one ends and the next begins counts.
    combine(0xFF as UInt8)
  }

  /// Takes in a value; the order of a dictionary's entries says nothing.
  mutating func combine(_ value: PropertyListValue) {
    combine(value.kind.rawValue)
    switch value.content {
    case .array(let elements):
      for element in elements { combine(element) }
    case .dictionary(let dictionary): combine(dictionary)
    default: combine(value.text ?? "")
    }
    combine(0xFE as UInt8)
  }

  mutating func combine(_ dictionary: PropertyListDictionary) {
    for entry in dictionary.entries.sorted(by: { $0.key < $1.key }) {
      combine(entry.key.text)
      combine(entry.value)
    }
  }

  private mutating func combine(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
