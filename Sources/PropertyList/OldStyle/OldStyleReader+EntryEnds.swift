import Diagnostics

/// The end of an entry, which shows what is missing in it.
///
/// A fix is offered where nothing else can be meant: all around it is whole, and what follows can only
/// be the next entry, or the end of them.
extension OldStyleReader {
  /// Adds a value under the key that waits for it, and passes over the semicolon.
  ///
  /// - Parameters:
  ///   - value: The value; nil for one that is left out.
  ///   - isLackingEqualsSign: Whether no “=” stands between the key and the value.
  mutating func endEntry(_ value: PropertyListValue?, isLackingEqualsSign: Bool = false) {
    let key = containers.key
    containers.key = nil
    if let key, let value { containers.add(key, value) }
    guard let key, let range = value?.range else {
      remarkMissingQuotes(isSure: false)
      if isNext(";") { advance(to: .key) }
      return
    }
    if isNext(";"), !isLackingEqualsSign, unquoted == nil { return advance(to: .key) }
    let isAlike = isNext(",") || isWideSemicolonNext
    let next = isAlike ? token.range.upperBound : token.range.lowerBound
    let isSure =
      isWhole(range) && (!isLackingEqualsSign || isPair(key.range, range))
      && (isNext(";") || scanner.isEntryOrEnd(at: next))
    remarkMissingQuotes(isSure: isSure)
    if isLackingEqualsSign { remarkMissingEqualsSign(after: key, isSure: isSure) }
    if isNext(";") { return advance(to: .key) }
    guard token.kind != .end || !hasReportedEnd else { return }
    remarkMissingSemicolon(behind: range, isSure: isSure, isAlike: isAlike)
  }

  // MARK: - What is missing

  /// Says that a text should be quoted, if the last one should.
  mutating func remarkMissingQuotes(isSure: Bool) {
    guard let offsets = unquoted else { return }
    unquoted = nil
    let text = String(decoding: source.utf8[offsets], as: UTF8.self)
    let range = source.range(offsets)
    remarks.add(
      .needsQuotes(scanner.excerpt(offsets)), at: range,
      fix: isSure && text.isPlain
        ? .init("write it in quotes", [.init(source, range, "\"\(text)\"")]) : nil)
  }

  private mutating func remarkMissingEqualsSign(after key: Key, isSure: Bool) {
    guard let range = key.range else { return }
    let end = SourceRange(range.end, range.end)
    let next = source.utf8[source.offset(of: range.end)]
    let sign = OldStyleScanner.isSpace(next) ? " =" : " = "
    remarks.add(
      .missingEqualsSign(key.text.text), at: end,
      fix: isSure ? .init("write “=”", [.init(source, end, sign)]) : nil)
  }

  /// - Parameters:
  ///   - value: Where the value stands.
  ///   - isSure: Whether nothing else can be meant.
  ///   - isAlike: Whether a sign that somebody took for a semicolon is next.
  private mutating func remarkMissingSemicolon(
    behind value: SourceRange, isSure: Bool, isAlike: Bool
  ) {
    let end = SourceRange(value.end, value.end)
    let isWide = isWideSemicolonNext
    let place = isAlike ? source.range(token.range) : end
    remarks.add(
      .missingSemicolon, at: end,
      fix: isSure ? .init("write “;”", [.init(source, place, ";")]) : nil)
    if isWide { advance(to: .key) }
  }

  // MARK: - What is sure

  /// Whether a value that is quoted ends with its quote, and not where the quote was guessed to be.
  private func isWhole(_ range: SourceRange) -> Bool {
    let start = source.offset(of: range.start)
    return !scanner.isQuote(at: start) || isQuoted(range)
  }

  /// Whether a key and a value belong together, though no equals sign says so: a text without quotes may
  /// be part of another.
  private func isPair(_ key: SourceRange?, _ value: SourceRange) -> Bool {
    guard let key else { return false }
    return key.end.line == value.start.line && isQuoted(key) && isQuoted(value)
  }

  /// Whether a text stands in quotes, without others of their kind between them.
  private func isQuoted(_ range: SourceRange) -> Bool {
    let (start, end) = (source.offset(of: range.start), source.offset(of: range.end))
    guard scanner.isQuote(at: start) else { return false }
    let quote = scanner.closingQuote(from: start, before: end)
    return quote.isClosed && quote.offset == end - 1
  }

  /// Whether the semicolon of Chinese and Japanese keyboards is next, “；”.
  private var isWideSemicolonNext: Bool {
    token.kind == .unquoted && source.utf8[token.range].elementsEqual("；".utf8)
  }
}

extension String {
  /// Whether a text means the same between quotes, and holds nothing that may have been meant as a
  /// quote, a comment or a semicolon.
  fileprivate var isPlain: Bool {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return false }
    return ![first, last].contains(where: \.isLikeAQuote) && !contains("//")
      && !unicodeScalars.contains { $0 == "\\" || $0 == "；" || $0.value < 0x20 }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar quotes texts in some language, or is taken for a quote.
  fileprivate var isLikeAQuote: Bool {
    properties.isQuotationMark || self == "`" || self == "´" || self == "″" || self == "′"
  }
}

extension Diagnostic.Message {
  static let missingSemicolon = Self(
    .error, "missing-semicolon", "a semicolon is missing here")

  static func missingEqualsSign(_ key: String) -> Self {
    .init(.error, "missing-equals-sign", "“=” is missing after the key “\(key.shortened)”")
  }
}
