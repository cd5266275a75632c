/// The values that aliases may repeat, by name.
struct YAMLAnchors {
  enum State {
    /// The value has begun and not ended.
    case open
    case complete(YAMLNode, Extent)
  }

  private var states: [String: State] = [:]

  subscript(name: String) -> State? {
    get { states[name] }
    set { states[name] = newValue }
  }
}

/// How much a value holds, aliases expanded.
struct Extent {
  /// The scalars and collections, the value itself among them.
  var nodes: Int
  /// The bytes of text.
  var bytes: Int
  /// How deep collections stand in each other; 0 for a scalar.
  var depth: Int

  static let one = Extent(nodes: 1, bytes: 0, depth: 0)

  /// Takes in the extent of something that stands inside.
  mutating func add(_ inner: Extent) {
    nodes += inner.nodes
    bytes += inner.bytes
    depth = max(depth, inner.depth + 1)
  }
}
