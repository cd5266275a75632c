/// How far an HTML parser has got, as far as that decides what a value may be here.
///
/// The states are those of the tokenizer in the HTML standard, without those that only differ in
/// errors, or in what is refused anyway.
struct MarkupState: Hashable {
  enum Mode: Hashable {
    /// Between tags.
    case content
    /// In a title or text area, which holds text but no tags.
    case escapableText
    /// In a script or another element that a parser takes as it is.
    case rawText
    /// Behind `<plaintext>`, which nothing ends.
    case plainText
    case tagOpen, endTagOpen, tagName
    case attributeGap, attributeName, afterAttributeName, selfClosing
    case valueStart
    case value(Quote)
    /// Behind `<!`.
    case declaration([UInt8])
    case comment(CommentStage)
    case bogusComment
    case doctype
  }

  enum Quote: Hashable {
    case double, single, none
  }

  enum CommentStage: Hashable {
    case start, startDash, text, endDash, end, endBang
  }

  var mode = Mode.content
  /// The element whose tag is being read, or whose raw text.
  var element = MarkupElement()
  var attribute = MarkupAttribute()
  /// How many bytes of the end tag have been read that ends a raw text.
  var matched = 0
  /// Whether this is within `noscript`, which browsers with scripts read as text.
  var isInNoscript = false
  /// Where the tag, comment or the like began.
  var start: MarkupPlace?
}

// MARK: - Regions

extension MarkupState {
  /// The part of a document that a state belongs to; sections must end in the one they begin in.
  enum Region: Hashable {
    case content, text, tagName, tag, value, unquotedValue, comment, doctype
  }

  var region: Region {
    switch mode {
    case .content: .content
    case .escapableText, .rawText, .plainText: .text
    case .tagOpen, .endTagOpen, .tagName: .tagName
    case .attributeGap, .attributeName, .afterAttributeName, .selfClosing: .tag
    case .valueStart, .value(.none): .unquotedValue
    case .value(.double), .value(.single): .value
    case .declaration, .comment, .bogusComment: .comment
    case .doctype: .doctype
    }
  }

  /// Whether a state is in the very same element, attribute or comment.
  func isInSamePlace(as other: Self) -> Bool {
    guard region == other.region, element.name == other.element.name else { return false }
    switch region {
    case .content: return true
    case .value, .unquotedValue: return Self.isSame(attribute.place, other.attribute.place)
    case .text, .tagName, .tag, .comment, .doctype: return Self.isSame(start, other.start)
    }
  }

  static func isSame(_ a: MarkupPlace?, _ b: MarkupPlace?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): a.isSame(as: b)
    default: false
    }
  }

  /// The state's part of the document in the words of a message.
  var description: String {
    let name = element.nameText
    switch mode {
    case .content: return "between tags"
    case .escapableText, .rawText, .plainText: return "in <\(name)>"
    case .tagOpen, .endTagOpen, .tagName: return "in a tag’s name"
    case .attributeGap, .attributeName, .afterAttributeName, .selfClosing:
      return "in the tag <\(element.isEndTag ? "/" : "")\(name)>"
    case .valueStart, .value: return "in the value of “\(attribute.nameText)”"
    case .declaration, .comment, .bogusComment: return "in a comment"
    case .doctype: return "in the doctype"
    }
  }
}
