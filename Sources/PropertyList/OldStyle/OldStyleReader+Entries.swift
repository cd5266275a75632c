import Diagnostics

/// Dictionaries: `key = value;`, or `key;` for a key that is its own value.
extension OldStyleReader {
  /// Reads an entry, or the end of its dictionary.
  ///
  /// - Parameter isTable: Whether the dictionary has no braces, and ends with the file.
  mutating func readEntry(isTable: Bool) {
    switch token.kind {
    case .quoted, .unquoted:
      let key = key(string())
      advance(to: .value)
      readValue(of: key)
    case .end: closeContainer()
    case .mark(UInt8(ascii: "}")) where !isTable: closeContainer()
    // This belongs to the array around the dictionary, whose end is missing.
    case .mark(UInt8(ascii: ")")) where !isTable && openArrays > 0: closeContainer()
    case .mark(UInt8(ascii: "=")):
      remark(.keyIsMissing, token.range)
      advance(to: .value)
      if isValueNext { beginValue() } else { endEntry(nil) }
    case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "<")):
      remark(.keyIsMissing, token.range)
      beginValue()
    case .mark(let mark):
      remark(.strayMark(String(Unicode.Scalar(mark))), token.range)
      advance(to: .key)
    }
  }

  /// Reads what belongs to a key, from behind it to behind its semicolon, or to the beginning of
  /// an array or dictionary.
  mutating func readValue(of key: Key) {
    if isNext(";") {
      containers.add(key, PropertyListValue(.string(key.text), at: key.range))
      return advance(to: .key)
    }
    var key = key
    var hasEqualsSign = isNext("=")
    if hasEqualsSign { advance(to: .value) }
    // A string that turns out to be the next key leaves this one without a value.
    while isStringNext {
      let string = string(endingLine: hasEqualsSign)
      advance(to: .key)
      guard isNext("=") || !hasEqualsSign && !isValue(string, of: key) else {
        if !hasEqualsSign { remarkMissingEqualsSign(after: key) }
        containers.key = key
        return endEntry(string)
      }
      remark(missingValueOf: key)
      key = self.key(string)
      hasEqualsSign = isNext("=")
      if hasEqualsSign { advance(to: .value) }
    }
    guard isValueNext else {
      remark(missingValueOf: key)
      return endEntry(nil)
    }
    if !hasEqualsSign { remarkMissingEqualsSign(after: key) }
    containers.key = key
    beginValue()
  }

  func key(_ string: PropertyListValue) -> Key {
    Key(text: LiteralString(string.string ?? ""), range: string.range)
  }

  /// Whether a string behind a key looks like its value, though no “=” stands between.
  private func isValue(_ string: PropertyListValue, of key: Key) -> Bool {
    isNext(";") || !isStringNext && key.range?.end.line == string.range?.start.line
  }

  /// Adds a value under the key that waits for it, and passes over the semicolon.
  mutating func endEntry(_ value: PropertyListValue?) {
    let key = containers.key
    containers.key = nil
    if let key, let value { containers.add(key, value) }
    if isNext(";") { return advance(to: .key) }
    guard key != nil, let range = value?.range, token.kind != .end || !hasReportedEnd else {
      return
    }
    let end = SourceRange(range.end, range.end)
    let isSure = isWhole(range) && isEntryOrEndNext
    remarks.add(
      .missingSemicolon, at: end, fix: isSure ? .init("write “;”", [.init(end, ";")]) : nil)
  }

  /// Whether a value that is quoted ends with its quote, and not where the quote was guessed to be.
  private func isWhole(_ range: SourceRange) -> Bool {
    let text = source.utf8[source.offset(of: range.start)..<source.offset(of: range.end)]
    guard let first = text.first, let last = text.last else { return false }
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return true }
    return text.count > 1 && last == first && text.dropLast().last != UInt8(ascii: "\\")
  }

  /// Whether what is next can only be a new entry, or the end of them.
  private var isEntryOrEndNext: Bool {
    if token.kind == .end || isNext("}") { return true }
    let rest = source.utf8[token.range.upperBound...].drop(while: OldStyleScanner.isSpace)
    return isStringNext && rest.first == UInt8(ascii: "=")
  }

  private mutating func remark(missingValueOf key: Key) {
    remarks.add(.missingValue(key.text.text), at: key.range)
  }

  private mutating func remarkMissingEqualsSign(after key: Key) {
    let end = key.range.map { SourceRange($0.end, $0.end) }
    remarks.add(.missingEqualsSign(key.text.text), at: end)
  }
}

extension Diagnostic.Message {
  static let missingSemicolon = Self(
    .error, "missing-semicolon", "a semicolon is missing here")
  static let keyIsMissing = Self(.error, "missing-key", "a key is missing here")

  static func missingEqualsSign(_ key: String) -> Self {
    .init(.error, "missing-equals-sign", "“=” is missing after the key “\(key.shortened)”")
  }

  static func strayMark(_ mark: String) -> Self {
    .init(.error, "stray-text", "“\(mark)” does not belong here")
  }
}
