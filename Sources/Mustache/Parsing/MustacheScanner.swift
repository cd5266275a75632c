package import Diagnostics

/// Splits a template into texts and tags.
struct MustacheScanner {
  private let source: SourceText
  private var offset = 0
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private(set) var pieces: [MustachePiece] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText) {
    self.source = source
  }

  private var utf8: [UInt8] { source.utf8 }

  mutating func scan() {
    while let start = firstOffset(of: opening, from: offset) {
      addText(offset..<start)
      guard let tag = scanTag(at: start) else {
        diagnostics.append(source.diagnostic(.unclosedTag, at: start..<start + opening.count))
        offset = start
        break
      }
      offset = tag.range.upperBound
      accept(tag)
    }
    addText(offset..<utf8.count)
  }

  /// The tag whose opening delimiter is there; nil when it has no end.
  private func scanTag(at start: Int) -> MustacheTag? {
    var inner = start + opening.count
    var end = closing
    var kind = MustacheTag.Kind.variable
    if inner < utf8.count, utf8[inner] == UInt8(ascii: "{") {
      kind = .unescaped
      end = [UInt8(ascii: "}")] + closing
      inner += 1
    } else {
      let sigil = firstOffset(from: inner) { !$0.isMustacheSpace }
      if sigil < utf8.count, let named = MustacheTag.Kind(sigil: utf8[sigil]) {
        kind = named
        inner = sigil + 1
        if kind == .delimiters { end = [UInt8(ascii: "=")] + closing }
      }
    }
    guard let stop = firstOffset(of: end, from: inner) else { return nil }
    return MustacheTag(kind: kind, text: text(inner..<stop), range: start..<stop + end.count)
  }

  private mutating func accept(_ tag: MustacheTag) {
    if tag.kind == .delimiters { setDelimiters(tag) }
    if let message = tag.nameProblem {
      diagnostics.append(source.diagnostic(message, at: tag.range))
    }
    pieces.append(.tag(tag))
  }

  private mutating func setDelimiters(_ tag: MustacheTag) {
    let words = tag.text.utf8.split(whereSeparator: \.isMustacheSpace)
    guard words.count == 2, !words.joined().contains(UInt8(ascii: "=")) else {
      diagnostics.append(source.diagnostic(.illegalDelimiters, at: tag.range))
      return
    }
    (opening, closing) = (Array(words[0]), Array(words[1]))
  }

  /// Adds a text line by line.
  private mutating func addText(_ range: Range<Int>) {
    var start = range.lowerBound
    for index in range where utf8[index] == UInt8(ascii: "\n") {
      pieces.append(.text(start..<index + 1))
      start = index + 1
    }
    if start < range.upperBound { pieces.append(.text(start..<range.upperBound)) }
  }

  /// A text without the space around it.
  private func text(_ range: Range<Int>) -> String {
    var bytes = utf8[range].drop(while: \.isMustacheSpace)
    while bytes.last?.isMustacheSpace ?? false { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func firstOffset(from start: Int, where matches: (UInt8) -> Bool) -> Int {
    utf8[start...].firstIndex(where: matches) ?? utf8.count
  }

  private func firstOffset(of word: [UInt8], from start: Int) -> Int? {
    guard let first = word.first else { return nil }
    var index = start
    while index + word.count <= utf8.count {
      if utf8[index] == first, utf8[index..<index + word.count].elementsEqual(word) { return index }
      index += 1
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte is space as tags and lines know it.
  var isMustacheSpace: Bool {
    self == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(self)
  }
}

extension MustacheTag.Kind {
  fileprivate init?(sigil: UInt8) {
    switch sigil {
    case UInt8(ascii: "&"): self = .unescaped
    case UInt8(ascii: "#"): self = .section
    case UInt8(ascii: "^"): self = .inverted
    case UInt8(ascii: "/"): self = .close
    case UInt8(ascii: ">"): self = .partial
    case UInt8(ascii: "<"): self = .parent
    case UInt8(ascii: "$"): self = .block
    case UInt8(ascii: "!"): self = .comment
    case UInt8(ascii: "="): self = .delimiters
    default: return nil
    }
  }
}

extension MustacheTag {
  /// What is wrong with the name in the tag.
  fileprivate var nameProblem: Diagnostic.Message? {
    switch kind {
    case .comment, .delimiters: return nil
    case .variable, .unescaped, .section, .inverted, .partial, .parent, .block, .close: break
    }
    if text.isEmpty { return .missingName }
    if key.utf8.contains(where: \.isMustacheSpace) { return .spaceInName(text) }
    switch kind {
    case .variable, .unescaped, .section, .inverted:
      return MustacheName(text).isWellFormed ? nil : .emptyNamePart(text)
    case .partial, .parent, .block, .close, .comment, .delimiters: return nil
    }
  }
}

extension Diagnostic.Message {
  package static let unclosedTag = Self(
    .error, "template-syntax", "this tag is never closed: “}}” is missing")

  package static let illegalDelimiters = Self(
    .error, "template-syntax",
    "delimiters are changed by two words without “=”, as in {{=<% %>=}}")

  package static let missingName = Self(.error, "template-syntax", "this tag names nothing")

  package static func spaceInName(_ name: String) -> Self {
    .init(.error, "template-syntax", "“\(name)” is no name: a name has no spaces")
  }

  package static func emptyNamePart(_ name: String) -> Self {
    .init(
      .error, "template-syntax", "“\(name)” is no name: a dot stands between two words, or alone")
  }
}
