import Diagnostics
import PropertyList
import XML

extension ElementTree {
  /// The attributes of an element as entries of a dictionary, with the places of names and values.
  func entries(ofAttributes place: Int) -> [PropertyListDictionary.Entry] {
    let element = elements[place]
    let places = TagAttributes(of: element.tag, in: source.utf8)
    return zip(element.attributes.indices, element.attributes).map { index, attribute in
      let offsets = index < places.offsets.count ? places.offsets[index] : nil
      return .init(
        LiteralString(attribute.name), at: offsets.map { source.range($0.name) },
        PropertyListValue(
          .string(LiteralString(attribute.value)), at: offsets.map { source.range($0.value) }))
    }
  }
}

/// Where the attributes of a start tag stand, in their order.
///
/// The XML library tells what they are, and has checked that they are well-formed.
private struct TagAttributes {
  private(set) var offsets: [(name: Range<Int>, value: Range<Int>)] = []

  init(of tag: Range<Int>, in utf8: [UInt8]) {
    var offset = tag.lowerBound
    func skip(while condition: (UInt8) -> Bool) -> Range<Int> {
      let start = offset
      while offset < tag.upperBound, condition(utf8[offset]) { offset += 1 }
      return start..<offset
    }
    _ = skip { !Self.isSpace($0) }
    while true {
      _ = skip(while: Self.isSpace)
      let name = skip { !Self.isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
      _ = skip { Self.isSpace($0) || $0 == UInt8(ascii: "=") }
      guard offset < tag.upperBound, !name.isEmpty,
        utf8[offset] == UInt8(ascii: "\"") || utf8[offset] == UInt8(ascii: "'")
      else { return }
      let quote = utf8[offset]
      let start = offset
      offset += 1
      _ = skip { $0 != quote }
      offset = min(offset + 1, tag.upperBound)
      offsets.append((name, start..<offset))
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
