import Diagnostics
import XML

/// Reads the property lists of OpenStep and GNUstep, and string tables.
///
/// Whatever is missing costs a remark; what stands around it is read as if it were there.
struct OldStyleReader {
  typealias Token = OldStyleScanner.Token
  typealias Key = OpenContainers.Key

  let source: SourceText
  var scanner: OldStyleScanner
  var cursor: SourceCursor
  var remarks: Remarks
  private var comments: [PropertyListFile.Comment] = []
  /// The token that is next.
  private(set) var token: Token
  var containers = OpenContainers()
  /// The text that was read last, if it should stand in quotes, until it shows whether that is plain.
  var unquoted: Range<Int>?
  /// How many arrays are open, and dictionaries with braces.
  private(set) var openArrays = 0
  private(set) var openDictionaries = 0
  /// Whether the outermost container is a dictionary without braces.
  private var isTable = false
  /// Whether something has been found to be open at the file's end, which is said once.
  private(set) var hasReportedEnd = false
  private var root: PropertyListValue?

  static func read(_ decoded: DecodedText, isStringTable: Bool) -> PropertyListFile {
    var reader = OldStyleReader(decoded.source)
    reader.run(isStringTable: isStringTable)
    return reader.file(firstInvalidOffset: decoded.firstInvalidOffset)
  }

  private init(_ source: SourceText) {
    self.source = source
    scanner = OldStyleScanner(source.utf8)
    cursor = SourceCursor(source)
    remarks = Remarks(about: source)
    token = scanner.next(.key)
  }

  private mutating func file(firstInvalidOffset: Int?) -> PropertyListFile {
    collect()
    remarkMissingQuotes(isSure: false)
    if let firstInvalidOffset {
      remarks.add(
        .invalidBytes(source.encoding),
        at: source.range(firstInvalidOffset..<firstInvalidOffset + 3))
    }
    return PropertyListFile(
      value: root, format: .ascii, source: source, comments: comments,
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
      remarks.add(
        problem.message, at: source.range(problem.offsets),
        fix: problem.closingQuote.map { offset in
          let place = source.range(offset..<offset)
          return .init("close the quotes before “;”", [.init(source, place, "\"")])
        })
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

  private mutating func run(isStringTable: Bool) {
    if isStringTable, !isNext("{") { return readTable() }
    if token.kind == .end { return remarks.add(.emptyPropertyList) }
    if isStringNext {
      let string = string()
      advance(to: .value)
      remarkMissingQuotes(isSure: isNext("="))
      // A dictionary without braces, as string tables are.
      if isNext("=") || isNext(";") { return readTable(startingWith: key(string)) }
      root = string
    } else if isValueNext {
      beginValue()
      while !containers.isEmpty { readPart() }
    }
    if isStringTable, isNext(";") { advance(to: .key) }
    if token.kind != .end { remark(.restIsNotRead, token.range) }
  }

  private mutating func readTable(startingWith key: Key? = nil) {
    isTable = true
    containers.open(isDictionary: true, at: source.position(at: 0))
    if let key { readValue(of: key) }
    while token.kind != .end || containers.count > 1 { readPart() }
    root = containers.close(at: source.position(at: source.utf8.count), &remarks)
  }

  private mutating func readPart() {
    if containers.isDictionary {
      readEntry(isTable: isTable && containers.count == 1)
    } else {
      readElement()
    }
  }

  // MARK: - Containers

  /// Begins to read the array or dictionary whose mark is next.
  mutating func openContainer() {
    guard containers.count < OpenContainers.deepest else {
      remark(.tooDeep, token.range)
      skipNested()
      return deliver(nil)
    }
    let isDictionary = isNext("{")
    containers.open(isDictionary: isDictionary, at: cursor.position(at: token.range.lowerBound))
    if isDictionary { openDictionaries += 1 } else { openArrays += 1 }
    advance(to: roleOfStrings)
  }

  /// Ends the innermost array or dictionary, whether its closing mark is there or not.
  mutating func closeContainer() {
    let isDictionary = containers.isDictionary
    let isClosed = isNext(isDictionary ? "}" : ")")
    if !isClosed, !hasReportedEnd {
      let start = containers.start
      let range = start.map { SourceRange($0, .init(line: $0.line, column: $0.column + 1)) }
      remarks.add(isDictionary ? .unclosedDictionary : .unclosedArray, at: range)
      hasReportedEnd = token.kind == .end
    }
    let end = isClosed ? token.range.upperBound : token.range.lowerBound
    let value = containers.close(at: cursor.position(at: end), &remarks)
    if isDictionary { openDictionaries -= 1 } else { openArrays -= 1 }
    if isClosed { advance(to: roleOfStrings) }
    deliver(value)
  }

  /// Passes over an array or dictionary and all in it.
  private mutating func skipNested() {
    var depth = 0
    repeat {
      if isNext("{") || isNext("(") { depth += 1 }
      if isNext("}") || isNext(")") { depth -= 1 }
      advance(to: depth == 0 ? roleOfStrings : .element)
    } while depth > 0 && token.kind != .end
  }

  /// What a string would be that stands next in the innermost container.
  var roleOfStrings: OldStyleScanner.Role {
    containers.isEmpty || containers.isDictionary ? .key : .element
  }

  /// Puts a value where it belongs, or nothing in place of one that is left out, and passes over
  /// what ends it.
  mutating func deliver(_ value: PropertyListValue?) {
    if containers.isEmpty {
      root = value
    } else if containers.isDictionary {
      endEntry(value)
    } else {
      endElement(value)
    }
  }
}

extension Diagnostic.Message {
  static let restIsNotRead = Self(
    .warning, "property-list-syntax", "what stands behind the value is not read")
  static let unclosedDictionary = Self(
    .error, "property-list-syntax", "the dictionary that begins here is never closed by “}”")
  static let unclosedArray = Self(
    .error, "property-list-syntax", "the array that begins here is never closed by “)”")
}
