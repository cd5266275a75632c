import Diagnostics
import XML

/// Builds values from the events of an XML file, without recursion.
struct XMLPropertyListReader {
  /// A key or value without parts whose end has not been seen.
  private struct Scalar {
    let element: PropertyListElement
    let start: SourcePosition
    var text = ""
  }

  private let source: SourceText
  private var cursor: SourceCursor
  private var remarks: Remarks
  private var comments: [PropertyListFile.Comment] = []

  private var containers = OpenContainers()
  private var scalar: Scalar?
  /// How many elements are open in what is skipped.
  private var skippedDepth = 0
  private var isPlistOpen = false
  private var root: PropertyListValue?

  static func read(_ file: XMLFile) -> PropertyListFile {
    var reader = XMLPropertyListReader(file.source)
    let diagnostics = file.read { reader.take($0) }
    return reader.file(diagnostics)
  }

  private init(_ source: SourceText) {
    self.source = source
    cursor = SourceCursor(source)
    remarks = Remarks(about: source)
  }

  private mutating func take(_ event: XMLEvent) {
    switch event {
    case .start(let name, _, let range): begin(name, range)
    case .end(_, let range): end(range)
    case .text(let text, let range): add(text, range)
    case .comment(let text, let range):
      comments.append(.init(text: text, range: cursor.range(range)))
    }
  }

  private mutating func file(_ diagnostics: [Diagnostic]) -> PropertyListFile {
    // What the file broke off in is closed where it did.
    while !containers.isEmpty { closeContainer(at: source.utf8.count) }
    if root == nil, remarks.isEmpty, !diagnostics.contains(where: { $0.severity == .error }) {
      remarks.add(.emptyPropertyList)
    }
    return PropertyListFile(
      value: root, format: .xml, source: source, comments: comments,
      diagnostics: (diagnostics + remarks.diagnostics).inOrder())
  }
}

// MARK: - Elements

extension XMLPropertyListReader {
  private mutating func begin(_ name: String, _ range: Range<Int>) {
    guard skippedDepth == 0 else {
      skippedDepth += 1
      return
    }
    if let scalar {
      remarks.add(.elementWithin(scalar.element.rawValue, name), at: cursor.range(range))
      skippedDepth = 1
      return
    }
    guard let element = PropertyListElement(name) else { return skip(range, .unknownElement(name)) }
    switch element {
    case .dict, .array:
      guard containers.count < OpenContainers.deepest else { return skip(range, .tooDeep) }
      containers.open(isDictionary: element == .dict, at: cursor.position(at: range.lowerBound))
    case .key where !containers.isDictionary: skip(range, .keyOutsideDictionary)
    case .plist:
      guard containers.isEmpty, root == nil, !isPlistOpen else {
        return skip(range, .unknownElement(name))
      }
      isPlistOpen = true
    case .key, .string, .integer, .real, .true, .false, .date, .data:
      scalar = Scalar(element: element, start: cursor.position(at: range.lowerBound))
    }
  }

  /// Leaves an element and all in it out, which costs the key that it belongs to.
  private mutating func skip(_ range: Range<Int>, _ message: Diagnostic.Message) {
    remarks.add(message, at: cursor.range(range))
    skippedDepth = 1
    if message != .keyOutsideDictionary { containers.key = nil }
  }

  private mutating func end(_ range: Range<Int>) {
    if skippedDepth > 0 {
      skippedDepth -= 1
    } else if let scalar {
      self.scalar = nil
      close(scalar, at: range)
    } else if !containers.isEmpty {
      reportMissingValue()
      closeContainer(at: range.upperBound)
    }
  }

  private mutating func add(_ text: String, _ range: Range<Int>) {
    guard skippedDepth == 0 else { return }
    if scalar != nil {
      if scalar?.text.isEmpty == true { scalar?.text = text } else { scalar?.text += text }
    } else if !isBlank(range), !text.isBlank {
      remarks.add(.strayText(text.trimmed.shortened), at: cursor.range(trimmed(range)))
    }
  }

  /// Whether nothing but white space stands in the source, which is quicker to see than in a text.
  private func isBlank(_ range: Range<Int>) -> Bool {
    for offset in range where !isWhiteSpace(source.utf8[offset]) { return false }
    return true
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let utf8 = source.utf8
    let start = range.first { !isWhiteSpace(utf8[$0]) } ?? range.lowerBound
    let last = range.last { !isWhiteSpace(utf8[$0]) } ?? start
    return start..<last + 1
  }
}

// MARK: - Values

extension XMLPropertyListReader {
  private mutating func close(_ scalar: Scalar, at end: Range<Int>) {
    let range = SourceRange(scalar.start, cursor.position(at: end.upperBound))
    if scalar.element == .key {
      reportMissingValue()
      containers.key = .init(text: LiteralString(scalar.text), range: range)
      return
    }
    let (content, problem) = PropertyListScalar.content(of: scalar.element, scalar.text)
    if let problem { remarks.add(problem, at: range) }
    deliver(PropertyListValue(content, at: range))
  }

  private mutating func closeContainer(at offset: Int) {
    if let value = containers.close(at: cursor.position(at: offset), &remarks) { deliver(value) }
  }

  private mutating func deliver(_ value: PropertyListValue) {
    if containers.isEmpty {
      if root == nil { root = value } else { remarks.add(.secondRoot, at: value.range) }
    } else if !containers.isDictionary {
      containers.add(value)
    } else if let key = containers.key {
      containers.key = nil
      containers.add(key, value)
    } else {
      remarks.add(.missingKey, at: value.range)
    }
  }

  /// Says that the key that waits for its value waits in vain.
  private mutating func reportMissingValue() {
    guard let key = containers.key else { return }
    remarks.add(.missingValue(key.text.text), at: key.range)
  }
}

extension Diagnostic.Message {
  static let emptyPropertyList = Self(
    .error, "empty-property-list", "the property list holds no value")
  static let secondRoot = Self(
    .error, "property-list-syntax", "the property list holds more than one value; the first counts")
  static let keyOutsideDictionary = Self(
    .error, "property-list-syntax", "a key stands outside a dictionary")
  static let missingKey = Self(
    .error, "missing-key", "a value stands in a dictionary without a key before it")

  static func missingValue(_ key: String) -> Self {
    .init(.error, "missing-value", "a value is missing after the key “\(key.shortened)”")
  }

  static func unknownElement(_ name: String) -> Self {
    .init(.error, "unknown-element", "property lists know no element “<\(name.shortened)>” here")
  }

  static func elementWithin(_ outer: String, _ inner: String) -> Self {
    .init(
      .error, "unknown-element", "“<\(inner.shortened)>” cannot stand within “<\(outer)>”")
  }

  static func strayText(_ text: String) -> Self {
    .init(.error, "stray-text", "the text “\(text)” belongs to no value")
  }
}
