internal import Mustache

extension MarkupTokenizer {
  /// Reads the text of an element that only its own end tag ends.
  mutating func readText(_ byte: UInt8) {
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

  mutating func readDeclaration(_ word: [UInt8], _ byte: UInt8) {
    let word = word + [byte.asciiLowercase]
    if word.elementsEqual("--".utf8) {
      beginComment(.comment(.start))
    } else if word.elementsEqual("doctype".utf8) {
      beginComment(.doctype)
    } else if word.elementsEqual("[cdata[".utf8) {
      report(.cdata, at: state.start)
      beginComment(.bogusComment)
    } else if ["--", "doctype", "[cdata["].contains(where: { $0.utf8.starts(with: word) }) {
      state.mode = .declaration(word)
    } else {
      beginComment(.bogusComment)
      read(byte)
    }
  }

  mutating func beginComment(_ mode: MarkupState.Mode) {
    if state.isInNoscript { report(.markupInNoscript, at: state.start) }
    state.mode = mode
  }
}

extension MarkupState.Mode {
  /// Where a byte leads in a comment; nil to its end.
  static func comment(
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
