/// A piece of a template into which its partials, parents and blocks have been put.
package indirect enum MustacheStep: Sendable {
  case text(Text)
  case variable(Variable)
  case section(Section)
  case call(Call)

  package struct Text: Sendable {
    package let bytes: ArraySlice<UInt8>
    /// Where the text stands in its template; indentation that was added stands nowhere, and has
    /// the place of what it indents.
    package let offset: Int
    package let origin: MustacheOrigin
  }

  package struct Variable: Sendable {
    package let name: MustacheName
    package let isEscaped: Bool
    package let range: Range<Int>
    package let origin: MustacheOrigin
    /// The number of the scope that has the value, 0 being the data; nil when it is to be searched
    /// for from the innermost outwards.
    package var scope: Int?
  }

  package struct Section: Sendable {
    package let name: MustacheName
    package let isInverted: Bool
    /// The opening tag.
    package let range: Range<Int>
    /// The closing tag.
    package let closingRange: Range<Int>
    package let origin: MustacheOrigin
    package var steps: [MustacheStep]
    /// See ``Variable/scope``.
    package var scope: Int?
  }

  /// A template that is only put in when a page is written: one that includes itself, or whose name
  /// the data tells.
  package struct Call: Sendable {
    package let reference: MustacheNode.Reference
    package let range: Range<Int>
    package let origin: MustacheOrigin
    let blocks: MustacheBlocks
    let indentation: MustacheIndentation
  }
}
