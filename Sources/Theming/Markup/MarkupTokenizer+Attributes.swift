internal import Mustache

extension MarkupTokenizer {
  mutating func readGap(_ byte: UInt8) {
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

  mutating func readAttributeName(_ byte: UInt8) {
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

  mutating func readAfterAttributeName(_ byte: UInt8) {
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

  mutating func readValueStart(_ byte: UInt8) {
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

  mutating func readValue(_ byte: UInt8, _ quote: MarkupState.Quote) {
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
