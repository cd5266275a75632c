/// A string that equals another only if both are spelt with the same characters.
///
/// Swift takes “é” as one character and “é” as a letter with an accent for the same. Keys of
/// property lists and string tables are told apart by such spellings.
package struct LiteralString: Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }
}

extension LiteralString: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    // Strings that Swift takes for different are; for ASCII that is a comparison of words.
    a.text == b.text && a.text.utf8.elementsEqual(b.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    // By eight bytes at a time. The string's own hash is the same for all its spellings, so that
    // somebody could make a file whose keys all collide.
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count.isMultiple(of: 8) { hasher.combine(word) }
    }
    hasher.combine(word)
    hasher.combine(count)
  }
}

extension LiteralString: Comparable {
  /// The order of their UTF-8 bytes, which is the order of their code points.
  package static func < (a: Self, b: Self) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}

extension LiteralString: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral value: String) { self.init(value) }
  package var description: String { text }
}
