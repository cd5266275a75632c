import Diagnostics

/// Cuts old-style text into tokens, passing over white space and comments.
struct OldStyleScanner {
  enum Kind: Hashable {
    case end
    /// One of `{ } ( ) = ; , < >`.
    case mark(UInt8)
    case quoted
    case unquoted
  }

  struct Token {
    let kind: Kind
    let range: Range<Int>
    /// What is between the quotes; all of an unquoted string.
    let content: Range<Int>
  }

  /// What a quoted string is, which tells what may follow it.
  enum Role {
    case key, value, element
  }

  struct Problem {
    let message: Diagnostic.Message
    let offsets: Range<Int>
    /// Where a quote must be written, if that is sure.
    let closingQuote: Int?
  }

  let utf8: [UInt8]
  var position = 0
  /// The comments that were passed over.
  private(set) var comments: [Range<Int>] = []
  /// What is wrong with what was read.
  private(set) var problems: [Problem] = []
  private var isWithoutCommentEnd = false
  /// How many bytes may be looked at again, to guess where quotes are missing.
  ///
  /// Without a limit, a file could be made that is looked through once for each of its quotes.
  private var patience: Int

  init(_ utf8: [UInt8]) {
    self.utf8 = utf8
    patience = 4 * utf8.count + 1000
  }

  mutating func report(
    _ message: Diagnostic.Message, _ offsets: Range<Int>, quoteAt closingQuote: Int? = nil
  ) {
    problems.append(Problem(message: message, offsets: offsets, closingQuote: closingQuote))
  }

  /// Hands out what was found since the last time.
  mutating func takeProblems() -> [Problem] {
    defer { problems = [] }
    return problems
  }

  mutating func takeComments() -> [Range<Int>] {
    defer { comments = [] }
    return comments
  }

  /// Whether so many bytes may be looked at on suspicion.
  mutating func mayLook(at count: Int) -> Bool {
    patience -= count
    return patience >= 0
  }

  /// Reads the next token.
  mutating func next(_ role: Role) -> Token {
    skipTrivia()
    let start = position
    guard start < utf8.count else {
      return Token(kind: .end, range: start..<start, content: start..<start)
    }
    switch utf8[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quoted(role)
    case let byte where Self.isMark(byte):
      position += 1
      return Token(kind: .mark(byte), range: start..<position, content: start..<position)
    default: return unquoted()
    }
  }

  // MARK: - Unquoted strings

  private mutating func unquoted() -> Token {
    let start = position
    while position < utf8.count {
      let byte = utf8[position]
      if Self.isMark(byte) || Self.isSpace(byte) || byte == UInt8(ascii: "\"")
        || byte == UInt8(ascii: "'")
      {
        break
      }
      if isComment(at: position, "*"), position > start { break }
      if isLineSeparator(at: position) { break }
      position += 1
    }
    let content = start..<position
    if isClosingQuote(at: position) {
      report(.unopenedQuote, start..<position + 1)
      position += 1
    }
    return Token(kind: .unquoted, range: start..<position, content: content)
  }

  /// Whether a quote stands at an offset that can open no string, by what stands behind it.
  mutating func isClosingQuote(at offset: Int) -> Bool {
    guard offset < utf8.count,
      utf8[offset] == UInt8(ascii: "\"") || utf8[offset] == UInt8(ascii: "'")
    else { return false }
    var next = offset + 1
    while next < utf8.count, utf8[next] == 0x20 || utf8[next] == 0x09 { next += 1 }
    guard mayLook(at: next - offset), next < utf8.count else { return false }
    return utf8[next] == UInt8(ascii: "=") || utf8[next] == UInt8(ascii: ";")
  }

  func excerpt(_ range: Range<Int>) -> String {
    String(decoding: utf8[range].prefix(240), as: UTF8.self).shortened
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "<"),
      UInt8(ascii: ">"):
      true
    default: false
    }
  }

  /// Whether a byte may stand in an unquoted string.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  // MARK: - White space and comments

  private mutating func skipTrivia() {
    while position < utf8.count {
      if Self.isSpace(utf8[position]) {
        position += 1
      } else if isComment(at: position, "/") {
        let start = position
        position = lineEnd(from: position)
        comments.append(start..<position)
      } else if isComment(at: position, "*") {
        skipComment()
      } else if isLineSeparator(at: position) {
        position += 3
      } else {
        return
      }
    }
  }

  func isComment(at offset: Int, _ second: Unicode.Scalar) -> Bool {
    offset + 1 < utf8.count && utf8[offset] == UInt8(ascii: "/")
      && utf8[offset + 1] == UInt8(ascii: second)
  }

  /// Whether U+2028 or U+2029 stands at an offset.
  private func isLineSeparator(at offset: Int) -> Bool {
    offset + 2 < utf8.count && utf8[offset] == 0xE2 && utf8[offset + 1] == 0x80
      && (utf8[offset + 2] == 0xA8 || utf8[offset + 2] == 0xA9)
  }

  private mutating func skipComment() {
    let start = position
    var end = start + 2
    if !isWithoutCommentEnd {
      while end + 1 < utf8.count,
        !(utf8[end] == UInt8(ascii: "*") && utf8[end + 1] == UInt8(ascii: "/"))
      {
        end += 1
      }
      if end + 1 < utf8.count {
        position = end + 2
        return comments.append(start..<position)
      }
      isWithoutCommentEnd = true
    }
    // What follows is worth more than what the comment might have said.
    position = lineEnd(from: start)
    report(.unclosedComment, start..<start + 2)
    comments.append(start..<position)
  }

  /// Where the line ends that an offset lies in, if not before another offset.
  func lineEnd(from offset: Int, before limit: Int = .max) -> Int {
    let limit = min(limit, utf8.count)
    var end = offset
    while end < limit, utf8[end] != 0x0A, utf8[end] != 0x0D { end += 1 }
    return end
  }
}

extension Diagnostic.Message {
  static let unclosedComment = Self(
    .error, "unclosed-comment",
    "the comment is never closed by “*/”; it is taken to end with its line")

  static let unopenedQuote = Self(
    .error, "missing-quotes", "the string that begins here lacks its opening quote")

  static func needsQuotes(_ text: String) -> Self {
    .init(.error, "missing-quotes", "“\(text)” must stand in quotes")
  }
}
