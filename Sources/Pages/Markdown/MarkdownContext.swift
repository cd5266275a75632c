package import Diagnostics
package import HTML
package import Markdown

/// What surrounds a Markdown text: what its links lead to, and what its blocks of code show.
package protocol MarkdownContext: Sendable {
  /// What becomes of a link or an image.
  mutating func resolve(_ link: MarkdownLink, isImage: Bool) -> MarkdownResolution

  /// What is shown in place of a block of code; nil for the code itself.
  mutating func nodes(
    for code: String, info: String, at range: SourceRange, in source: SourceText
  ) -> (content: HTMLNode, diagnostics: [Diagnostic])?
}

/// What becomes of a link: where it leads, and what is wrong with it.
package struct MarkdownResolution: Hashable, Sendable {
  /// The address as a page writes it; nil for a link that leads nowhere, of which the words stay.
  package var address: String?
  package var message: Diagnostic.Message?

  package init(address: String?, message: Diagnostic.Message? = nil) {
    self.address = address
    self.message = message
  }
}
