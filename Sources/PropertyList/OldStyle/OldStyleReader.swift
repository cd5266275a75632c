import Diagnostics
import XML

/// Reads the property lists of OpenStep and GNUstep, and string tables.
///
/// Whatever is missing costs a remark; what stands around it is read as if it were there.
struct OldStyleReader {
  typealias Token = OldStyleScanner.Token
  typealias Entry = PropertyListDictionary.Entry

  let source: SourceText
  var scanner: OldStyleScanner
  var cursor: SourceCursor
  var remarks: Remarks
  private var comments: [PropertyListFile.Comment] = []
  /// The token that is next.
  private(set) var token: Token
  /// How many dictionaries and arrays are open.
  var openDictionaries = 0
  var openArrays = 0
  /// Whether something has been found to be open at the file's end, which is said once.
  var hasReportedEnd = false

  static func read(_ decoded: DecodedText, isStringTable: Bool) -> PropertyListFile {
    var reader = OldStyleReader(decoded.source)
    let value = isStringTable ? reader.stringTable() : reader.propertyList()
    return reader.file(value, firstInvalidOffset: decoded.firstInvalidOffset)
  }

  private init(_ source: SourceText) {
    self.source = source
    scanner = OldStyleScanner(source.utf8)
    cursor = SourceCursor(source)
    remarks = Remarks(about: source)
    token = scanner.next(.key)
  }

  private mutating func file(
    _ value: PropertyListValue?, firstInvalidOffset: Int?
  ) -> PropertyListFile {
    collect()
    if let firstInvalidOffset {
      remarks.add(
        .invalidBytes(source.encoding),
        at: source.range(firstInvalidOffset..<firstInvalidOffset + 3))
    }
    return PropertyListFile(
      value: value, format: .ascii, source: source, comments: comments,
      diagnostics: remarks.diagnostics.inOrder())
  }

  // MARK: - Tokens

  /// Moves on to the next token.
  mutating func advance(to role: OldStyleScanner.Role) {
    token = scanner.next(role)
    collect()
  }

  /// Takes over what the scanner found on its way.
  private mutating func collect() {
    for problem in scanner.takeProblems() {
      remarks.add(problem.message, at: source.range(problem.offsets))
    }
    for range in scanner.takeComments() {
      comments.append(.init(text: commentText(range), range: cursor.range(range)))
    }
  }

  private func commentText(_ range: Range<Int>) -> String {
    var content = source.utf8[range].dropFirst(2)
    if source.utf8[range.lowerBound + 1] == UInt8(ascii: "*"),
      content.suffix(2).elementsEqual("*/".utf8)
    {
      content = content.dropLast(2)
    }
    return String(decoding: content, as: UTF8.self)
  }

  func isNext(_ mark: Unicode.Scalar) -> Bool { token.kind == .mark(UInt8(ascii: mark)) }

  var isStringNext: Bool { token.kind == .quoted || token.kind == .unquoted }

  mutating func remark(_ message: @autoclosure () -> Diagnostic.Message, _ offsets: Range<Int>) {
    remarks.add(message(), at: source.range(offsets))
  }

  // MARK: - Files

  private mutating func propertyList() -> PropertyListValue? {
    guard token.kind != .end else {
      remarks.add(.emptyPropertyList)
      return nil
    }
    guard isStringNext else {
      let value = value(then: .key)
      remarkRest()
      return value
    }
    let string = string()
    advance(to: .value)
    if isNext("=") || isNext(";") {
      // A dictionary without braces, as string tables are.
      return table(startingWith: string)
    }
    remarkRest()
    return string
  }

  private mutating func stringTable() -> PropertyListValue? {
    guard isNext("{") else { return table() }
    let value = value(then: .key)
    if isNext(";") { advance(to: .key) }
    remarkRest()
    return value
  }

  private mutating func table(startingWith key: PropertyListValue? = nil) -> PropertyListValue {
    var entries: [Entry] = []
    if let key { readValue(of: key, into: &entries) }
    readEntries(into: &entries, isTable: true)
    return dictionary(entries, at: source.range(0..<source.utf8.count))
  }

  mutating func dictionary(_ entries: [Entry], at range: SourceRange) -> PropertyListValue {
    let dictionary = PropertyListDictionary(entries) { remarks.addRepeat(of: $0, by: $1) }
    return PropertyListValue(.dictionary(dictionary), at: range)
  }

  private mutating func remarkRest() {
    if token.kind != .end { remark(.restIsNotRead, token.range) }
  }
}

extension Diagnostic.Message {
  static let restIsNotRead = Self(
    .warning, "property-list-syntax", "what stands behind the value is not read")
}
