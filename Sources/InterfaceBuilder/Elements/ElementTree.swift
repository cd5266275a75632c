import Diagnostics
import Settings
import XML

/// The elements of a document in the order of their start tags, each with its place in the tree.
///
/// What lies within an element follows it without gap, so that no walk needs recursion. Elements that
/// say nothing of texts are left out.
struct ElementTree {
  struct Element {
    let name: String
    let attributes: [XMLAttribute]
    /// The place of the element that this one lies in; nil for the root.
    let parent: Int?
    let depth: Int
    /// Where the start tag lies.
    let tag: Range<Int>
    /// From the start tag to the end tag.
    var offsets: Range<Int>
    /// The place behind the last element that lies within.
    var end: Int
    /// The text of an element that holds a scalar.
    var text = ""

    /// Whether the element holds a text.
    var isString: Bool { name == "string" || name == "mutableString" }

    /// The value of an attribute; nil without it.
    subscript(attribute: String) -> String? {
      for each in attributes where each.name == attribute { return each.value }
      return nil
    }
  }

  struct Comment {
    let text: String
    let offsets: Range<Int>
    /// The place of the element that the comment lies in; nil outside of the root.
    let parent: Int?
    /// The place of the element that follows in the same element; nil for one that is left out.
    var next: Int?
  }

  private(set) var elements: [Element] = []
  /// The comments between the elements.
  private(set) var comments: [Comment] = []
  let source: SourceText
  /// What is wrong with the file as XML.
  private(set) var diagnostics: [Diagnostic] = []

  /// The places of the elements that are open.
  private var open: [Int] = []
  /// The places of the comments that no element has followed yet.
  private var pendingComments: [Int] = []
  /// How many elements are open in what is left out.
  private var skippedDepth = 0
  private var textObjects = 0
  private var isFull = false
  private var isTooDeep = false

  /// Some fifty times what the largest storyboards have.
  private static let mostElements = 500_000
  private static let mostTextObjects = 5_000
  private static let deepest = 512

  /// Reads a file up to its end, or to a mistake that no reader can read past.
  static func read(_ file: XMLFile) -> ElementTree {
    var tree = ElementTree(file.source)
    let trouble = file.read { tree.take($0) }
    for place in tree.open { tree.close(place, at: file.source.utf8.count) }
    tree.open = []
    tree.diagnostics += trouble
    return tree
  }

  private init(_ source: SourceText) {
    self.source = source
  }

  // MARK: - Reading

  private mutating func take(_ event: XMLEvent) {
    switch event {
    case .start(let name, let attributes, let range):
      guard skippedDepth == 0, !leavesOut(name, attributes, range) else {
        pendingComments = []
        skippedDepth += 1
        return
      }
      for comment in pendingComments { comments[comment].next = elements.count }
      pendingComments = []
      elements.append(
        Element(
          name: name, attributes: attributes, parent: open.last, depth: open.count, tag: range,
          offsets: range, end: elements.count + 1))
      open.append(elements.count - 1)
    case .end(_, let range):
      pendingComments = []
      if skippedDepth > 0 {
        skippedDepth -= 1
      } else if let place = open.popLast() {
        close(place, at: range.upperBound)
      }
    case .text(let text, _):
      guard skippedDepth == 0, let place = open.last, Self.scalars.contains(elements[place].name)
      else { return }
      elements[place].text += text
    case .comment(let text, let range):
      guard skippedDepth == 0 else { return }
      pendingComments.append(comments.count)
      comments.append(Comment(text: text, offsets: range, parent: open.last))
    }
  }

  private mutating func close(_ place: Int, at offset: Int) {
    let start = elements[place].offsets.lowerBound
    elements[place].offsets = start..<max(start, offset)
    elements[place].end = elements.count
  }

  private mutating func leavesOut(
    _ name: String, _ attributes: [XMLAttribute], _ range: Range<Int>
  ) -> Bool {
    if Self.silent.contains(name) { return true }
    if name == "object", attributes.contains(where: { $0.value == "IBDocument.Classes" }) {
      return true
    }
    if Self.isTextObject(name, attributes) { textObjects += 1 }
    if elements.count >= Self.mostElements || textObjects > Self.mostTextObjects {
      if !isFull { diagnostics.append(source.diagnostic(.tooManyElements, at: range)) }
      isFull = true
      return true
    }
    if open.count >= Self.deepest {
      if !isTooDeep { diagnostics.append(source.diagnostic(.tooDeep, at: range)) }
      isTooDeep = true
      return true
    }
    return false
  }

  private static func isTextObject(_ name: String, _ attributes: [XMLAttribute]) -> Bool {
    switch name {
    case "textField", "textView": true
    case "object":
      attributes.contains { $0.value == "IBUITextField" || $0.value == "IBUITextView" }
    default: false
    }
  }

  private static let silent: Set = [
    "constraints", "resources", "dependencies", "autoresizingMask", "classes", "variation",
    "inferredMetricsTieBreakers", "simulatedMetricsContainer", "segments",
  ]

  private static let scalars: Set = [
    "string", "mutableString", "int", "integer", "bool", "double", "float",
  ]
}

// MARK: - Walking

extension ElementTree {
  /// The comments with the elements that they speak of: the text field or text view that one lies in,
  /// else the element behind it; before the root, the whole file.
  var elementComments: [ElementComment] {
    comments.map { comment in
      var around = comment.parent
      while let place = around, !isTextObject(place) { around = elements[place].parent }
      let place = around ?? comment.next
      return ElementComment(
        text: comment.text, location: SourceLocation(source, source.range(comment.offsets)),
        element: place.map(range(of:)),
        isAboutFile: comment.parent == nil && comment.next == 0)
    }
  }

  private func isTextObject(_ place: Int) -> Bool {
    Self.isTextObject(elements[place].name, elements[place].attributes)
  }

  var root: Element? { elements.first }

  /// The places of the elements that lie directly in one.
  func children(of place: Int) -> Children {
    Children(elements: elements, place: place + 1, end: elements[place].end)
  }

  struct Children: Sequence, IteratorProtocol {
    fileprivate let elements: [ElementTree.Element]
    fileprivate var place: Int
    fileprivate let end: Int

    mutating func next() -> Int? {
      guard place < end else { return nil }
      defer { place = elements[place].end }
      return place
    }
  }

  /// The place of the first element directly in one that has a name.
  func child(of place: Int, named name: String) -> Int? {
    children(of: place).first { elements[$0].name == name }
  }

  /// The place of the first element directly in one that has a `key`.
  func child(of place: Int, keyed key: String) -> Int? {
    children(of: place).first { elements[$0]["key"] == key }
  }

  /// Where an element stands.
  func range(of place: Int) -> SourceRange { source.range(elements[place].offsets) }

  /// The text of a string element, which may be in Base64.
  func text(ofString place: Int) -> String {
    let element = elements[place]
    let isEncoded = element["base64-UTF8"] == "YES" || element["type"] == "base64-UTF8"
    return isEncoded ? Base64Text.decode(element.text) : element.text
  }
}

extension Diagnostic.Message {
  static let tooManyElements = Self(
    .error, "file-size", "the file has more elements than any app needs; reading ends here")
  static let tooDeep = Self(
    .error, "nesting", "elements are nested too deeply; what is deeper is left out")
}
