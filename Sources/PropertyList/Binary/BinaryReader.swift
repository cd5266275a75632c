import Diagnostics

/// Reads binary property lists, in which objects refer to one another by number.
///
/// An object is read once, however often it is referred to. An object that is damaged is left out.
struct BinaryReader {
  /// An object and all in it.
  struct Node {
    let value: PropertyListValue
    /// How many values it is, if each stood where it is referred to.
    var count = 1
    /// How many bytes of text they hold.
    var textLength = 0
  }

  private enum Progress {
    case unread, reading, damaged
    case read(Node)
  }

  let bytes: [UInt8]
  private(set) var remarks: Remarks
  private var layout: BinaryLayout?
  private var objects: [Progress] = []
  /// How many bytes of objects may still be read, as honest objects do not overlap.
  private var budget: Int
  private var isRefused = false

  var referenceSize: Int { layout?.referenceSize ?? 8 }
  /// Where the last object ends.
  var objectsEnd: Int { layout?.tableStart ?? 0 }

  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    remarks = Remarks(aboutFile: path)
    budget = bytes.count
  }

  mutating func read() -> PropertyListValue? {
    guard bytes.starts(with: "bplist0".utf8) else {
      remarks.add(.unknownBinaryVersion)
      return nil
    }
    guard let layout = BinaryLayout(of: bytes) else {
      remarks.add(.damagedBinary)
      return nil
    }
    self.layout = layout
    objects = Array(repeating: .unread, count: layout.objectCount)
    let root = node(layout.root, depth: 1)
    return isRefused ? nil : root?.value
  }

  /// Reads an object that another one refers to; nil if it has to be left out.
  private mutating func node(_ object: Int, depth: Int) -> Node? {
    guard !isRefused, let layout else { return nil }
    guard let offset = layout.offset(of: object) else {
      remarks.add(.objectOutside(object))
      return nil
    }
    switch objects[object] {
    case .read(let node): return node
    case .damaged: return nil
    case .reading:
      remarks.add(.cyclicObject(object))
      return nil
    case .unread: break
    }
    objects[object] = .reading
    guard let node = node(at: offset, of: object, depth: depth) else {
      objects[object] = .damaged
      return nil
    }
    objects[object] = .read(node)
    return node
  }

  private mutating func node(at offset: Int, of object: Int, depth: Int) -> Node? {
    guard let head = head(at: offset), spend(head.end - offset) else {
      if !isRefused { remarks.add(.damagedObject(object)) }
      return nil
    }
    switch head.kind {
    case .array:
      guard depth < XMLPropertyListReader.deepest else { return refuseDepth() }
      return array(head, depth: depth)
    case .dictionary:
      guard depth < XMLPropertyListReader.deepest else { return refuseDepth() }
      return dictionary(head, depth: depth)
    case .scalar(let scalar):
      guard let content = content(of: scalar, head.payload) else {
        remarks.add(.damagedObject(object))
        return nil
      }
      let value = PropertyListValue(content)
      return Node(value: value, textLength: value.text?.utf8.count ?? 0)
    }
  }

  private mutating func refuseDepth() -> Node? {
    remarks.add(.tooDeep(XMLPropertyListReader.deepest))
    return nil
  }

  private mutating func spend(_ count: Int) -> Bool {
    budget -= count
    guard budget < 0 else { return true }
    refuse(.overlappingObjects)
    return false
  }

  private mutating func refuse(_ message: Diagnostic.Message) {
    if !isRefused { remarks.add(message) }
    isRefused = true
  }
}

// MARK: - Arrays and dictionaries

extension BinaryReader {
  private mutating func array(_ head: BinaryHead, depth: Int) -> Node? {
    var elements: [PropertyListValue] = []
    var sum = Sum()
    for index in 0..<head.count {
      guard let node = node(reference(index, in: head), depth: depth + 1) else { continue }
      elements.append(node.value)
      add(node, to: &sum)
    }
    guard !isRefused else { return nil }
    return sum.node(.array(elements))
  }

  private mutating func dictionary(_ head: BinaryHead, depth: Int) -> Node? {
    var entries: [PropertyListDictionary.Entry] = []
    var sum = Sum()
    for index in 0..<head.count {
      guard let key = node(reference(index, in: head), depth: depth + 1) else { continue }
      guard let text = text(ofKey: key.value) else { continue }
      guard let node = node(reference(head.count + index, in: head), depth: depth + 1) else {
        continue
      }
      entries.append(.init(text, node.value))
      add(key, to: &sum)
      add(node, to: &sum)
    }
    guard !isRefused else { return nil }
    return sum.node(
      .dictionary(PropertyListDictionary(entries) { remarks.addRepeat(of: $0, by: $1) }))
  }

  // A function of its own, since the optimizer of Swift 6.3.1 aborts on the same within the loop.
  private mutating func text(ofKey key: PropertyListValue) -> LiteralString? {
    switch key.content {
    case .string(let text): return text
    default:
      remarks.add(.keyIsNoString(key.kind))
      return nil
    }
  }

  /// The number of the object at a place in an array or dictionary.
  private func reference(_ index: Int, in head: BinaryHead) -> Int {
    let offset = head.payload.lowerBound + index * referenceSize
    return bytes.integer(at: offset, size: referenceSize) ?? Int.max
  }

  private struct Sum {
    var count = 1
    var textLength = 0

    func node(_ content: PropertyListValue.Content) -> Node {
      Node(value: PropertyListValue(content), count: count, textLength: textLength)
    }
  }

  /// Adds up what a file becomes when every reference is followed.
  ///
  /// A few bytes could stand for more values than there are atoms. Honest writers let only strings
  /// and numbers be referred to more than once, so that there are no more values than references.
  private mutating func add(_ node: Node, to sum: inout Sum) {
    sum.count += node.count
    sum.textLength += node.textLength
    if sum.count > bytes.count + 1000 || sum.textLength > 16 * bytes.count + 1 << 26 {
      refuse(.expandingObjects)
    }
  }
}

extension Diagnostic.Message {
  static let unknownBinaryVersion = Self(
    .error, "binary-property-list", "the file is a binary property list of an unknown version")
  static let damagedBinary = Self(
    .error, "binary-property-list", "the binary property list is damaged or cut off")
  static let overlappingObjects = Self(
    .error, "binary-property-list", "objects of the binary property list overlap; it is not read")
  static let expandingObjects = Self(
    .error, "binary-property-list",
    "the binary property list refers to the same objects over and over; it is not read")

  static func objectOutside(_ object: Int) -> Self {
    .init(
      .error, "binary-property-list", "object \(object) does not lie in the file; it is left out")
  }

  static func damagedObject(_ object: Int) -> Self {
    .init(
      .error, "binary-property-list", "object \(object) is damaged or unknown; it is left out")
  }

  static func cyclicObject(_ object: Int) -> Self {
    .init(.error, "binary-property-list", "object \(object) contains itself; it is left out there")
  }

  static func keyIsNoString(_ kind: PropertyListValue.Kind) -> Self {
    .init(.error, "binary-property-list", "a key is no string but of kind \(kind.rawValue)")
  }
}
