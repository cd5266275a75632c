import Diagnostics

/// Dictionaries: `key = value;`, or `key;` for a key that is its own value.
extension OldStyleReader {
  /// Reads entries up to the brace that closes their dictionary, or up to the end of a table
  /// without braces.
  mutating func readEntries(into entries: inout [Entry], isTable: Bool) {
    while true {
      switch token.kind {
      case .end: return
      case .quoted, .unquoted:
        let key = string()
        advance(to: .value)
        readValue(of: key, into: &entries)
      case .mark(UInt8(ascii: "}")) where !isTable: return
      case .mark(UInt8(ascii: ")")) where openArrays > 0 && !isTable: return
      case .mark(UInt8(ascii: ";")):
        remark(.strayMark(";"), token.range)
        advance(to: .key)
      case .mark(UInt8(ascii: "=")):
        remark(.keyIsMissing, token.range)
        advance(to: .value)
        if isValueNext { _ = value(then: .key) }
        skipSemicolon()
      case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "<")):
        remark(.keyIsMissing, token.range)
        _ = value(then: .key)
        skipSemicolon()
      case .mark(let mark):
        remark(.strayMark(String(Unicode.Scalar(mark))), token.range)
        advance(to: .key)
      }
    }
  }

  /// Reads what belongs to a key, from behind it to behind its semicolon.
  mutating func readValue(of key: PropertyListValue, into entries: inout [Entry]) {
    if isNext(";") {
      add(key, PropertyListValue(key.content, at: key.range), to: &entries)
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
        add(key, string, to: &entries)
        return endEntry(after: string)
      }
      remark(missingValueOf: key)
      key = string
      hasEqualsSign = isNext("=")
      if hasEqualsSign { advance(to: .value) }
    }
    guard isValueNext else {
      remark(missingValueOf: key)
      return skipSemicolon()
    }
    if !hasEqualsSign { remarkMissingEqualsSign(after: key) }
    guard let value = value(then: .key) else { return skipSemicolon() }
    add(key, value, to: &entries)
    endEntry(after: value)
  }

  /// Whether a string behind a key looks like its value, though no “=” stands between.
  private func isValue(_ string: PropertyListValue, of key: PropertyListValue) -> Bool {
    isNext(";") || !isStringNext && key.range?.end.line == string.range?.start.line
  }

  private mutating func endEntry(after value: PropertyListValue) {
    if isNext(";") { return advance(to: .key) }
    if token.kind == .end, hasReportedEnd { return }
    let end = value.range.map { SourceRange($0.end, $0.end) }
    remarks.add(.missingSemicolon, at: end)
  }

  private mutating func skipSemicolon() {
    if isNext(";") { advance(to: .key) }
  }

  private func add(
    _ key: PropertyListValue, _ value: PropertyListValue, to entries: inout [Entry]
  ) {
    guard case .string(let text) = key.content else { return }
    entries.append(Entry(text, at: key.range, value))
  }

  private mutating func remark(missingValueOf key: PropertyListValue) {
    remarks.add(.missingValue(key.string ?? ""), at: key.range)
  }

  private mutating func remarkMissingEqualsSign(after key: PropertyListValue) {
    let end = key.range.map { SourceRange($0.end, $0.end) }
    remarks.add(.missingEqualsSign(key.string ?? ""), at: end)
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
