/// The blocks that stand in for those of a template and of all that it includes.
final class MustacheBlocks: Sendable {
  /// A block as somebody wrote it who extends a template.
  struct Override: Sendable {
    let block: MustacheNode.Block
    let template: MustacheTemplate
    /// The blocks that stand in for those within the block: where it was written, not where it is
    /// put, so that no block can contain itself.
    let blocks: MustacheBlocks
  }

  private let overrides: [String: Override]

  static let none = MustacheBlocks([:])

  private init(_ overrides: [String: Override]) {
    self.overrides = overrides
  }

  subscript(name: String) -> Override? { overrides[name] }

  /// These blocks and those of a parent tag, which stand back where these have the same name.
  func adding(_ parent: MustacheNode.Parent, in template: MustacheTemplate) -> MustacheBlocks {
    var result = overrides
    for block in parent.blocks where overrides[block.name] == nil {
      result[block.name] = Override(block: block, template: template, blocks: self)
    }
    return MustacheBlocks(result)
  }
}
