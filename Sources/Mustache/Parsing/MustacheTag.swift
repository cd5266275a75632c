/// A tag as it is written.
struct MustacheTag {
  enum Kind {
    case variable, unescaped, section, inverted, partial, parent, block, close, comment, delimiters
  }

  let kind: Kind
  /// What stands between the sigil and the closing delimiter, without the space around it.
  let text: String
  /// The whole tag, delimiters and all.
  let range: Range<Int>

  /// Whether the tag belongs to a section, parent or block, and opens it.
  var opens: Bool {
    switch kind {
    case .section, .inverted, .parent, .block: true
    case .variable, .unescaped, .partial, .close, .comment, .delimiters: false
    }
  }

  /// Whether the tag writes nothing itself, so that its line goes when it stands there alone.
  var canStandAlone: Bool { kind != .variable && kind != .unescaped }

  /// What the closing tag of a tag that opens must say.
  var key: String {
    guard text.utf8.first == UInt8(ascii: "*") else { return text }
    return "*" + text.dropFirst().drop { $0 == " " || $0 == "\t" || $0.isNewline }
  }

  /// What a partial or parent tag asks for.
  var reference: MustacheNode.Reference {
    guard key.utf8.first == UInt8(ascii: "*") else { return .named(text) }
    return .dynamic(MustacheName(String(key.dropFirst())))
  }
}

/// A tag, or a text up to the end of its line or the next tag.
enum MustachePiece {
  case text(Range<Int>)
  case tag(MustacheTag)
}
