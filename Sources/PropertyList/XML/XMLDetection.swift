/// Tells XML from the old format, in which `<` begins data.
enum XMLDetection {
  /// Whether a text is meant as XML.
  ///
  /// It is if it begins like XML, or if XML begins behind something that the old format could not
  /// begin with.
  static func isXML(_ utf8: [UInt8]) -> Bool {
    let rest = utf8.drop { $0 == 0x20 || (0x09...0x0D).contains($0) || $0 == 0 }
    if beginsWithTag(rest) { return true }
    for offset in rest.indices {
      switch utf8[offset] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: "{"),
        UInt8(ascii: "("), UInt8(ascii: ";"):
        return false
      case UInt8(ascii: "<"):
        let tag = rest[offset...].prefix(9)
        if tag.starts(with: "<?xml".utf8) || tag.starts(with: "<!DOCTYPE".utf8)
          || tag.starts(with: "<plist".utf8)
        {
          return true
        }
      default: continue
      }
    }
    return false
  }

  private static func beginsWithTag(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.first == UInt8(ascii: "<"), let next = text.dropFirst().first else { return false }
    if next == UInt8(ascii: "?") || next == UInt8(ascii: "!") { return true }
    let name = text.dropFirst().prefix(while: isLetter)
    // Data such as <cafe> is no tag.
    return name.contains { !isHexadecimal($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isHexadecimal(_ letter: UInt8) -> Bool {
    letter | 0x20 <= UInt8(ascii: "f")
  }
}
