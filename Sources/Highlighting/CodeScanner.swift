/// Code on its way to tokens, of which each part is taken once, from the first to the last.
///
/// The languages look ahead from ``position`` and then take what they have seen, so that nothing is
/// lost or looked at again and again. Bytes beyond ASCII count as letters: no character is cut.
struct CodeScanner {
  private let bytes: [UInt8]
  /// Where the part ends that is scanned now.
  var limit: Int
  private(set) var position = 0
  private var pieces: [(kind: CodeToken.Kind, end: Int)] = []

  init(_ code: String) {
    bytes = Array(code.utf8)
    limit = bytes.count
  }

  var tokens: [CodeToken] {
    var start = 0
    return pieces.map { piece in
      defer { start = piece.end }
      return CodeToken(
        kind: piece.kind, text: String(decoding: bytes[start..<piece.end], as: UTF8.self))
    }
  }

  // MARK: Taking

  /// Takes everything up to a place.
  mutating func take(_ kind: CodeToken.Kind = .plain, to end: Int) {
    precondition(end >= position, "code is taken forward")
    let end = min(end, limit)
    guard end > position else { return }
    position = end
    if let last = pieces.last, last.kind == kind {
      pieces[pieces.count - 1].end = end
    } else {
      pieces.append((kind, end))
    }
  }

  // MARK: Looking

  /// The byte at a place; nil at the end.
  subscript(place: Int) -> UInt8? {
    place >= 0 && place < limit ? bytes[place] : nil
  }

  /// The first byte that is no white space.
  var firstInk: UInt8? { self[end(from: position, while: \.isSpace)] }

  func has(_ text: String, at place: Int) -> Bool {
    guard place + text.utf8.count <= limit else { return false }
    return text.utf8.elementsEqual(bytes[place..<place + text.utf8.count])
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<limit)], as: UTF8.self)
  }

  /// The end of what fulfils a condition.
  func end(from place: Int, while condition: (UInt8) -> Bool) -> Int {
    var place = place
    while place < limit, condition(bytes[place]) { place += 1 }
    return place
  }

  func lineEnd(from place: Int) -> Int { end(from: place) { $0 != .lineFeed } }

  func wordEnd(from place: Int) -> Int { end(from: place, while: \.isWord) }

  /// The end of the first such text from a place on; the end of all when there is none.
  func end(of text: String, from place: Int) -> Int {
    guard let first = text.utf8.first else { return place }
    var place = place
    while place < limit {
      if bytes[place] == first, has(text, at: place) { return place + text.utf8.count }
      place += 1
    }
    return limit
  }

  /// The end of the character at a place.
  func characterEnd(from place: Int) -> Int {
    end(from: place + 1) { $0 & 0xC0 == 0x80 }
  }

  /// The end of the number at a place, as programming languages write numbers.
  func numberEnd(from start: Int) -> Int {
    var place = start
    while let byte = self[place] {
      let isExponent = self[place - 1].map { $0 | 0x20 == UInt8(ascii: "e") } ?? false
      switch byte {
      case _ where byte.isWord: break
      case UInt8(ascii: ".") where self[place + 1]?.isDigit ?? false: break
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard place > start, isExponent, !has("0x", at: start) else { return place }
      default: return place
      }
      place += 1
    }
    return place
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")

  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isUpperCase: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  var isSpace: Bool { self == .lineFeed || self == 0x0D || isBlank }

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether a name may have the byte.
  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
