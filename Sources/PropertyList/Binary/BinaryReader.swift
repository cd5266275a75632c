import Diagnostics

/// Reads binary property lists, in which objects refer to one another by number.
///
/// An object is read once, however often it is referred to. An object that is damaged is left out.
struct BinaryReader {
  /// An object and all in it.
  private struct Node {
    let value: PropertyListValue
    /// How many values it is, if each stood where it is referred to.
    var count = 1
    /// How many bytes of text they hold.
    var textLength = 0
  }

  /// What becomes of a reference at once.
  private enum Beginning {
    /// An object without parts, or none that could be read.
    case complete(Node?)
    /// An array or dictionary, whose parts come first.
    case opened
  }

  private enum Progress {
    case unread, reading, damaged
    case read(Node)
  }

  /// An array or dictionary whose parts are being read.
  private struct Container {
    let object: Int
    let head: BinaryHead
    /// How many references have been read, those to a key and to its value by turns.
    var readCount = 0
    var count = 1
    var textLength = 0

    var isDictionary: Bool { if case .dictionary = head.kind { true } else { false } }
    var isComplete: Bool { readCount == head.count * (isDictionary ? 2 : 1) }
  }

  let bytes: [UInt8]
  private(set) var remarks: Remarks
  private var layout: BinaryLayout?
  private var objects: [Progress] = []
  private var containers: [Container] = []
  private var values = OpenContainers()
  /// How many bytes of objects may still be read, as honest objects do not overlap.
  private var budget: Int
  private var isRefused = false
  private var root: PropertyListValue?

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
    if case .complete(let node) = begin(layout.root) { return node?.value }
    while let container = containers.last, !isRefused {
      if container.isComplete {
        close(container)
      } else {
        containers[containers.count - 1].readCount += 1
        if case .complete(let node) = begin(reference(container.readCount, in: container)) {
          receive(node)
        }
      }
    }
    return isRefused ? nil : root
  }

  // MARK: - Objects

  /// Reads an object, or the beginning of one that has parts.
  private mutating func begin(_ object: Int) -> Beginning {
    guard let offset = layout?.offset(of: object) else {
      remarks.add(.objectOutside(object))
      return .complete(nil)
    }
    switch objects[object] {
    case .read(let node): return .complete(node)
    case .damaged: return .complete(nil)
    case .reading:
      remarks.add(.cyclicObject(object))
      return .complete(nil)
    case .unread: return begin(object, at: offset)
    }
  }

  private mutating func begin(_ object: Int, at offset: Int) -> Beginning {
    guard let head = head(at: offset) else { return damaged(object, .damagedObject(object)) }
    budget -= head.end - offset
    guard budget >= 0 else {
      refuse(.overlappingObjects)
      return .complete(nil)
    }
    guard case .scalar(let scalar) = head.kind else {
      guard containers.count < OpenContainers.deepest else { return damaged(object, .tooDeep) }
      let container = Container(object: object, head: head)
      objects[object] = .reading
      containers.append(container)
      values.open(isDictionary: container.isDictionary)
      return .opened
    }
    guard let content = content(of: scalar, head.payload) else {
      return damaged(object, .damagedObject(object))
    }
    let value = PropertyListValue(content)
    let node = Node(value: value, textLength: value.text?.utf8.count ?? 0)
    objects[object] = .read(node)
    return .complete(node)
  }

  private mutating func damaged(_ object: Int, _ message: Diagnostic.Message) -> Beginning {
    remarks.add(message)
    objects[object] = .damaged
    return .complete(nil)
  }

  private mutating func refuse(_ message: Diagnostic.Message) {
    if !isRefused { remarks.add(message) }
    isRefused = true
  }
}

// MARK: - Arrays and dictionaries

extension BinaryReader {
  /// The number of the object that is read next.
  private func reference(_ readCount: Int, in container: Container) -> Int {
    let head = container.head
    let index =
      container.isDictionary ? readCount / 2 + (readCount % 2) * head.count : readCount
    let offset = head.payload.lowerBound + index * referenceSize
    return bytes.integer(at: offset, size: referenceSize) ?? Int.max
  }

  /// Puts an object where it is referred to.
  private mutating func receive(_ node: Node?) {
    guard let container = containers.last else {
      root = node?.value
      return
    }
    guard let node else { return leaveOut(of: container) }
    if !container.isDictionary {
      values.add(node.value)
    } else if let key = values.key {
      values.key = nil
      values.add(key, node.value)
    } else if let key = text(ofKey: node.value) {
      values.key = .init(text: key, range: nil)
    } else {
      return leaveOut(of: container)
    }
    count(node)
  }

  /// Goes on without a part, and without the value of a key that could not be read.
  private mutating func leaveOut(of container: Container) {
    if container.isDictionary, values.key == nil { containers[containers.count - 1].readCount += 1 }
    values.key = nil
  }

  /// Adds up what the file becomes when every reference is followed.
  ///
  /// A few bytes could stand for more values than there are atoms. Honest writers let only strings
  /// and numbers be referred to more than once, so that there are no more values than references.
  private mutating func count(_ node: Node) {
    let last = containers.count - 1
    containers[last].count += node.count
    containers[last].textLength += node.textLength
    if containers[last].count > bytes.count + 1000
      || containers[last].textLength > 16 * bytes.count + 1 << 26
    {
      refuse(.expandingObjects)
    }
  }

  private mutating func close(_ container: Container) {
    containers.removeLast()
    guard let value = values.close(&remarks) else { return }
    let node = Node(value: value, count: container.count, textLength: container.textLength)
    objects[container.object] = .read(node)
    receive(node)
  }

  private mutating func text(ofKey key: PropertyListValue) -> LiteralString? {
    switch key.content {
    case .string(let text): return text
    default:
      remarks.add(.keyIsNoString(key.kind))
      return nil
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
