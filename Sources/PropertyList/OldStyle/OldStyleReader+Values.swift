import Diagnostics

/// Values: strings, data, arrays, dictionaries, and the typed scalars of GNUstep.
extension OldStyleReader {
  var isValueNext: Bool { isStringNext || isNext("{") || isNext("(") || isNext("<") }

  /// Reads the value that is next, or the beginning of an array or dictionary.
  mutating func beginValue() {
    if isStringNext {
      let string = string(endingLine: containers.isDictionary)
      advance(to: roleOfStrings)
      deliver(string)
    } else if isNext("<") {
      deliver(data())
    } else {
      openContainer()
    }
  }

  /// Makes a value of the string that is next, which stays next.
  ///
  /// - Parameter isEndingLine: Whether only a semicolon may follow, so that the words of a text
  ///   without quotes belong together.
  /// - Returns: The value.
  mutating func string(endingLine isEndingLine: Bool = false) -> PropertyListValue {
    remarkMissingQuotes(isSure: false)
    var (range, content) = (token.range, token.content)
    if token.kind == .unquoted {
      if isEndingLine, content == range, let end = scanner.endOfWords(from: range.upperBound) {
        let isQuoted = scanner.isClosingQuote(at: end)
        content = range.lowerBound..<end
        range = range.lowerBound..<(isQuoted ? end + 1 : end)
        if isQuoted { remark(.unopenedQuote, range) }
        scanner.position = range.upperBound
      }
      if content == range, !source.utf8[content].allSatisfy(OldStyleScanner.isPlain) {
        unquoted = content
      }
      let text = String(decoding: source.utf8[content], as: UTF8.self)
      return PropertyListValue(.string(LiteralString(text)), at: cursor.range(range))
    }
    let (text, problems) = OldStyleEscapes.decode(source.utf8, token.content)
    for problem in problems { remark(problem.message, problem.offsets) }
    return PropertyListValue(.string(LiteralString(text)), at: cursor.range(range))
  }

  // MARK: - Arrays

  /// Reads an element, or the end of its array.
  mutating func readElement() {
    if token.kind == .end || isNext(")") { return closeContainer() }
    // These belong to the dictionary around the array, whose end is missing.
    if openDictionaries > 0, isNext("}") || isNext(";") { return closeContainer() }
    if isValueNext { return beginValue() }
    let mark = String(decoding: source.utf8[token.range], as: UTF8.self)
    remark(.strayMark(mark), token.range)
    advance(to: .element)
  }

  /// Adds an element, and passes over the comma.
  mutating func endElement(_ element: PropertyListValue?) {
    if let element { containers.add(element) }
    remarkMissingQuotes(isSure: isNext(",") || isNext(")"))
    if isNext(",") { return advance(to: .element) }
    guard isValueNext, let end = element?.range?.end else { return }
    remarks.add(.missingComma, at: SourceRange(end, end))
  }

  // MARK: - Data and typed scalars

  /// Reads `<0fb1 …>`, `<*I5>` and the like.
  private mutating func data() -> PropertyListValue {
    let start = token.range.lowerBound
    let content = scanner.restOfData()
    let isClosed = scanner.position > content.upperBound
    if !isClosed { remark(.unclosedData, token.range) }
    let offsets = start..<scanner.position
    let (value, problem) =
      source.utf8[content].first == UInt8(ascii: "*")
      ? typed(String(decoding: source.utf8[content].dropFirst(), as: UTF8.self))
      : hexadecimal(source.utf8[content])
    if let problem { remark(problem, offsets) }
    let range = cursor.range(offsets)
    advance(to: roleOfStrings)
    return PropertyListValue(value, at: range)
  }

  private func hexadecimal(
    _ text: ArraySlice<UInt8>
  ) -> (PropertyListValue.Content, Diagnostic.Message?) {
    var bytes: [UInt8] = []
    var high: UInt8?
    var problem: Diagnostic.Message?
    for letter in text where !OldStyleScanner.isSpace(letter) {
      guard let digit = Character(Unicode.Scalar(letter)).hexDigitValue.map(UInt8.init) else {
        problem = .malformedHexadecimal
        break
      }
      if let first = high { bytes.append(first << 4 | digit) }
      high = high == nil ? digit : nil
    }
    if high != nil { problem = .malformedHexadecimal }
    return (.data(base64: Base64.text(of: bytes)), problem)
  }

  private func typed(_ text: String) -> (PropertyListValue.Content, Diagnostic.Message?) {
    let rest = String(text.dropFirst()).trimmed
    switch (text.first, rest) {
    case ("I", _): return PropertyListScalar.integer(rest)
    case ("R", _): return PropertyListScalar.real(rest)
    case ("D", _): return (.date(text: rest), rest.isEmpty ? .malformed("date", rest) : nil)
    case ("B", "Y"): return (.boolean(true), nil)
    case ("B", "N"): return (.boolean(false), nil)
    default: return (.string(LiteralString(text)), .unknownTypedValue(text))
    }
  }
}

extension OldStyleScanner {
  /// Where words without quotes end, if there are several before the next semicolon of their line.
  mutating func endOfWords(from start: Int) -> Int? {
    var next = start
    var end = start
    while next < utf8.count {
      let byte = utf8[next]
      if byte == UInt8(ascii: ";") || end > start && isClosingQuote(at: next) {
        return end > start ? end : nil
      }
      guard byte != 0x0A, byte != 0x0D, !Self.isMark(byte), byte != UInt8(ascii: "\""),
        byte != UInt8(ascii: "'"), !isComment(at: next, "*"), mayLook(at: 1)
      else { return nil }
      next += 1
      if !Self.isSpace(byte) { end = next }
    }
    return nil
  }

  /// Passes over data, from behind its `<` to behind its `>`, and returns the range between.
  ///
  /// Without a `>` it ends where something else begins.
  mutating func restOfData() -> Range<Int> {
    let start = position
    let isEnd = { (byte: UInt8) in
      byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
        || Self.isMark(byte)
    }
    while position < utf8.count, !isEnd(utf8[position]) { position += 1 }
    let content = start..<position
    if position < utf8.count, utf8[position] == UInt8(ascii: ">") { position += 1 }
    return content
  }
}

extension Diagnostic.Message {
  static let missingComma = Self(.error, "missing-comma", "a comma is missing here")
  static let unclosedData = Self(
    .error, "property-list-syntax", "the data that begins here is never closed by “>”")
  static let malformedHexadecimal = Self(
    .error, "malformed-value", "data between “<” and “>” is pairs of hexadecimal digits")

  static func unknownTypedValue(_ text: String) -> Self {
    .init(.error, "malformed-value", "“*\(text.shortened)” is no value of a known type")
  }
}
