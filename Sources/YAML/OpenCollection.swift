import Diagnostics

/// A sequence or mapping whose end has not come yet.
struct OpenCollection {
  enum Content {
    case sequence([YAMLNode])
    case mapping(OpenMapping)
  }

  /// What is wrong with a node at its place, and where something like it stood before.
  struct Problem {
    let message: Diagnostic.Message
    let first: SourceRange?
  }

  private var content: Content
  let anchor: String?
  let start: Int
  /// The offset behind the last node inside.
  private(set) var contentEnd: Int
  private(set) var extent = Extent(nodes: 1, bytes: 0, depth: 1)

  init(_ content: Content, anchor: String?, at offsets: Range<Int>) {
    self.content = content
    self.anchor = anchor
    start = offsets.lowerBound
    contentEnd = offsets.upperBound
  }

  /// The nodes so far; a key without its value is left out.
  var nodeContent: YAMLNode.Content {
    switch content {
    case .sequence(let elements): .sequence(elements)
    case .mapping(let mapping): .mapping(mapping.entries)
    }
  }

  mutating func add(_ node: YAMLNode, _ extent: Extent, at offsets: Range<Int>) -> [Problem] {
    contentEnd = max(contentEnd, offsets.upperBound)
    self.extent.add(extent)
    // The content is taken out and put back, so that its array is not copied for each node.
    switch content {
    case .sequence(var elements):
      content = .sequence([])
      elements.append(node)
      content = .sequence(elements)
      return []
    case .mapping(var mapping):
      content = .sequence([])
      let problems = mapping.add(node)
      content = .mapping(mapping)
      return problems
    }
  }
}

/// A mapping whose end has not come yet.
struct OpenMapping {
  private(set) var entries: [YAMLEntry] = []
  private var pending: PendingKey?
  /// Where the keys stand that are scalars.
  private var keys: [String: SourceRange] = [:]

  private struct PendingKey {
    let node: YAMLNode
    /// Whether the key's value is left out, since the key may not stand here.
    let isRefused: Bool
  }

  /// Takes a key, then its value, then the next key.
  mutating func add(_ node: YAMLNode) -> [OpenCollection.Problem] {
    if let key = pending {
      pending = nil
      if !key.isRefused { entries.append(YAMLEntry(key: key.node, value: node)) }
      return []
    }
    let problem = problem(ofKey: node)
    pending = PendingKey(node: node, isRefused: problem != nil)
    if problem == nil, let text = node.scalar?.text { keys[text] = node.range }
    return problem.map { [$0] } ?? []
  }

  private func problem(ofKey node: YAMLNode) -> OpenCollection.Problem? {
    guard let scalar = node.scalar else { return nil }
    if scalar.style == .plain, !scalar.isTaggedString, scalar.text == "<<" {
      return .init(message: .mergeKey, first: nil)
    }
    return keys[scalar.text].map {
      .init(message: .duplicateKey(scalar.text), first: $0)
    }
  }
}

extension Diagnostic.Message {
  static let mergeKey = Self(
    .error, "yaml-merge-key",
    "“<<” does not merge mappings: YAML 1.2 has no merge keys; write the entries out")

  static func duplicateKey(_ key: String) -> Self {
    .init(
      .error, "yaml-duplicate-key",
      "“\(key.clipped)” stands here a second time; the first one counts")
  }
}
