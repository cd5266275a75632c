import Diagnostics

/// The arrays and dictionaries whose end has not been seen, from the outermost to the innermost.
///
/// Readers keep them here rather than call themselves for what is nested, so that no file decides
/// how much of the stack is used.
struct OpenContainers {
  /// How deep arrays and dictionaries may stand within one another.
  ///
  /// Values are compared and freed by recursion, which this bounds.
  static let deepest = 512

  struct Key {
    let text: LiteralString
    let range: SourceRange?
  }

  private struct Container {
    let isDictionary: Bool
    let start: SourcePosition?
    /// Where its parts begin among those of all that are open.
    let firstPart: Int
    var key: Key?
  }

  private var containers: [Container] = []
  /// The parts of all open arrays, and of all open dictionaries.
  ///
  /// Those of the innermost stand last, and become an array of their own, of just their number,
  /// when it is closed.
  private var elements: [PropertyListValue] = []
  private var entries: [PropertyListDictionary.Entry] = []

  var count: Int { containers.count }
  var isEmpty: Bool { containers.isEmpty }

  // MARK: - The innermost

  /// Whether the innermost is a dictionary; false if nothing is open.
  var isDictionary: Bool { containers.last?.isDictionary ?? false }

  /// Where the innermost begins.
  var start: SourcePosition? { containers.last?.start }

  /// The key that waits for its value in the innermost.
  var key: Key? {
    get { containers.last?.key }
    set { if !containers.isEmpty { containers[containers.count - 1].key = newValue } }
  }

  mutating func open(isDictionary: Bool, at start: SourcePosition? = nil) {
    containers.append(
      Container(
        isDictionary: isDictionary, start: start,
        firstPart: isDictionary ? entries.count : elements.count))
  }

  /// Adds an element to the innermost, which is an array.
  mutating func add(_ element: PropertyListValue) {
    elements.append(element)
  }

  /// Adds an entry to the innermost, which is a dictionary.
  mutating func add(_ key: Key, _ value: PropertyListValue) {
    entries.append(.init(key.text, at: key.range, value))
  }

  /// Makes a value of the innermost.
  mutating func close(at end: SourcePosition? = nil, _ remarks: inout Remarks) -> PropertyListValue?
  {
    guard let container = containers.popLast() else { return nil }
    let range = container.start.flatMap { start in end.map { SourceRange(start, $0) } }
    guard container.isDictionary else {
      let parts = Array(elements[container.firstPart...])
      elements.removeSubrange(container.firstPart...)
      return PropertyListValue(.array(parts), at: range)
    }
    let parts = Array(entries[container.firstPart...])
    entries.removeSubrange(container.firstPart...)
    let dictionary = PropertyListDictionary(parts) { remarks.addRepeat(of: $0, by: $1) }
    return PropertyListValue(.dictionary(dictionary), at: range)
  }
}

extension Diagnostic.Message {
  static let tooDeep = Self(
    .error, "nesting",
    "values are nested more than \(OpenContainers.deepest) deep; what is deeper is left out")
}
