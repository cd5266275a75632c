import Diagnostics

/// Something wrong in an XML file, as a fact; ``diagnostic(in:)`` has the words.
struct XMLProblem {
  enum Kind {
    /// A reference to an entity that is not declared, or that lies in another file.
    case skippedEntity(isExternal: Bool)
    /// The document type declares more than any honest file does.
    case tooManyDeclarations
    case tooDeep
    case tooLarge
    /// What is left when nothing is left to begin with.
    case outOfMemory
    /// What expat says, by its number, and the innermost start tag that is still open there.
    case failure(code: UInt32, openTag: Range<Int>?)
    /// Anything but comments and white space behind the end of the root element.
    case junkAfterRoot(code: UInt32)
  }

  let kind: Kind
  let offsets: Range<Int>
}

extension SourceText {
  /// The character that begins at an offset; empty at the end.
  fileprivate func character(at offset: Int) -> Range<Int> {
    var end = min(offset + 1, utf8.count)
    while end < utf8.count, utf8[end] & 0xC0 == 0x80 { end += 1 }
    return offset..<end
  }
}

extension XMLProblem {
  func diagnostic(in source: SourceText) -> Diagnostic {
    let range = source.range(offsets)
    let word = String(decoding: source.utf8[offsets].prefix(100), as: UTF8.self)
    switch kind {
    case .skippedEntity(isExternal: true):
      return source.diagnostic(.externalEntity(word), at: range)
    case .skippedEntity(isExternal: false):
      return source.diagnostic(.undeclaredEntity(word), at: range)
    case .tooManyDeclarations: return source.diagnostic(.tooManyDeclarations, at: range)
    case .tooDeep: return source.diagnostic(.xmlTooDeep, at: range)
    case .tooLarge: return source.diagnostic(.xmlTooLarge, at: range)
    case .outOfMemory: return source.diagnostic(.outOfMemory, at: range)
    case .junkAfterRoot(let code):
      let offset = XMLSyntaxError.culprit(for: code, at: offsets.lowerBound, in: source)
      return source.diagnostic(.junkAfterRoot, at: source.character(at: offset))
    case .failure(let code, let openTag):
      let offset = XMLSyntaxError.culprit(for: code, at: offsets.lowerBound, in: source)
      let range = source.range(source.character(at: offset))
      let tag = openTag.map { source.tagName(at: $0.lowerBound) }
      let notes: [Diagnostic.Note] =
        if let openTag, let tag, XMLSyntaxError.concernsOpenTag(code) {
          [.init("“<\(tag)>” begins here", at: SourceLocation(source, source.range(openTag)))]
        } else {
          []
        }
      let words = XMLSyntaxError.words(for: code, at: offset, in: source, openTag: tag)
      return source.diagnostic(.xmlSyntax(words), at: range, notes: notes)
    }
  }
}

extension SourceText {
  /// The name in the tag that begins at an offset.
  fileprivate func tagName(at offset: Int) -> String {
    let name = utf8[(offset + 1)...].prefix(60).prefix {
      !XMLProlog.isWhiteSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
    }
    return String(decoding: name, as: UTF8.self)
  }
}

extension Diagnostic.Message {
  static func externalEntity(_ reference: String) -> Self {
    .init(.error, "xml-entity", "“\(reference)” refers to another file, which is not read")
  }

  static func undeclaredEntity(_ reference: String) -> Self {
    .init(.error, "xml-entity", "“\(reference)” is not declared; it is kept as it is written")
  }

  static let tooManyDeclarations = Self(
    .error, "xml-entity", "the document type declares too much; reading ends here")
  static let xmlTooDeep = Self(
    .error, "nesting", "elements are nested too deeply; reading ends here")
  static let xmlTooLarge = Self(.error, "file-size", "the file is too large to be read")
  static let outOfMemory = Self(.error, "file-size", "there is no memory left to read this")
  static let junkAfterRoot = Self(
    .warning, "xml-epilog", "what stands behind the last end tag is not read")

  static func xmlSyntax(_ words: String) -> Self { .init(.error, "xml-syntax", words) }
}
