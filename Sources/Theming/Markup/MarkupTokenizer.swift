internal import Diagnostics
internal import Mustache

/// Reads a template's text as an HTML parser does, byte by byte, and reports what no theme may have.
struct MarkupTokenizer {
  private(set) var state: MarkupState
  private(set) var findings: [MarkupFinding] = []
  /// The text that is being read, and the offset of the byte.
  private var origin: MustacheOrigin
  private var offset = 0

  init(_ state: MarkupState, reading text: MustacheStep.Text) {
    self.state = state
    origin = text.origin
    for (index, byte) in text.bytes.enumerated() {
      offset = text.offset + index
      if byte == 0 { report(.nul) }
      read(byte)
    }
  }

  private mutating func read(_ byte: UInt8) {
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

  private var here: MarkupPlace { MarkupPlace(origin: origin, range: offset..<offset + 1) }

  private mutating func begin(_ mode: MarkupState.Mode) {
    state.mode = mode
    state.start = here
  }

  /// The content behind a comment or tag; what was read of it is forgotten.
  private mutating func endOfMarkup() -> MarkupState.Mode {
    state.element = MarkupElement()
    state.attribute = MarkupAttribute()
    state.start = nil
    return .content
  }

  private mutating func report(_ message: Diagnostic.Message, at place: MarkupPlace? = nil) {
    findings.append(MarkupFinding(message: message, place: place ?? here))
  }

  /// Where the tag began, up to here.
  private var tagPlace: MarkupPlace {
    state.start?.reaching(to: offset, in: origin) ?? here
  }
}

// MARK: - Tags

extension MarkupTokenizer {
  private mutating func readTagOpen(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "!"): state.mode = .declaration([])
    case UInt8(ascii: "/"): state.mode = .endTagOpen
    case UInt8(ascii: "?"): state.mode = .bogusComment
    case _ where byte.isASCIILetter: beginTag(byte, isEndTag: false)
    default:
      state.mode = endOfMarkup()
      read(byte)
    }
  }

  private mutating func readEndTagOpen(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ">"): state.mode = endOfMarkup()
    case _ where byte.isASCIILetter: beginTag(byte, isEndTag: true)
    default: state.mode = .bogusComment
    }
  }

  private mutating func beginTag(_ byte: UInt8, isEndTag: Bool) {
    state.element = MarkupElement(isEndTag: isEndTag, name: [byte.asciiLowercase])
    state.mode = .tagName
  }

  private mutating func readTagName(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: ">"),
      _ where byte.isMarkupSpace:
      if let message = state.element.refusal(inNoscript: state.isInNoscript) {
        report(message, at: tagPlace)
      }
      state.mode = .attributeGap
      readGap(byte)
    default:
      if byte == UInt8(ascii: "<") { report(.strayInTag("<")) }
      if state.element.name.count < MarkupTokenizer.longestName {
        state.element.name.append(byte.asciiLowercase)
      }
    }
  }

  /// The names that matter are shorter.
  private static let longestName = 64

  private mutating func finishTag() {
    let element = state.element
    let isSelfClosing = state.mode == .selfClosing
    let place = tagPlace
    let next = endOfMarkup()
    state.mode = next
    guard !element.isEndTag else {
      if element.isNamed("noscript") { state.isInNoscript = false }
      return
    }
    for finding in element.findings(at: place) { report(finding.message, at: finding.place) }
    if element.isNamed("noscript") { state.isInNoscript = true }
    guard let mode = element.contentMode else { return }
    if isSelfClosing { report(.selfClosing(element.nameText), at: place) }
    state.mode = mode
    state.element = element
    state.start = place
    state.matched = 0
  }
}

// MARK: - Attributes

extension MarkupTokenizer {
  private mutating func readGap(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ">"): finishTag()
    case UInt8(ascii: "/"): state.mode = .selfClosing
    case _ where byte.isMarkupSpace: state.mode = .attributeGap
    default:
      state.attribute = MarkupAttribute(place: here)
      state.mode = .attributeName
      // An equals sign that nothing precedes is part of a name.
      if byte == UInt8(ascii: "=") { appendToName(byte) } else { readAttributeName(byte) }
    }
  }

  private mutating func readAttributeName(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "="):
      finishName()
      state.mode = .valueStart
    case UInt8(ascii: "/"), UInt8(ascii: ">"),
      _ where byte.isMarkupSpace:
      finishName()
      state.mode = .afterAttributeName
      readAfterAttributeName(byte)
    default: appendToName(byte)
    }
  }

  private mutating func appendToName(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: "="):
      report(.strayInTag(String(Unicode.Scalar(byte))))
    default: break
    }
    if state.attribute.name.count < Self.longestName {
      state.attribute.name.append(byte.asciiLowercase)
    }
  }

  private mutating func readAfterAttributeName(_ byte: UInt8) {
    if byte == UInt8(ascii: "=") {
      state.mode = .valueStart
    } else if !byte.isMarkupSpace {
      state.mode = .attributeGap
      readGap(byte)
    }
  }

  private mutating func finishName() {
    let name = state.attribute.nameText
    state.attribute.place = state.attribute.place?.reaching(to: offset, in: origin)
    guard !state.element.isEndTag else { return }
    let rule = AttributeRule(tag: state.element.nameText, attribute: name)
    state.attribute.rule = rule
    switch rule {
    case .refused(let refusal): report(refusal.message(name), at: state.attribute.place)
    case .address(_, let isList): state.attribute.address = AddressPosition(isList: isList)
    case .plain, .word, .animated: break
    }
    // Of attributes of one name, browsers take the first.
    if !state.element.note(name), rule == .word { state.attribute.rule = .plain }
  }

  private mutating func readValueStart(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): state.mode = .value(.double)
    case UInt8(ascii: "'"): state.mode = .value(.single)
    case UInt8(ascii: ">"):
      report(.missingValue(state.attribute.nameText), at: state.attribute.place)
      finishTag()
    case _ where byte.isMarkupSpace: break
    default:
      state.mode = .value(.none)
      readValue(byte, .none)
    }
  }

  private mutating func readValue(_ byte: UInt8, _ quote: MarkupState.Quote) {
    switch (quote, byte) {
    case (.double, UInt8(ascii: "\"")), (.single, UInt8(ascii: "'")):
      finishValue()
      state.mode = .attributeGap
    case (.none, UInt8(ascii: ">")):
      finishValue()
      finishTag()
    case (.none, _) where byte.isMarkupSpace:
      finishValue()
      state.mode = .attributeGap
    case (.none, UInt8(ascii: "\"")), (.none, UInt8(ascii: "'")), (.none, UInt8(ascii: "<")),
      (.none, UInt8(ascii: "=")), (.none, UInt8(ascii: "`")):
      report(.strayInTag(String(Unicode.Scalar(byte))))
      append(toValue: byte)
    default:
      if byte == UInt8(ascii: "<"), state.isInNoscript { report(.markupInNoscript) }
      append(toValue: byte)
    }
  }

  private mutating func append(toValue byte: UInt8) {
    if state.attribute.rule == .word, state.attribute.word.count < Self.longestName {
      state.attribute.word.append(byte.asciiLowercase)
    }
    if let event = state.attribute.address?.read(byte) { follow(event) }
  }

  private mutating func finishValue() {
    if let event = state.attribute.address?.end() { follow(event) }
    if let message = state.element.take(state.attribute) {
      report(message, at: state.attribute.place)
    }
  }

  private mutating func follow(_ event: AddressPosition.Event) {
    guard case .address(let loading, _) = state.attribute.rule else { return }
    let name = state.attribute.nameText
    let place = state.attribute.place
    switch event {
    case .scheme(let scheme):
      noteNetwork(loading)
      if AddressScheme.isUnsafe(scheme) { report(.unsafeScheme(scheme, name), at: place) }
    case .network: noteNetwork(loading)
    case .colonBehindValue: report(.colonBehindValue(name), at: here)
    case .reference: report(.referenceInAddress(name), at: place)
    }
  }
}

extension MarkupTokenizer {
  /// Notes that the address leads to another server.
  private mutating func noteNetwork(_ loading: AttributeRule.Loading) {
    switch loading {
    case .always:
      report(.networkAddress(state.attribute.nameText), at: state.attribute.place)
    case .byRelation: state.element.network = state.attribute.place
    case .never: break
    }
  }
}

// MARK: - Text and comments

extension MarkupTokenizer {
  /// Reads the text of an element that only its own end tag ends.
  private mutating func readText(_ byte: UInt8) {
    let name = state.element.name
    let end = [UInt8(ascii: "<"), UInt8(ascii: "/")] + name
    if state.matched == end.count,
      byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte.isMarkupSpace
    {
      state.element = MarkupElement(isEndTag: true, name: name)
      state.matched = 0
      state.mode = .attributeGap
      readGap(byte)
    } else if state.matched < end.count, byte.asciiLowercase == end[state.matched] {
      state.matched += 1
    } else {
      if state.matched > 0 || !byte.isMarkupSpace { reportText(isTag: state.matched > 0) }
      state.matched = byte == UInt8(ascii: "<") ? 1 : 0
    }
  }

  private mutating func reportText(isTag: Bool) {
    guard !state.element.isReported,
      let message = state.element.refusalOfText(isTag: isTag)
    else { return }
    state.element.isReported = true
    report(message)
  }

  private mutating func readDeclaration(_ word: [UInt8], _ byte: UInt8) {
    let word = word + [byte.asciiLowercase]
    if word.elementsEqual("--".utf8) {
      if state.isInNoscript { report(.markupInNoscript, at: state.start) }
      state.mode = .comment(.start)
    } else if word.elementsEqual("doctype".utf8) {
      state.mode = .doctype
    } else if word.elementsEqual("[cdata[".utf8) {
      report(.cdata, at: state.start)
      state.mode = .bogusComment
    } else if ["--", "doctype", "[cdata["].contains(where: { $0.utf8.starts(with: word) }) {
      state.mode = .declaration(word)
    } else {
      state.mode = .bogusComment
      read(byte)
    }
  }
}

extension MarkupState.Mode {
  /// Where a byte leads in a comment; nil to its end.
  fileprivate static func comment(
    after byte: UInt8, _ stage: MarkupState.CommentStage
  ) -> Self? {
    switch (stage, byte) {
    case (.start, UInt8(ascii: "-")): .comment(.startDash)
    case (.text, UInt8(ascii: "-")), (.endBang, UInt8(ascii: "-")): .comment(.endDash)
    case (.startDash, UInt8(ascii: "-")), (.endDash, UInt8(ascii: "-")),
      (.end, UInt8(ascii: "-")):
      .comment(.end)
    case (.end, UInt8(ascii: "!")): .comment(.endBang)
    case (.start, UInt8(ascii: ">")), (.startDash, UInt8(ascii: ">")), (.end, UInt8(ascii: ">")),
      (.endBang, UInt8(ascii: ">")):
      nil
    default: .comment(.text)
    }
  }
}
