internal import Mustache

extension MarkupTokenizer {
  mutating func readTagOpen(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "!"): state.mode = .declaration([])
    case UInt8(ascii: "/"): state.mode = .endTagOpen
    case UInt8(ascii: "?"): beginComment(.bogusComment)
    case _ where byte.isASCIILetter: beginTag(byte, isEndTag: false)
    default:
      state.mode = endOfMarkup()
      read(byte)
    }
  }

  mutating func readEndTagOpen(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ">"): state.mode = endOfMarkup()
    case _ where byte.isASCIILetter: beginTag(byte, isEndTag: true)
    default: beginComment(.bogusComment)
    }
  }

  private mutating func beginTag(_ byte: UInt8, isEndTag: Bool) {
    state.element = MarkupElement(isEndTag: isEndTag, name: [byte.asciiLowercase])
    state.mode = .tagName
  }

  mutating func readTagName(_ byte: UInt8) {
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
      if state.element.name.count < Self.longestName {
        state.element.name.append(byte.asciiLowercase)
      }
    }
  }

  mutating func finishTag() {
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
