package import Diagnostics

/// A part of a page, such as a paragraph.
package struct MarkdownBlock: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case paragraph([MarkdownInline])
    case heading(MarkdownHeading)
    case quote([MarkdownBlock])
    case alert(MarkdownAlert, [MarkdownBlock])
    case list(MarkdownList)
    /// Code, and the words behind its fence.
    case code(String, info: String)
    /// Markup as it was written.
    case rawHTML(String)
    case thematicBreak
    case table(MarkdownTable)
  }

  package var kind: Kind
  package var range: SourceRange
}

package struct MarkdownHeading: Hashable, Sendable {
  /// From 1 to 6.
  package var level: Int
  package var content: [MarkdownInline]
  /// The heading's name in an address, such as `text-fields`; no two headings of a page share one.
  package var anchor: String
}

package struct MarkdownList: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    /// Whether a task is done; nil for an item that is no task.
    package var isChecked: Bool?
    package var blocks: [MarkdownBlock]
    package var range: SourceRange
  }

  /// The first number; nil for a list without numbers.
  package var start: Int?
  /// Whether paragraphs stand without space between them.
  package var isTight: Bool
  package var items: [Item]
}

package struct MarkdownTable: Hashable, Sendable {
  package enum Alignment: String, Hashable, Sendable {
    case left, center, right
  }

  package struct Cell: Hashable, Sendable {
    package var content: [MarkdownInline]
    package var range: SourceRange
  }

  /// The alignment of each column; nil where none is given.
  package var alignments: [Alignment?]
  /// A cell for each column.
  package var header: [Cell]
  /// Rows of at most as many cells as there are columns: cells that nobody wrote are not there.
  package var rows: [[Cell]]
}

/// The kinds of quote that GitHub sets off, such as `> [!NOTE]`.
package enum MarkdownAlert: String, Hashable, Sendable, CaseIterable {
  case note, tip, important, warning, caution
}
