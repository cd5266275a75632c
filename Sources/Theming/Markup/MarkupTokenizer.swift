internal import Diagnostics
internal import Mustache

/// Reads a template's text as an HTML parser does, byte by byte, and reports what no theme may have.
struct MarkupTokenizer {
  var state: MarkupState
  private(set) var findings: [MarkupFinding] = []
  /// The text that is being read, and the offset of the byte.
  private(set) var origin: MustacheOrigin
  private(set) var offset = 0

  /// How much is kept of a name; those that matter are shorter.
  static let longestName = 64

  init(_ state: MarkupState, reading text: MustacheStep.Text) {
    self.state = state
    origin = text.origin
    for (index, byte) in text.bytes.enumerated() {
      offset = text.offset + index
      if byte == 0 { report(.nul) }
      read(byte)
    }
  }

  mutating func read(_ byte: UInt8) {
    switch state.mode {
    case .content: if byte == UInt8(ascii: "<") { begin(.tagOpen) }
    case .escapableText, .rawText: readText(byte)
    case .plainText: break
    case .tagOpen: readTagOpen(byte)
    case .endTagOpen: readEndTagOpen(byte)
    case .tagName: readTagName(byte)
    case .attributeGap, .selfClosing: readGap(byte)
    case .attributeName: readAttributeName(byte)
    case .afterAttributeName: readAfterAttributeName(byte)
    case .valueStart: readValueStart(byte)
    case .value(let quote): readValue(byte, quote)
    case .declaration(let word): readDeclaration(word, byte)
    case .comment(let stage): state.mode = .comment(after: byte, stage) ?? endOfMarkup()
    case .bogusComment, .doctype: if byte == UInt8(ascii: ">") { state.mode = endOfMarkup() }
    }
  }

  var here: MarkupPlace { MarkupPlace(origin: origin, range: offset..<offset + 1) }

  private mutating func begin(_ mode: MarkupState.Mode) {
    state.mode = mode
    state.start = here
  }

  /// The content behind a comment or tag; what was read of it is forgotten.
  mutating func endOfMarkup() -> MarkupState.Mode {
    state.element = MarkupElement()
    state.attribute = MarkupAttribute()
    state.start = nil
    return .content
  }

  mutating func report(_ message: Diagnostic.Message, at place: MarkupPlace? = nil) {
    findings.append(MarkupFinding(message: message, place: place ?? here))
  }

  /// Where the tag began, up to here.
  var tagPlace: MarkupPlace {
    state.start?.reaching(to: offset, in: origin) ?? here
  }
}
