import Diagnostics

/// Quoted strings, and guesses at where the quotes of a broken one belong.
///
/// A quote that is missing shifts all that follow: what should be text is taken for syntax. It shows
/// in what stands behind the string, which should be `=`, `;` and the like. Then the text is read
/// again from the string's beginning, line by line.
extension OldStyleScanner {
  /// Reads the string whose first quote stands at the position.
  mutating func quoted(_ role: Role) -> Token {
    let start = position
    let (end, isClosed) = closingQuote(from: start, before: utf8.count)
    if isClosed, isFollowedWell(end + 1, role) {
      position = end + 1
      return Token(kind: .quoted, range: start..<position, content: start + 1..<end)
    }
    if let repaired = repair(start, end, isClosed: isClosed, role) { return repaired }
    guard isClosed else {
      // Nothing shows where the string should have ended, so it is its first line, or all there is
      // once too many have been like that.
      let isHopeless = !mayLook(at: end - start)
      return unclosed(start, cutAt: isHopeless ? end : lineEnd(from: start), role)
    }
    position = end + 1
    return Token(kind: .quoted, range: start..<position, content: start + 1..<end)
  }

  /// The offset of the next quote of the same kind that no backslash stands before.
  func closingQuote(
    from start: Int, before limit: Int
  ) -> (offset: Int, isClosed: Bool) {
    let quote = utf8[start]
    var end = start + 1
    while end < limit, utf8[end] != quote {
      end += utf8[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return end < limit ? (end, true) : (limit, false)
  }

  /// Whether what stands behind a string may stand there.
  private mutating func isFollowedWell(_ offset: Int, _ role: Role) -> Bool {
    var next = offset
    while next < utf8.count {
      if Self.isSpace(utf8[next]) {
        next += 1
      } else if isComment(at: next, "/") || isComment(at: next, "*") {
        // Whatever the comment hides, no part of a text begins like this.
        return true
      } else {
        break
      }
    }
    guard mayLook(at: next - offset), next < utf8.count else { return true }
    return switch (role, utf8[next]) {
    case (.key, UInt8(ascii: "=")), (_, UInt8(ascii: ";")), (.value, UInt8(ascii: "}")),
      (.element, UInt8(ascii: ",")), (.element, UInt8(ascii: ")")):
      true
    default: false
    }
  }

  private mutating func repair(
    _ start: Int, _ end: Int, isClosed: Bool, _ role: Role
  ) -> Token? {
    guard mayLook(at: end - start) else { return nil }
    if role == .key, let equals = equalsSign(in: start + 1..<end) {
      return unclosed(start, cutAt: equals, role)
    }
    if isClosed, role != .key, let last = lastQuote(ofLineFrom: end) {
      report(.quoteInString, end..<end + 1)
      position = last + 1
      return Token(kind: .quoted, range: start..<position, content: start + 1..<last)
    }
    var line = lineEnd(from: start, before: end)
    while line < end {
      if beginsEntry(at: line + 1, before: end) { return unclosed(start, cutAt: line, role) }
      line = lineEnd(from: line + 1, before: end)
    }
    return nil
  }

  /// A string that should have ended before an offset.
  private mutating func unclosed(_ start: Int, cutAt offset: Int, _ role: Role) -> Token {
    var end = offset
    let trim = { (utf8: [UInt8], end: inout Int) in
      while end > start + 1, Self.isSpace(utf8[end - 1]) { end -= 1 }
    }
    trim(utf8, &end)
    let separator = UInt8(ascii: role == .element ? "," : ";")
    if end > start + 1, utf8[end - 1] == separator {
      end -= 1
      trim(utf8, &end)
    }
    let isSure = role == .value && isOneLine(start, end)
    report(.unclosedQuote, start..<start + 1, quoteAt: isSure ? end : nil)
    position = end
    return Token(kind: .quoted, range: start..<end, content: start + 1..<end)
  }

  /// Where a key whose second quote is missing ends: `"key = "value";`, `"key = value;`.
  private func equalsSign(in range: Range<Int>) -> Int? {
    let line = range.lowerBound..<lineEnd(from: range.lowerBound, before: range.upperBound)
    if let last = line.last(where: { !Self.isSpace(utf8[$0]) }), utf8[last] == UInt8(ascii: "=") {
      return last
    }
    return line == range ? nil : line.first { utf8[$0] == UInt8(ascii: "=") }
  }

  /// The last quote of a line that goes on with text behind a quote and then ends as a value does:
  /// `"say "yes" now";`.
  private mutating func lastQuote(ofLineFrom quote: Int) -> Int? {
    let lineEnd = lineEnd(from: quote)
    guard mayLook(at: lineEnd - quote) else { return nil }
    var end = lineEnd
    while end > quote, Self.isSpace(utf8[end - 1]) { end -= 1 }
    guard end > quote, utf8[end - 1] == UInt8(ascii: ";") else { return nil }
    end -= 1
    while end > quote, Self.isSpace(utf8[end - 1]) { end -= 1 }
    guard end - 1 > quote, utf8[end - 1] == utf8[quote],
      !utf8[quote..<end].contains(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ";") })
    else { return nil }
    return end - 1
  }

  /// Whether a line, as far as it lies before an offset, looks like the beginning of something
  /// new: `"key" =`, `key =`, a comment, the end of a dictionary.
  private mutating func beginsEntry(at lineStart: Int, before limit: Int) -> Bool {
    var next = lineStart
    while next < limit, utf8[next] == 0x20 || utf8[next] == 0x09 { next += 1 }
    guard next < utf8.count else { return false }
    let lineEnd = lineEnd(from: next)
    guard mayLook(at: lineEnd - lineStart) else { return false }
    if isComment(at: next, "/") || isComment(at: next, "*") || utf8[next] == UInt8(ascii: "}") {
      return true
    }
    if next == limit {
      // The quote that seemed to end the string begins a key.
      let (end, isClosed) = closingQuote(from: next, before: lineEnd)
      guard isClosed else { return false }
      next = end + 1
    } else {
      let name = next
      while next < lineEnd, Self.isPlain(utf8[next]) { next += 1 }
      guard next > name else { return false }
    }
    while next < lineEnd, Self.isSpace(utf8[next]) { next += 1 }
    return next < lineEnd && utf8[next] == UInt8(ascii: "=")
  }
}

extension Diagnostic.Message {
  static let unclosedQuote = Self(
    .error, "missing-quotes", "the string that begins here lacks its closing quote")
  static let quoteInString = Self(
    .error, "missing-quotes", "a quote within a string is written “\\\"”")
}
