extension CodeScanner {
  mutating func scanYAML() {
    var line = YAMLLine()
    while position < limit { scan(&line) }
  }

  private struct YAMLLine {
    var start = 0
    /// The column that a block of text in the line must be indented beyond.
    var parent = -1
    /// How many brackets stand open.
    var flow = 0
  }

  private mutating func scan(_ line: inout YAMLLine) {
    (line.start, line.parent) = (position, -1)
    if has("---", at: position) || has("...", at: position), isGap(position + 3) {
      take(.keyword, to: position + 3)
    } else if self[position] == UInt8(ascii: "%") {
      take(.keyword, to: lineEnd(from: position))
    }
    while let byte = self[position] {
      switch byte {
      case .lineFeed: return take(to: position + 1)
      case _ where byte.isSpace: take(to: position + 1)
      case UInt8(ascii: "#") where position == line.start || isGap(position - 1):
        take(.comment, to: lineEnd(from: position))
      case UInt8(ascii: "-") where isGap(position + 1), UInt8(ascii: "?") where isGap(position + 1):
        line.parent = position - line.start
        take(to: position + 1)
      case UInt8(ascii: "[") where isGap(position - 1) || line.flow > 0,
        UInt8(ascii: "{") where isGap(position - 1) || line.flow > 0:
        line.flow += 1
        take(to: position + 1)
      case UInt8(ascii: "]") where line.flow > 0, UInt8(ascii: "}") where line.flow > 0:
        line.flow -= 1
        take(to: position + 1)
      case UInt8(ascii: ",") where line.flow > 0, UInt8(ascii: ":"): take(to: position + 1)
      case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
        take(.type, to: end(from: position) { !$0.isSpace && $0 != UInt8(ascii: ",") })
      case UInt8(ascii: "\""), UInt8(ascii: "'"): takeQuoted(byte, &line)
      case UInt8(ascii: "|") where line.flow == 0, UInt8(ascii: ">") where line.flow == 0:
        takeBlock(line)
      default: takePlainScalar(&line)
      }
    }
  }

  /// Whether white space, or an end, is at a place.
  private func isGap(_ place: Int) -> Bool { self[place]?.isSpace ?? true }

  private mutating func takeQuoted(_ quote: UInt8, _ line: inout YAMLLine) {
    var end = position + 1
    var escapes: [Range<Int>] = []
    while let byte = self[end], byte != quote {
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        let start = end
        end = characterEnd(from: min(start + 1, limit))
        escapes.append(start..<end)
      } else {
        end += 1
      }
    }
    end += 1
    let isKey = self[end] == UInt8(ascii: ":") && (isGap(end + 1) || line.flow > 0)
    if isKey { line.parent = position - line.start }
    let kind = isKey ? CodeToken.Kind.attribute : .string
    for escape in escapes {
      take(kind, to: escape.lowerBound)
      take(.escape, to: escape.upperBound)
    }
    take(kind, to: max(end, position))
  }

  /// Takes a block of text, whose lines are indented beyond a column.
  private mutating func takeBlock(_ line: YAMLLine) {
    let mark = end(from: position + 1) {
      $0.isWord || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+")
    }
    take(to: end(from: mark, while: \.isBlank))
    switch self[position] {
    case .lineFeed?, 0x0D?, nil: break
    case UInt8(ascii: "#")? where position > mark: take(.comment, to: lineEnd(from: position))
    default: return
    }
    take(to: end(from: position) { $0 == 0x0D })
    take(to: position + 1)
    while position < limit {
      let ink = end(from: position, while: \.isBlank)
      let isBlank = self[ink].map(\.isSpace) ?? true
      guard isBlank || ink - position > line.parent else { return }
      take(.string, to: lineEnd(from: ink) + 1)
    }
  }

  /// Takes a text without quotes, be it a key or a value.
  private mutating func takePlainScalar(_ line: inout YAMLLine) {
    let isInFlow = line.flow > 0
    var end = position
    var ink = position
    scalar: while let byte = self[end] {
      switch byte {
      case .lineFeed: break scalar
      case UInt8(ascii: ":") where isGap(end + 1): break scalar
      case UInt8(ascii: "#") where end > position && isGap(end - 1): break scalar
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"):
        if isInFlow { break scalar }
      default: break
      }
      end += 1
      if !byte.isSpace { ink = end }
    }
    ink = max(ink, position + 1)
    if self[end] == UInt8(ascii: ":") {
      line.parent = position - line.start
      take(.attribute, to: max(ink, position + 1))
    } else {
      take(kind(ofScalar: position..<ink), to: ink)
    }
  }

  private func kind(ofScalar range: Range<Int>) -> CodeToken.Kind {
    let first = self[range.lowerBound]
    let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    let digits = range.lowerBound + (isSigned ? 1 : 0)
    if self[digits]?.isDigit ?? false {
      return numberEnd(from: digits) >= range.upperBound ? .number : .string
    }
    guard range.count <= 5 else { return .string }
    switch text(range).lowercased() {
    case "true", "false", "yes", "no", "on", "off", "null", "~": return .keyword
    default: return .string
    }
  }
}
