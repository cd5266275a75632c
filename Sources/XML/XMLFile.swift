package import Diagnostics

/// An XML file, decoded and ready to be read.
///
/// Files are taken as they are found: with a byte order mark or without, in UTF-16, in an encoding
/// that only their declaration names, with junk before the first and behind the last tag.
package struct XMLFile: Sendable {
  /// The file's text, which the offsets of all events belong to.
  package let source: SourceText
  /// Where markup begins, behind junk and the XML declaration; nil if there is none.
  private let start: Int?
  /// What was found while decoding.
  private let decodingDiagnostics: [Diagnostic]

  package init(decoding bytes: [UInt8], path: String) {
    self.init(SourceText.decoding(bytes, path: path), of: bytes)
  }

  /// A file that has been decoded as Unicode text already, to see what it is.
  ///
  /// - Parameters:
  ///   - unicode: The text.
  ///   - bytes: What the file really holds, in case that its declaration names another encoding.
  package init(_ unicode: DecodedText, of bytes: [UInt8]) {
    var (source, firstInvalidOffset) = (unicode.source, unicode.firstInvalidOffset)
    var prolog = XMLProlog(of: source.utf8)
    var unknownEncoding: String?
    // A declaration that can be read byte by byte is in no UTF-16, and one behind a mark is in
    // what the mark says, whatever it claims.
    if let name = prolog.encoding, source.encoding == .utf8,
      ForeignEncoding.isForeign(name)
    {
      if let text = ForeignEncoding.decode(bytes, from: name, path: source.path) {
        (source, firstInvalidOffset) = text
        prolog = XMLProlog(of: source.utf8)
      } else {
        unknownEncoding = name
      }
    }
    self.source = source
    start = prolog.start
    decodingDiagnostics = Self.diagnostics(
      about: source, firstInvalidOffset, prolog, unknownEncoding: unknownEncoding)
  }

  /// Reads the file from its first tag to its last, or to the first mistake that no reader can
  /// read past.
  ///
  /// Elements that are still open then get no end; all that was said up to there counts.
  ///
  /// - Parameter take: Receives each event.
  /// - Returns: What is wrong with the file, its encoding included.
  package func read(_ take: (XMLEvent) -> Void) -> [Diagnostic] {
    guard let start else {
      return decodingDiagnostics + [source.diagnostic(.noMarkup, at: 0..<0)]
    }
    let problems = ExpatRun.problems(reading: source.utf8, from: start, take)
    return decodingDiagnostics + problems.map { $0.diagnostic(in: source) }
  }

  private static func diagnostics(
    about source: SourceText, _ firstInvalidOffset: Int?, _ prolog: XMLProlog,
    unknownEncoding: String?
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if let junk = prolog.junk {
      let isWhiteSpace = source.utf8[junk].allSatisfy(XMLProlog.isWhiteSpace)
      diagnostics.append(
        source.diagnostic(isWhiteSpace ? .whiteSpaceBeforeProlog : .junkBeforeProlog, at: junk))
    }
    if let declaration = prolog.declaration {
      if !prolog.isDeclarationClosed {
        diagnostics.append(source.diagnostic(.unclosedDeclaration, at: declaration))
      }
      if let unknownEncoding {
        diagnostics.append(source.diagnostic(.unknownEncoding(unknownEncoding), at: declaration))
      }
    }
    if let offset = firstInvalidOffset {
      diagnostics.append(
        source.diagnostic(
          .invalidBytes(source.encoding), at: offset..<min(offset + 3, source.utf8.count)))
    }
    return diagnostics
  }
}

extension Diagnostic.Message {
  static let noMarkup = Self(.error, "xml-syntax", "the file has no XML in it")
  static let whiteSpaceBeforeProlog = Self(
    .warning, "xml-prolog", "white space stands before the XML declaration")
  static let junkBeforeProlog = Self(
    .warning, "xml-prolog", "what stands before the first tag is skipped")
  static let unclosedDeclaration = Self(
    .warning, "xml-prolog", "the XML declaration is not closed by “?>”")

  static func unknownEncoding(_ name: String) -> Self {
    .init(.warning, "unknown-encoding", "the encoding “\(name)” is unknown; UTF-8 is assumed")
  }

  /// Bytes are no text in their encoding.
  package static func invalidBytes(_ encoding: TextEncoding) -> Self {
    let name =
      switch encoding.form {
      case .utf8: "UTF-8"
      case .utf16LittleEndian, .utf16BigEndian: "UTF-16"
      case .named(let name): name
      }
    return .init(.error, "invalid-text", "from here on the file holds bytes that are no \(name)")
  }
}
