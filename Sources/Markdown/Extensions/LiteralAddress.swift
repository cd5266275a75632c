/// The rules by which an address in a text ends, those of GitHub.
enum LiteralAddress {
  /// The first byte that cannot be in a domain.
  static func domainEnd(_ utf8: [UInt8], from start: Int) -> Int {
    utf8[start...].firstIndex { byte in
      !byte.isInName && byte != UInt8(ascii: ".") && byte != UInt8(ascii: "_") && byte < 0x80
    } ?? utf8.count
  }

  /// Whether bytes are a domain: no underscores in its last two parts.
  static func isDomain(_ domain: ArraySlice<UInt8>, needsDot: Bool) -> Bool {
    guard let first = domain.first, first.isInName || first >= 0x80 else { return false }
    let parts = domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 1 || !needsDot else { return false }
    return !parts.suffix(2).contains { $0.contains(UInt8(ascii: "_")) }
  }

  /// Where an address ends: at space or `<`, and without the punctuation of the sentence around it.
  static func end(_ utf8: [UInt8], from start: Int, domainEnd: Int) -> Int {
    var end =
      utf8[domainEnd...].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: "<") } ?? utf8.count
    var unmatched = 0
    for byte in utf8[start..<end] {
      if byte == UInt8(ascii: "(") { unmatched -= 1 }
      if byte == UInt8(ascii: ")") { unmatched += 1 }
    }
    while end > start {
      switch utf8[end - 1] {
      case UInt8(ascii: ")"):
        guard unmatched > 0 else { return end }
        unmatched -= 1
        end -= 1
      case UInt8(ascii: ";"):
        // What looks like a character's name is none of the address.
        let name = utf8[start..<(end - 1)].reversed().prefix(while: \.isASCIILetter).count
        let ampersand = end - 2 - name
        end =
          name > 0 && ampersand > start && utf8[ampersand] == UInt8(ascii: "&")
          ? ampersand : end - 1
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","),
        UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
        UInt8(ascii: "'"), UInt8(ascii: "\""):
        end -= 1
      default: return end
      }
    }
    return end
  }

  /// The mail address around an at sign.
  static func mail(_ utf8: [UInt8], around sign: Int, notBefore first: Int) -> Range<Int>? {
    var start = sign
    while start > first, utf8[start - 1].isInMailbox { start -= 1 }
    guard start < sign else { return nil }
    var end = sign + 1
    var dots = 0
    while end < utf8.count {
      let byte = utf8[end]
      if byte == UInt8(ascii: "@") { return nil }
      if byte == UInt8(ascii: ".") {
        guard end + 1 < utf8.count, utf8[end + 1].isASCIILetter || utf8[end + 1].isASCIIDigit
        else { break }
        dots += 1
      } else if !byte.isInName, byte != UInt8(ascii: "_") {
        break
      }
      end += 1
    }
    guard dots > 0, utf8[end - 1].isASCIILetter || utf8[end - 1].isASCIIDigit else { return nil }
    return start..<end
  }
}

extension UInt8 {
  var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  fileprivate var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isInName: Bool { isASCIILetter || isASCIIDigit || self == UInt8(ascii: "-") }

  fileprivate var isInMailbox: Bool {
    isInName || self == UInt8(ascii: ".") || self == UInt8(ascii: "+") || self == UInt8(ascii: "_")
  }
}
