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
      remarkMissingQuotes(isSure: isNext("="))
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
        containers.key = key
        return endEntry(string, isLackingEqualsSign: !hasEqualsSign)
      }
      remarkMissingQuotes(isSure: isNext("="))
      remark(missingValueOf: key)
      key = self.key(string)
      hasEqualsSign = isNext("=")
      if hasEqualsSign { advance(to: .value) }
    }
    guard isValueNext else {
      remark(missingValueOf: key)
      return endEntry(nil)
    }
    if !hasEqualsSign {
      remarks.add(
        .missingEqualsSign(key.text.text), at: key.range.map { SourceRange($0.end, $0.end) })
    }
    containers.key = key
    beginValue()
  }

  func key(_ string: PropertyListValue) -> Key {
    Key(text: LiteralString(string.string ?? ""), range: string.range)
  }

  /// Whether a string behind a key looks like its value, though no “=” stands between.
  private func isValue(_ string: PropertyListValue, of key: Key) -> Bool {
    guard !isNext(";"), let end = string.range?.end else { return true }
    let gap = source.utf8[source.offset(of: end)..<token.range.lowerBound]
    return key.range?.end.line == string.range?.start.line
      && (!isStringNext || gap.contains { $0 == 0x0A || $0 == 0x0D })
  }

  private mutating func remark(missingValueOf key: Key) {
    remarks.add(.missingValue(key.text.text), at: key.range)
  }
}

extension Diagnostic.Message {
  static let keyIsMissing = Self(.error, "missing-key", "a key is missing here")

  static func strayMark(_ mark: String) -> Self {
    .init(.error, "stray-text", "“\(mark)” does not belong here")
  }
}
