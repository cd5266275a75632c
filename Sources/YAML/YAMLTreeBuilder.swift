import Diagnostics

/// Makes nodes of events, within limits.
///
/// Collections that are still open stand on a stack, so that no depth of nesting, and no end that
/// comes too early, is a matter of recursion.
struct YAMLTreeBuilder {
  private let source: SourceText
  /// The offset in the source of what was given to libyaml.
  private let base: Int
  private let limits: YAMLLimits
  private var root: YAMLNode?
  private var open: [OpenCollection] = []
  private var anchors = YAMLAnchors()
  private var nodeCount = 0
  private var repeatedBytes = 0
  private var hasDocument = false
  private var isStopped = false
  private var diagnostics: [Diagnostic] = []

  init(_ source: SourceText, from base: Int, limits: YAMLLimits) {
    self.source = source
    self.base = base
    self.limits = limits
  }

  /// Takes the next event; false when no further one is wanted.
  mutating func accept(_ event: YAMLEvent) -> Bool {
    let offsets = event.offsets.lowerBound + base..<event.offsets.upperBound + base
    switch event.kind {
    case .streamStart, .documentEnd: break
    case .streamEnd: isStopped = true
    case .documentStart: beginDocument(at: offsets)
    case .alias(let name): acceptAlias(name, at: offsets)
    case .scalar(let text, let style, let properties):
      acceptScalar(text, style, properties, at: offsets)
    case .sequenceStart(let properties): begin(.sequence([]), properties, at: offsets)
    case .mappingStart(let properties): begin(.mapping(OpenMapping()), properties, at: offsets)
    case .sequenceEnd, .mappingEnd: endCollection(at: offsets)
    }
    return !isStopped
  }

  /// What was read; collections that are still open end with what they have.
  consuming func finish() -> YAMLFile {
    while !open.isEmpty { endCollection(at: 0..<0) }
    return YAMLFile(root: root, diagnostics: diagnostics)
  }

  mutating func report(
    _ message: Diagnostic.Message, at offsets: Range<Int>, notes: [Diagnostic.Note] = []
  ) {
    append(source.diagnostic(message, at: source.range(offsets), notes: notes))
  }

  mutating func append(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  private mutating func stop(_ message: Diagnostic.Message, at offsets: Range<Int>) {
    report(message, at: offsets)
    isStopped = true
  }

  private mutating func beginDocument(at offsets: Range<Int>) {
    if hasDocument { stop(.secondDocument, at: offsets) }
    hasDocument = true
  }

  // MARK: - Nodes

  private mutating func acceptAlias(_ name: String, at offsets: Range<Int>) {
    switch anchors[name] {
    case nil:
      report(.unknownAnchor(name), at: offsets)
      place(YAMLNode(.scalar(YAMLScalar("")), at: source.range(offsets)), .one, at: offsets)
    case .open:
      report(.aliasInItself(name), at: offsets)
      place(YAMLNode(.scalar(YAMLScalar("")), at: source.range(offsets)), .one, at: offsets)
    case .complete(let node, let extent):
      repeatedBytes += extent.bytes
      guard repeatedBytes <= limits.repeatedBytes else {
        return stop(.tooMuchRepeated(limits.repeatedBytes), at: offsets)
      }
      place(YAMLNode(node.content, at: source.range(offsets)), extent, at: offsets)
    }
  }

  private mutating func acceptScalar(
    _ text: String, _ style: YAMLScalar.Style, _ properties: YAMLProperties, at offsets: Range<Int>
  ) {
    // Behind a text of lines, and before a value that is missing, stand empty lines that are no
    // part of it.
    let offsets = trimmed(offsets)
    let tag = YAMLTag(properties.tag)
    if !tag.suits(.scalar) { report(.ignoredTag(tag.name), at: offsets) }
    let scalar = YAMLScalar(text, style: style, isTaggedString: tag == .string)
    let node = YAMLNode(.scalar(scalar), at: source.range(offsets))
    let extent = Extent(nodes: 1, bytes: text.utf8.count, depth: 0)
    if let anchor = properties.anchor { anchors[anchor] = .complete(node, extent) }
    place(node, extent, at: offsets)
  }

  private mutating func begin(
    _ content: OpenCollection.Content, _ properties: YAMLProperties, at offsets: Range<Int>
  ) {
    guard open.count < limits.depth else {
      return stop(.tooDeep(limits.depth), at: offsets)
    }
    let tag = YAMLTag(properties.tag)
    if !tag.suits(content.tagKind) { report(.ignoredTag(tag.name), at: offsets) }
    if let anchor = properties.anchor { anchors[anchor] = .open }
    open.append(OpenCollection(content, anchor: properties.anchor, at: offsets))
  }

  private mutating func endCollection(at offsets: Range<Int>) {
    guard let collection = open.popLast() else { return }
    // The end of a block is where the next token begins; flow collections have a bracket.
    let end = offsets.isEmpty ? collection.contentEnd : offsets.upperBound
    let range = collection.start..<max(collection.start, end)
    let node = YAMLNode(collection.nodeContent, at: source.range(range))
    if let anchor = collection.anchor { anchors[anchor] = .complete(node, collection.extent) }
    place(node, collection.extent, at: range, isCounted: true)
  }

  /// Puts a node where the text has it: into the innermost open collection, or at the root.
  private mutating func place(
    _ node: YAMLNode, _ extent: Extent, at offsets: Range<Int>, isCounted: Bool = false
  ) {
    // What stands in a collection was counted when it was placed there.
    nodeCount += isCounted ? 1 : extent.nodes
    if !isStopped, nodeCount > limits.nodes {
      return stop(.tooManyNodes(limits.nodes), at: offsets)
    }
    if !isStopped, open.count + extent.depth > limits.depth {
      return stop(.tooDeep(limits.depth), at: offsets)
    }
    guard !open.isEmpty else {
      root = node
      return
    }
    for problem in open[open.count - 1].add(node, extent, at: offsets) {
      let notes = problem.first.map {
        [Diagnostic.Note("first written here", at: SourceLocation(source, $0))]
      }
      report(problem.message, at: offsets, notes: notes ?? [])
    }
  }

  private func trimmed(_ offsets: Range<Int>) -> Range<Int> {
    var end = min(offsets.upperBound, source.utf8.count)
    while end > base, [0x09, 0x0A, 0x0D, 0x20].contains(source.utf8[end - 1]) { end -= 1 }
    return offsets.isEmpty ? end..<end : offsets.lowerBound..<max(offsets.lowerBound, end)
  }
}

extension Diagnostic.Message {
  static let secondDocument = Self(
    .error, "yaml-documents", "a second document begins here; only the first one is read")

  static func unknownAnchor(_ name: String) -> Self {
    .init(
      .error, "yaml-alias",
      "“*\(name.clipped)” refers to the anchor “&\(name.clipped)”, which is not set before it; text that begins "
        + "with “*” needs quotes")
  }

  static func aliasInItself(_ name: String) -> Self {
    .init(.error, "yaml-alias", "“*\(name.clipped)” stands within the value that it repeats")
  }

  static func ignoredTag(_ name: String) -> Self {
    .init(.warning, "yaml-tag", "the tag “\(name)” has no meaning here and is ignored")
  }

  static func tooDeep(_ most: Int) -> Self {
    .init(.error, "yaml-limit", "lists and mappings are nested more than \(most) deep")
  }

  static func tooManyNodes(_ most: Int) -> Self {
    .init(.error, "yaml-limit", "there are more than \(most) values, aliases counted in full")
  }

  static func tooMuchRepeated(_ most: Int) -> Self {
    .init(.error, "yaml-limit", "aliases repeat more than \(most) bytes of text")
  }
}
