/// Looks at what stands further on, to tell whether only one thing can have been meant.
extension OldStyleScanner {
  /// Whether a value without its second quote is all there is of its line up to the semicolon, and the
  /// next line that says something is a whole entry.
  mutating func isOneLine(_ start: Int, _ end: Int) -> Bool {
    let lineEnd = lineEnd(from: end)
    let isOtherSign = { (byte: UInt8) in
      byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "=") || byte == UInt8(ascii: ";")
        || byte == 0x0A || byte == 0x0D
    }
    guard mayLook(at: lineEnd - start), utf8[start] == UInt8(ascii: "\""), end > start + 1,
      end < lineEnd, utf8[end] == UInt8(ascii: ";"), !Self.isSpace(utf8[end - 1]),
      utf8[end - 1] != UInt8(ascii: "\\"), !utf8[start + 1..<end].contains(where: isOtherSign),
      utf8[end + 1..<lineEnd].allSatisfy(Self.isSpace), let next = behindTrivia(from: lineEnd)
    else { return false }
    return beginsWholeEntry(at: next)
  }

  /// Whether a line goes on with `"key" = "value";`.
  private mutating func beginsWholeEntry(at start: Int) -> Bool {
    guard let equals = behindQuoted(at: start), equals < utf8.count,
      utf8[equals] == UInt8(ascii: "="),
      let semicolon = behindQuoted(at: behindSpaces(from: equals + 1))
    else { return false }
    return semicolon < utf8.count && utf8[semicolon] == UInt8(ascii: ";")
  }

  /// Whether nothing but a new entry begins at an offset, or entries end there.
  mutating func isEntryOrEnd(at offset: Int) -> Bool {
    guard let start = behindTrivia(from: offset) else { return false }
    guard start < utf8.count, utf8[start] != UInt8(ascii: "}") else { return true }
    guard !isQuote(at: start) else {
      guard let next = behindQuoted(at: start), let sign = behindTrivia(from: next) else {
        return false
      }
      if sign < utf8.count, utf8[sign] == UInt8(ascii: "=") { return true }
      // The equals sign may be missing too, in an entry that has a line of its own.
      guard beginsLine(at: start), let end = behindQuoted(at: next) else { return false }
      return end == utf8.count || utf8[end] == 0x0A || utf8[end] == 0x0D
        || utf8[end] == UInt8(ascii: ";") || utf8[end] == UInt8(ascii: ",")
    }
    var next = start
    while next < utf8.count, !Self.isMark(utf8[next]), !Self.isSpace(utf8[next]),
      !isQuote(at: next)
    {
      next += 1
    }
    guard mayLook(at: next - start), next > start, let sign = behindTrivia(from: next) else {
      return false
    }
    return sign < utf8.count && utf8[sign] == UInt8(ascii: "=")
  }

  /// Whether nothing but white space stands before an offset in its line.
  private func beginsLine(at offset: Int) -> Bool {
    var start = offset
    while start > 0, utf8[start - 1] == 0x20 || utf8[start - 1] == 0x09 { start -= 1 }
    return start == 0 || utf8[start - 1] == 0x0A || utf8[start - 1] == 0x0D
  }

  func isQuote(at offset: Int) -> Bool {
    offset < utf8.count
      && (utf8[offset] == UInt8(ascii: "\"") || utf8[offset] == UInt8(ascii: "'"))
  }

  /// Where something stands behind a quoted string and the spaces behind it, in the same line.
  private mutating func behindQuoted(at start: Int) -> Int? {
    guard isQuote(at: start) else { return nil }
    var end = start + 1
    while end < utf8.count, utf8[end] != utf8[start], utf8[end] != 0x0A, utf8[end] != 0x0D {
      end += utf8[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard mayLook(at: end - start), end < utf8.count, utf8[end] == utf8[start] else { return nil }
    return behindSpaces(from: end + 1)
  }

  private func behindSpaces(from offset: Int) -> Int {
    var next = offset
    while next < utf8.count, utf8[next] == 0x20 || utf8[next] == 0x09 { next += 1 }
    return next
  }

  /// Where something stands behind white space and comments; nil if a comment is never closed.
  private mutating func behindTrivia(from offset: Int) -> Int? {
    var next = offset
    while next < utf8.count {
      let start = next
      if Self.isSpace(utf8[next]) {
        next += 1
      } else if isComment(at: next, "/") {
        next = lineEnd(from: next)
      } else if isComment(at: next, "*") {
        var end = next + 2
        while end + 1 < utf8.count,
          utf8[end] != UInt8(ascii: "*") || utf8[end + 1] != UInt8(ascii: "/")
        {
          end += 1
        }
        guard mayLook(at: end - start), end + 1 < utf8.count else { return nil }
        next = end + 2
      } else {
        return next
      }
    }
    return next
  }
}
