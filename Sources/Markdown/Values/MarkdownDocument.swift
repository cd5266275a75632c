package import Diagnostics

/// What a Markdown text says, and what is wrong with it.
package struct MarkdownDocument: Hashable, Sendable {
  package var blocks: [MarkdownBlock]
  /// The footnotes that the text refers to, in the order of their first references.
  package var footnotes: [MarkdownFootnote]
  package var diagnostics: [Diagnostic]
}

/// What stands under a page for a reference within it.
package struct MarkdownFootnote: Hashable, Sendable {
  package var label: String
  package var blocks: [MarkdownBlock]
  /// How many references to it there are; at least one.
  package var references: Int
  package var range: SourceRange
}

/// What is read beyond CommonMark.
package struct MarkdownOptions: Hashable, Sendable {
  /// Tables, task lists, strikethrough, literal autolinks, footnotes and alerts, as GitHub has them.
  package var hasExtensions: Bool
  /// Whether straight quotes become curly, and hyphens dashes.
  package var hasSmartPunctuation: Bool

  package init(hasExtensions: Bool = true, hasSmartPunctuation: Bool = false) {
    self.hasExtensions = hasExtensions
    self.hasSmartPunctuation = hasSmartPunctuation
  }
}
