/// What tells the languages apart whose comments and strings are much as in C.
struct BraceGrammar: Sendable {
  /// What words are that mean something.
  var words: [String: CodeToken.Kind] = [:]
  /// What names that begin with a capital letter are.
  var capitalized = CodeToken.Kind.plain
  /// What names behind `@` are, and those behind `#`.
  var behindAt = CodeToken.Kind.plain
  var behindPound = CodeToken.Kind.plain
  var quotes: Set<UInt8> = [UInt8(ascii: "\"")]
  var nestsComments = false
  /// Whether strings may have `"""`, `#` around them, and code within.
  var hasSwiftStrings = false
  /// Whether a string goes on in the next line.
  var stringsSpanLines = false
  /// What stands behind the key of a pair.
  var keyMark: UInt8?
}

extension BraceGrammar {
  static let swift = BraceGrammar(
    words: keywords(
      """
      actor any as associatedtype async await borrowing break case catch class consuming continue \
      convenience default defer deinit didSet do dynamic else enum extension fallthrough false \
      fileprivate final for func get guard if import in indirect infix init inout internal is lazy \
      let macro mutating nil nonisolated nonmutating open operator optional override package postfix \
      precedencegroup prefix private protocol public repeat required rethrows return self Self \
      sending set some static struct subscript super switch throw throws true try typealias unowned \
      unsafe var weak where while willSet
      """),
    capitalized: .type, behindAt: .attribute, behindPound: .keyword, nestsComments: true,
    hasSwiftStrings: true)

  static let objectiveC = BraceGrammar(
    words: keywords(
      """
      _Nonnull _Nullable __block __bridge __strong __weak assign atomic auto break case char const \
      continue copy default do double else enum extern float for getter goto id if in inline instancetype \
      int long nil NO nonatomic nonnull NULL nullable readonly readwrite register restrict retain \
      return self setter short signed sizeof static strong struct super switch typedef union \
      unsigned void volatile weak while YES BOOL
      """),
    capitalized: .type, behindAt: .keyword, behindPound: .attribute,
    quotes: [UInt8(ascii: "\""), UInt8(ascii: "'")])

  static let json = BraceGrammar(
    words: keywords("true false null"), keyMark: UInt8(ascii: ":"))

  static let strings = BraceGrammar(
    quotes: [UInt8(ascii: "\""), UInt8(ascii: "'")], stringsSpanLines: true,
    keyMark: UInt8(ascii: "="))

  private static func keywords(_ words: String) -> [String: CodeToken.Kind] {
    Dictionary(words.split(separator: " ").map { (String($0), .keyword) }) { $1 }
  }
}

/// A string that is being read.
struct StringLiteral {
  let quote: UInt8
  /// Whether three quotes stand at either end.
  let isTriple: Bool
  /// How many `#` stand at either end.
  let pounds: Int
  let spansLines: Bool
  /// Whether `\(` begins code rather than an escape.
  let mayHoldCode: Bool
  var kind = CodeToken.Kind.string
  /// How many parentheses stand open in the code within.
  var depth = 0
}

extension CodeScanner {
  mutating func scan(_ grammar: BraceGrammar) {
    // Strings with code in them, the innermost last: no stack but this one grows with the input.
    var open: [StringLiteral] = []
    while let byte = self[position] {
      switch byte {
      case UInt8(ascii: "/") where has("//", at: position):
        take(.comment, to: lineEnd(from: position))
      case UInt8(ascii: "/") where has("/*", at: position):
        take(.comment, to: commentEnd(nests: grammar.nestsComments))
      case UInt8(ascii: "#"), UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let start = literal(in: grammar) else {
          takePounds(grammar)
          continue
        }
        if takeString(start.literal, from: start.end) { open.append(start.literal) }
      case UInt8(ascii: "@"):
        let end = wordEnd(from: position + 1)
        if grammar.quotes.contains(self[position + 1] ?? 0) {
          take(.string, to: position + 1)
        } else {
          take(end > position + 1 ? grammar.behindAt : .plain, to: end)
        }
      case UInt8(ascii: "`"):
        let end = wordEnd(from: position + 1)
        take(to: self[end] == byte ? end + 1 : end)
      case UInt8(ascii: "("):
        if !open.isEmpty { open[open.count - 1].depth += 1 }
        take(to: position + 1)
      case UInt8(ascii: ")"):
        guard var literal = open.popLast() else {
          take(to: position + 1)
          continue
        }
        if literal.depth > 0 {
          literal.depth -= 1
          open.append(literal)
          take(to: position + 1)
        } else {
          take(.escape, to: position + 1)
          if takeString(literal, from: position) { open.append(literal) }
        }
      case _ where byte.isDigit: take(.number, to: numberEnd(from: position))
      case _ where byte.isWord: takeWord(grammar)
      default: take(to: position + 1)
      }
    }
  }

  private mutating func takeWord(_ grammar: BraceGrammar) {
    let end = wordEnd(from: position)
    let isMember =
      self[position - 1] == UInt8(ascii: ".") && self[position - 2] != UInt8(ascii: ".")
    let word = text(position..<end)
    switch grammar.words[word] {
    // A member, or an argument's label, may be called like a keyword.
    case .keyword? where isMember && word != "self" && word != "init": take(to: end)
    case .keyword? where grammar.hasSwiftStrings && isLabel(position..<end, word): take(to: end)
    case let kind?: take(kind, to: end)
    case nil where grammar.keyMark == UInt8(ascii: "="):
      take(isKey(endingAt: end, in: grammar) ? .attribute : .plain, to: end)
    case nil: take((self[position] ?? 0).isUpperCase ? grammar.capitalized : .plain, to: end)
    }
  }

  /// Whether a word of Swift is an argument's label: that of `f(for: x)`, or of `func f(for x: X)`.
  private func isLabel(_ range: Range<Int>, _ word: String) -> Bool {
    if self[range.upperBound] == UInt8(ascii: ":") { return word != "default" }
    let before = self[range.lowerBound - (self[range.lowerBound - 1] == UInt8(ascii: " ") ? 2 : 1)]
    guard before == UInt8(ascii: "(") || before == UInt8(ascii: ","), word != "let", word != "var",
      self[range.upperBound] == UInt8(ascii: " ")
    else { return false }
    return self[wordEnd(from: range.upperBound + 1)] == UInt8(ascii: ":")
  }

  private mutating func takePounds(_ grammar: BraceGrammar) {
    let start = position
    let pounds = end(from: start) { $0 == UInt8(ascii: "#") }
    guard pounds > start else { return take(to: start + 1) }
    let end = pounds == start + 1 ? wordEnd(from: pounds) : pounds
    take(end > pounds ? grammar.behindPound : .plain, to: end)
  }

  private func isKey(endingAt end: Int, in grammar: BraceGrammar) -> Bool {
    guard let mark = grammar.keyMark else { return false }
    return self[self.end(from: end, while: \.isSpace)] == mark
  }

  private func commentEnd(nests: Bool) -> Int {
    guard nests else { return end(of: "*/", from: position + 2) }
    var (place, depth) = (position + 2, 1)
    while place < limit, depth > 0 {
      if has("*/", at: place) {
        (place, depth) = (place + 2, depth - 1)
      } else if has("/*", at: place) {
        (place, depth) = (place + 2, depth + 1)
      } else {
        place += 1
      }
    }
    return place
  }

  // MARK: Strings

  /// The string that begins here, and where its content does.
  private func literal(in grammar: BraceGrammar) -> (literal: StringLiteral, end: Int)? {
    let quotePlace =
      grammar.hasSwiftStrings ? end(from: position) { $0 == UInt8(ascii: "#") } : position
    guard let quote = self[quotePlace], grammar.quotes.contains(quote) else { return nil }
    let isTriple = grammar.hasSwiftStrings && has("\"\"\"", at: quotePlace)
    var literal = StringLiteral(
      quote: quote, isTriple: isTriple, pounds: quotePlace - position,
      spansLines: isTriple || grammar.stringsSpanLines, mayHoldCode: grammar.hasSwiftStrings)
    let start = quotePlace + (isTriple ? 3 : 1)
    if grammar.keyMark != nil, isKey(endingAt: stringEnd(literal, from: start), in: grammar) {
      literal.kind = .attribute
    }
    return (literal, start)
  }

  private enum StringPart { case escape, interpolation, end }

  /// Takes a string up to its end, or up to code within it, which is told.
  private mutating func takeString(_ literal: StringLiteral, from start: Int) -> Bool {
    take(literal.kind, to: start)
    while true {
      let next = nextPart(of: literal, from: position)
      switch next.part {
      case .end:
        take(literal.kind, to: next.end)
        return false
      case .escape, .interpolation:
        take(literal.kind, to: next.start)
        take(.escape, to: next.end)
        if next.part == .interpolation { return true }
      }
    }
  }

  /// The end of a string without code in it.
  private func stringEnd(_ literal: StringLiteral, from start: Int) -> Int {
    var next = nextPart(of: literal, from: start)
    while next.part != .end { next = nextPart(of: literal, from: next.end) }
    return next.end
  }

  private func nextPart(
    of literal: StringLiteral, from start: Int
  ) -> (part: StringPart, start: Int, end: Int) {
    var place = start
    while let byte = self[place] {
      switch byte {
      case .lineFeed where !literal.spansLines: return (.end, place, place)
      case literal.quote:
        let quoteEnd = literal.isTriple ? place + 3 : place + 1
        guard !literal.isTriple || has("\"\"\"", at: place) else { break }
        let end = poundsEnd(from: quoteEnd, literal.pounds)
        if end == quoteEnd + literal.pounds { return (.end, place, end) }
        place = end == quoteEnd ? place + 1 : end
        continue
      case UInt8(ascii: "\\"):
        let end = poundsEnd(from: place + 1, literal.pounds)
        guard end == place + 1 + literal.pounds, let escaped = self[end] else {
          place = end
          continue
        }
        if escaped == .lineFeed, !literal.spansLines { return (.end, end, end) }
        if escaped == UInt8(ascii: "("), literal.mayHoldCode {
          return (.interpolation, place, end + 1)
        }
        if escaped == UInt8(ascii: "u"), self[end + 1] == UInt8(ascii: "{") {
          let digits = wordEnd(from: end + 2)
          return (.escape, place, self[digits] == UInt8(ascii: "}") ? digits + 1 : digits)
        }
        return (.escape, place, characterEnd(from: end))
      default: break
      }
      place += 1
    }
    return (.end, place, place)
  }

  /// The end of the `#` at a place, of which no more than some count.
  private func poundsEnd(from place: Int, _ most: Int) -> Int {
    var end = place
    while end < place + most, self[end] == UInt8(ascii: "#") { end += 1 }
    return end
  }
}
