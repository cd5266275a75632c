/// How much a text may ask for before its reading ends with a diagnostic.
package struct YAMLLimits: Sendable {
  /// How deep collections may stand in each other, aliases expanded.
  package let depth: Int
  /// How many scalars and collections there may be, aliases expanded.
  package let nodes: Int
  /// How many bytes of text aliases may repeat.
  package let repeatedBytes: Int
  /// How many `%TAG` directives there may be: libyaml compares each with each.
  package let tagDirectives: Int

  /// Limits that no text written by hand comes near.
  package static let standard = YAMLLimits()

  package init(
    depth: Int = 64, nodes: Int = 100_000, repeatedBytes: Int = 4_000_000, tagDirectives: Int = 64
  ) {
    self.depth = depth
    self.nodes = nodes
    self.repeatedBytes = repeatedBytes
    self.tagDirectives = tagDirectives
  }
}
