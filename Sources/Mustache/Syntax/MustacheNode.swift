/// A piece of a template's tree.
///
/// Ranges are offsets into the template's UTF-8. Comments and changes of delimiters are in no tree,
/// nor are lines that hold nothing else but tags that write nothing.
package indirect enum MustacheNode: Sendable {
  /// A line of text, or a part of one; an empty one where a line begins with a tag.
  case text(Range<Int>)
  case variable(Variable)
  case section(Section)
  case partial(Partial)
  case parent(Parent)
  case block(Block)

  /// `{{name}}`, `{{{name}}}` or `{{&name}}`.
  package struct Variable: Sendable {
    package let name: MustacheName
    /// Whether the value is written as text, which `{{{name}}}` does not.
    package let isEscaped: Bool
    package let range: Range<Int>
  }

  /// `{{#name}}…{{/name}}` or `{{^name}}…{{/name}}`.
  package struct Section: Sendable {
    package let name: MustacheName
    package let isInverted: Bool
    /// The opening tag.
    package let range: Range<Int>
    /// The closing tag; an empty range where it is missing.
    package let closingRange: Range<Int>
    package let children: [MustacheNode]
  }

  /// The template that a tag asks for.
  package enum Reference: Hashable, Sendable {
    case named(String)
    /// `*name`: the template whose name is the value of `name`.
    case dynamic(MustacheName)
  }

  /// `{{>name}}`.
  package struct Partial: Sendable {
    package let reference: Reference
    package let range: Range<Int>
    /// What stands before the tag, when it has its line to itself.
    package let indentation: Range<Int>?
  }

  /// `{{<name}}…{{/name}}`.
  package struct Parent: Sendable {
    package let reference: Reference
    /// The opening tag.
    package let range: Range<Int>
    /// What stands before the tag, when it has its line to itself.
    package let indentation: Range<Int>?
    /// The blocks that replace those of the parent.
    package let blocks: [Block]
  }

  /// `{{$name}}…{{/name}}`.
  package struct Block: Sendable {
    package let name: String
    /// The opening tag.
    package let range: Range<Int>
    /// What stands before the opening tag, when it has its line to itself.
    package let indentation: Range<Int>?
    /// What the first line within begins with, when it stands below the opening tag.
    package let innerIndentation: Range<Int>?
    /// Whether nothing stands before the opening tag and behind the closing tag on their lines.
    package let isWholeLines: Bool
    /// Whether the content begins below the opening tag.
    package let beginsLine: Bool
    /// Whether the closing tag stands below the content.
    package let endsLine: Bool
    package let children: [MustacheNode]
  }
}

extension MustacheNode {
  /// Where the text or the opening tag is.
  var range: Range<Int> {
    switch self {
    case .text(let range): range
    case .variable(let variable): variable.range
    case .section(let section): section.range
    case .partial(let partial): partial.range
    case .parent(let parent): parent.range
    case .block(let block): block.range
    }
  }
}
