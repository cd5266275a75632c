/// Finds how a text is written in the source: libcmark says only where it begins.
struct TextAlignment {
  private let source: ArraySlice<UInt8>
  private let start: CMarkNode.Place
  private var pieces: [TextRun.Piece] = []

  init(_ source: ArraySlice<UInt8>, _ start: CMarkNode.Place) {
    self.source = source
    self.start = start
  }

  mutating func pieces(of text: [UInt8]) -> [TextRun.Piece] {
    var index = source.startIndex
    var offset = 0
    while offset < text.count {
      let count = commonLength(from: index, text, offset)
      if count > 0 {
        append(.verbatim, offset, at: index, count)
        index += count
        offset += count
        continue
      }
      guard index < source.endIndex else { return unplaced(from: offset, at: index, text) }
      if let (length, count) = rewritten(at: index, text[offset...]) {
        append(.rewritten, offset, at: index, length)
        index += length
        offset += count
      } else if source[index] == text[offset] {
        append(.verbatim, offset, at: index, 1)
        index += 1
        offset += 1
      } else {
        return unplaced(from: offset, at: index, text)
      }
    }
    return pieces
  }

  /// How many bytes stand in the source as they stand in the text, and can mean nothing else.
  private func commonLength(from index: Int, _ text: [UInt8], _ offset: Int) -> Int {
    let most = min(source.endIndex - index, text.count - offset)
    let (written, read) = (source.span, text.span)
    let start = index - source.startIndex
    var count = 0
    while count < most, written[start + count] == read[offset + count],
      !Self.mayBeRewritten(written[start + count])
    {
      count += 1
    }
    return count
  }

  private static func mayBeRewritten(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "-"), UInt8(ascii: "."), 0:
      true
    default: false
    }
  }

  private mutating func append(
    _ form: TextRun.Piece.Form, _ offset: Int, at index: Int, _ length: Int
  ) {
    if form == .verbatim, let last = pieces.last, last.form == .verbatim { return }
    let place = CMarkNode.Place(
      line: start.line, column: start.column + index - source.startIndex)
    pieces.append(.init(offset: offset, form: form, start: place, length: length))
  }

  private mutating func unplaced(
    from offset: Int, at index: Int, _ text: [UInt8]
  ) -> [TextRun.Piece] {
    append(.unplaced, offset, at: index, text.count - offset)
    return pieces
  }

  /// How many bytes of the source, if they mean something else, are how many of the text.
  private func rewritten(at index: Int, _ text: ArraySlice<UInt8>) -> (length: Int, count: Int)? {
    let rest = source[index...]
    let next = rest.dropFirst().first
    switch rest.first {
    case UInt8(ascii: "\\") where next == text.first && next != UInt8(ascii: "\\"):
      return (2, 1)
    case UInt8(ascii: "\\") where next == UInt8(ascii: "\\"):
      return text.first == UInt8(ascii: "\\") ? (2, 1) : nil
    case UInt8(ascii: "&"): return reference(rest, text)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return text.starts(with: rest.prefix(1)) ? nil : (1, Self.scalarLength(text))
    case UInt8(ascii: "-") where text.starts(with: "—".utf8): return (3, 3)
    case UInt8(ascii: "-") where text.starts(with: "–".utf8): return (2, 3)
    case UInt8(ascii: ".") where text.starts(with: "…".utf8): return (3, 3)
    case 0: return (1, 3)
    default: return nil
    }
  }

  /// A reference to a character, such as `&amp;`; nil for one that is none, and so stands for itself.
  private func reference(
    _ source: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>
  ) -> (length: Int, count: Int)? {
    let name = source.dropFirst().prefix(40).prefix {
      $0.isASCIILetter || $0 == UInt8(ascii: "#")
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard name.endIndex < source.endIndex, source[name.endIndex] == UInt8(ascii: ";") else {
      return nil
    }
    let whole = source[source.startIndex...name.endIndex]
    let isAmpersand = name.elementsEqual("amp".utf8) || name.elementsEqual("AMP".utf8)
    guard isAmpersand || !text.starts(with: whole) else { return nil }
    let behind = source.dropFirst(whole.count).first
    let first = Self.scalarLength(text)
    let second = Self.scalarLength(text.dropFirst(first))
    // A few references are two characters.
    let isOne =
      behind == nil || text.dropFirst(first).first == behind
      || text.dropFirst(first + second).first != behind
    return (whole.count, isOne ? first : first + second)
  }

  private static func scalarLength(_ text: ArraySlice<UInt8>) -> Int {
    guard !text.isEmpty else { return 0 }
    return 1 + text.dropFirst().prefix { $0 & 0xC0 == 0x80 }.count
  }
}
