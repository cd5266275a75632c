package import Diagnostics

/// A part of a paragraph.
package struct MarkdownInline: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case text(String)
    case softBreak
    case lineBreak
    case code(String)
    /// Markup as it was written.
    case rawHTML(String)
    case emphasis([MarkdownInline])
    case strong([MarkdownInline])
    case strikethrough([MarkdownInline])
    case link(MarkdownLink)
    case image(MarkdownLink)
    /// A footnote's number, and which of the references to it this is, both from 1.
    case footnoteReference(number: Int, occurrence: Int)
  }

  package var kind: Kind
  package var range: SourceRange
}

/// Where a link leads, or an image lies.
package struct MarkdownLink: Hashable, Sendable {
  /// The address as it was written, with escapes resolved and nothing encoded.
  package var destination: String
  package var title: String
  package var content: [MarkdownInline]
}

extension [MarkdownInline] {
  /// The text alone, as an image's description has it.
  package var plainText: String {
    map { inline in
      switch inline.kind {
      case .text(let text), .code(let text), .rawHTML(let text): text
      case .softBreak, .lineBreak: " "
      case .emphasis(let content), .strong(let content), .strikethrough(let content):
        content.plainText
      case .link(let link), .image(let link): link.content.plainText
      case .footnoteReference: ""
      }
    }.joined()
  }
}
