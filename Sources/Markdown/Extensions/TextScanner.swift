/// Finds in a text what GitHub reads beyond CommonMark.
struct TextScanner {
  enum Part {
    case text(Range<Int>)
    case tildes(Range<Int>, canOpen: Bool, canClose: Bool)
    case link(Range<Int>, destination: String)
    case footnote(Range<Int>, label: String)
  }

  private let run: TextRun
  private let utf8: [UInt8]
  private let before: InlineEdge
  private let after: InlineEdge
  private let hasLinks: Bool
  private var parts: [Part] = []
  /// Where the text begins that is in no part yet.
  private var textStart = 0

  init(_ run: TextRun, before: InlineEdge, after: InlineEdge, hasLinks: Bool) {
    self.run = run
    utf8 = run.utf8
    self.before = before
    self.after = after
    self.hasLinks = hasLinks
  }

  mutating func parts(isFootnote: (String) -> Bool) -> [Part] {
    var index = 0
    while index < utf8.count {
      switch utf8[index] {
      case UInt8(ascii: "~"): index = readTildes(at: index)
      case UInt8(ascii: "["): index = readFootnote(at: index, isFootnote)
      case UInt8(ascii: "w"), UInt8(ascii: "h"), UInt8(ascii: "W"), UInt8(ascii: "H"):
        index = readAddress(at: index)
      case UInt8(ascii: "@"): index = readMail(at: index)
      default: index += 1
      }
    }
    endText(at: utf8.count)
    return parts
  }

  private mutating func endText(at end: Int) {
    if textStart < end { parts.append(.text(textStart..<end)) }
  }

  private mutating func append(_ part: Part, _ range: Range<Int>) -> Int {
    endText(at: range.lowerBound)
    parts.append(part)
    textStart = range.upperBound
    return range.upperBound
  }

  // MARK: Tildes

  private mutating func readTildes(at start: Int) -> Int {
    var end = start
    while end < utf8.count, utf8[end] == UInt8(ascii: "~"), run.isMark(at: end) { end += 1 }
    guard end > start else { return start + 1 }
    guard end - start <= 2 else { return end }
    let previous = edge(before: start)
    let next = edge(behind: end)
    let canOpen = next != .space && (next != .punctuation || previous != nil)
    let canClose = previous != .space && (previous != .punctuation || next != nil)
    return append(.tildes(start..<end, canOpen: canOpen, canClose: canClose), start..<end)
  }

  /// What stands before a byte; nil for a letter.
  private func edge(before offset: Int) -> InlineEdge? {
    guard offset > 0 else { return before }
    var start = offset - 1
    while start > 0, utf8[start] & 0xC0 == 0x80 { start -= 1 }
    return Self.edge(utf8[start..<offset])
  }

  private func edge(behind offset: Int) -> InlineEdge? {
    guard offset < utf8.count else { return after }
    var end = offset + 1
    while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
    return Self.edge(utf8[offset..<end])
  }

  private static func edge(_ character: ArraySlice<UInt8>) -> InlineEdge? {
    guard let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first
    else { return nil }
    if scalar.properties.isWhitespace { return .space }
    if scalar.isASCII {
      return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? nil : .punctuation
    }
    return switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      .punctuation
    default: nil
    }
  }

  // MARK: Footnotes

  private mutating func readFootnote(at start: Int, _ isFootnote: (String) -> Bool) -> Int {
    guard start + 1 < utf8.count, utf8[start + 1] == UInt8(ascii: "^"), run.isMark(at: start)
    else { return start + 1 }
    let label = utf8[(start + 2)...].prefix {
      $0 > 0x20 && $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[")
    }
    guard label.endIndex < utf8.count, utf8[label.endIndex] == UInt8(ascii: "]") else {
      return start + 2
    }
    let key = FootnoteDefinitions.key(String(decoding: label, as: UTF8.self))
    guard isFootnote(key) else { return start + 2 }
    let range = start..<(label.endIndex + 1)
    return append(.footnote(range, label: key), range)
  }

  // MARK: Addresses

  private mutating func readAddress(at start: Int) -> Int {
    guard hasLinks, start >= textStart, isAddressStart(start), run.isMark(at: start) else {
      return start + 1
    }
    for (prefix, scheme) in [("www.", "http://"), ("http://", ""), ("https://", "")]
    where has(prefix, at: start) {
      let domain = scheme.isEmpty ? start + prefix.utf8.count : start
      let end = LiteralAddress.domainEnd(utf8, from: domain)
      guard LiteralAddress.isDomain(utf8[domain..<end], needsDot: !scheme.isEmpty) else {
        // What ends there is no domain wherever it begins.
        return max(end, start + 1)
      }
      let range = start..<LiteralAddress.end(utf8, from: start, domainEnd: end)
      guard range.upperBound > domain else { return end }
      return append(.link(range, destination: scheme + run.text(range)), range)
    }
    return start + 1
  }

  private func isAddressStart(_ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    return switch utf8[offset - 1] {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "("): true
    case UInt8(ascii: "h"), UInt8(ascii: "w"): false
    case let byte where has("http", at: offset): !byte.isASCIILetter
    case let byte: byte <= 0x20
    }
  }

  private func has(_ prefix: String, at start: Int) -> Bool {
    guard start + prefix.utf8.count <= utf8.count else { return false }
    return zip(utf8[start...], prefix.utf8).allSatisfy { byte, expected in
      byte == expected || byte.isASCIILetter && byte | 0x20 == expected
    }
  }

  private mutating func readMail(at sign: Int) -> Int {
    guard hasLinks, let range = LiteralAddress.mail(utf8, around: sign, notBefore: textStart)
    else { return sign + 1 }
    return append(.link(range, destination: "mailto:" + run.text(range)), range)
  }
}
