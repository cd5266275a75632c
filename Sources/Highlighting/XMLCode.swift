extension CodeScanner {
  /// Takes markup: XML, property lists, HTML.
  mutating func scanXML() {
    while let byte = self[position] {
      switch byte {
      case UInt8(ascii: "<"): scanMarkup()
      case UInt8(ascii: "&"): takeEntity()
      default: take(to: end(from: position) { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") })
      }
    }
  }

  private mutating func scanMarkup() {
    if has("<!--", at: position) {
      take(.comment, to: end(of: "-->", from: position + 4))
    } else if has("<![CDATA[", at: position) {
      take(.tag, to: position + 9)
      let end = end(of: "]]>", from: position)
      if has("]]>", at: max(end - 3, position)) { take(to: end - 3) }
      take(has("]]>", at: position) ? .tag : .plain, to: end)
    } else {
      let name = end(from: position + 1) {
        $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!")
      }
      guard let first = self[name], first.isWord, name <= position + 2 else {
        return take(to: position + 1)
      }
      take(.tag, to: end(from: name, while: \.isXMLName))
      scanAttributes()
    }
  }

  /// Takes what stands in a tag, and the tag's end.
  private mutating func scanAttributes() {
    while let byte = self[position] {
      switch byte {
      case UInt8(ascii: "<"): return
      case UInt8(ascii: ">"): return take(.tag, to: position + 1)
      case UInt8(ascii: "/") where has("/>", at: position),
        UInt8(ascii: "?") where has("?>", at: position):
        return take(.tag, to: position + 2)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        takeValue(quote: byte)
      case _ where byte.isXMLName:
        take(.attribute, to: end(from: position, while: \.isXMLName))
      default: take(to: position + 1)
      }
    }
  }

  private mutating func takeValue(quote: UInt8) {
    take(.string, to: position + 1)
    while let byte = self[position] {
      switch byte {
      case quote: return take(.string, to: position + 1)
      case UInt8(ascii: "&"): takeEntity(in: .string)
      default: take(.string, to: end(from: position) { $0 != quote && $0 != UInt8(ascii: "&") })
      }
    }
  }

  private mutating func takeEntity(in surroundings: CodeToken.Kind = .plain) {
    let end = end(from: position + 1) { $0.isWord || $0 == UInt8(ascii: "#") }
    let isEntity = end > position + 1 && self[end] == UInt8(ascii: ";")
    take(isEntity ? .escape : surroundings, to: isEntity ? end + 1 : end)
  }
}

extension UInt8 {
  fileprivate var isXMLName: Bool {
    isWord || self == UInt8(ascii: "-") || self == UInt8(ascii: ".") || self == UInt8(ascii: ":")
  }
}
