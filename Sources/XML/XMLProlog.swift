/// What stands before an XML file's first tag or document type.
///
/// expat accepts nothing before an XML declaration, and real files have white space, comments,
/// second byte order marks and stray letters there. So the declaration is read here, and expat
/// begins behind it.
struct XMLProlog {
  /// What is skipped, if anything.
  private(set) var junk: Range<Int>?
  /// The XML declaration.
  private(set) var declaration: Range<Int>?
  /// Whether the declaration ends as it should.
  private(set) var isDeclarationClosed = true
  /// The encoding that the declaration names.
  private(set) var encoding: String?
  /// Where the rest begins; nil if nothing in the file looks like a tag.
  private(set) var start: Int?

  init(of utf8: [UInt8]) {
    let first = Self.skipSpaceAndComments(in: utf8)
    if Self.isDeclaration(utf8, at: first) {
      if first > 0 { junk = 0..<first }
      readDeclaration(of: utf8, at: first)
    } else if Self.isMarkup(utf8, at: first) || first == utf8.count && utf8.contains(Self.less) {
      start = 0
    } else if let next = (first..<utf8.count).first(where: { Self.isMarkup(utf8, at: $0) }) {
      junk = first..<next
      if Self.isDeclaration(utf8, at: next) {
        readDeclaration(of: utf8, at: next)
      } else {
        start = next
      }
    }
  }

  private mutating func readDeclaration(of utf8: [UInt8], at offset: Int) {
    var end = offset + 5
    while end < utf8.count, utf8[end] != UInt8(ascii: ">"), utf8[end] != Self.less { end += 1 }
    isDeclarationClosed = end < utf8.count && utf8[end - 1] == UInt8(ascii: "?")
    if end < utf8.count, utf8[end] == UInt8(ascii: ">") {
      end += 1
    } else {
      isDeclarationClosed = false
    }
    declaration = offset..<end
    encoding = Self.encoding(in: utf8[offset..<end])
    start = end
  }

  /// The name in `encoding="…"`, if it is one by the rules of XML.
  private static func encoding(in declaration: ArraySlice<UInt8>) -> String? {
    // Honest declarations are short, and this search is a slow one.
    guard let key = declaration.prefix(1000).firstRange(of: Array("encoding".utf8)) else {
      return nil
    }
    var rest = declaration[key.upperBound...].drop(while: isWhiteSpace)
    guard rest.popFirst() == UInt8(ascii: "=") else { return nil }
    rest = rest.drop(while: isWhiteSpace)
    guard let quote = rest.popFirst(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return nil }
    let name = rest.prefix { $0 != quote }
    guard !name.isEmpty, name.count <= 40,
      name.allSatisfy({ isNameStart($0) && $0 < 0x80 || (0x2D...0x39).contains($0) && $0 != 0x2F })
    else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  private static func skipSpaceAndComments(in utf8: [UInt8]) -> Int {
    var offset = 0
    while offset < utf8.count {
      if isWhiteSpace(utf8[offset]) {
        offset += 1
      } else if utf8[offset...].starts(with: "<!--".utf8) {
        offset += 4
        while offset < utf8.count,
          utf8[offset] != UInt8(ascii: "-") || !utf8[offset...].starts(with: "-->".utf8)
        {
          offset += 1
        }
        offset = min(offset + 3, utf8.count)
      } else {
        break
      }
    }
    return offset
  }

  private static func isDeclaration(_ utf8: [UInt8], at offset: Int) -> Bool {
    let rest = utf8[min(offset, utf8.count)...]
    guard rest.starts(with: "<?xml".utf8), let next = rest.dropFirst(5).first else { return false }
    return isWhiteSpace(next) || next == UInt8(ascii: "?")
  }

  private static func isMarkup(_ utf8: [UInt8], at offset: Int) -> Bool {
    guard offset + 1 < utf8.count, utf8[offset] == less else { return false }
    let next = utf8[offset + 1]
    return isNameStart(next) || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
  }

  private static let less = UInt8(ascii: "<")

  static func isWhiteSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }
}
