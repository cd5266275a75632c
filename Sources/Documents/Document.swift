package import Diagnostics
package import Markdown

/// A Markdown file of the folder of documents.
package struct Document: Sendable {
  /// A heading of the page that no other block holds.
  package struct Heading: Hashable, Sendable {
    /// From 1 to 6.
    package let level: Int
    package let title: String
    package let anchor: String
  }

  /// The path in the folder of documents.
  package let path: String
  package let source: SourceText
  package let frontMatter: FrontMatter
  /// The text below the front matter.
  package let text: MarkdownDocument
  /// What navigation calls the page.
  package let title: String
  /// Whether the text has a heading of the first level, which need not be added then.
  package let hasTopHeading: Bool
  package let headings: [Heading]
  /// All places of the page that a link can lead to.
  package let anchors: Set<String>
  /// The addresses that links and images name, as written, each once.
  package let destinations: [String]
  /// What is wrong with the file itself; links are checked by ``DocumentTree``.
  package let diagnostics: [Diagnostic]

  /// Reads a file of the folder of documents.
  ///
  /// - Parameters:
  ///   - source: The file's text.
  ///   - path: Its path in the folder.
  ///   - options: How the text is read.
  ///   - allowsRawHTML: Whether markup in the text becomes markup of the page.
  /// - Returns: The document, and its text by sections.
  package static func read(
    _ source: SourceText, path: String, options: MarkdownOptions = .init(),
    allowsRawHTML: Bool = false
  ) -> (document: Document, sections: [DocumentSection]) {
    var diagnostics: [Diagnostic] = []
    let (frontMatter, textLine) = FrontMatter.read(
      source, isLanding: DocumentPath.isLanding(path), diagnostics: &diagnostics)
    let text = MarkdownDocument.read(source, fromLine: textLine, options: options)
    let outline = DocumentOutline(of: text, allowsRawHTML: allowsRawHTML)
    let name = DocumentPath.isLanding(path) ? DocumentPath.folder(of: path) : path
    let title =
      frontMatter.title ?? outline.topHeading
      ?? DocumentPath.title(of: DocumentPath.name(of: name))
    let document = Document(
      path: path, source: source, frontMatter: frontMatter, text: text,
      title: title.isEmpty ? "Documentation" : title, hasTopHeading: outline.topHeading != nil,
      headings: outline.headings, anchors: outline.anchors, destinations: outline.destinations,
      diagnostics: diagnostics + text.diagnostics)
    return (document, outline.sections(titled: document.title))
  }

  /// A place of the page as the page spells it; nil when there is none.
  ///
  /// Browsers compare bytes, unlike whoever writes “é” as one character or as two.
  package func anchor(_ name: String) -> String? {
    anchors.firstIndex(of: name).map { anchors[$0] }
  }

  /// The path of the page in the folder of documents.
  package var page: String {
    let folder = DocumentPath.folder(of: path)
    let name = frontMatter.slug ?? DocumentPath.withoutExtension(DocumentPath.name(of: path))
    return DocumentPath.joined(folder, name + ".html")
  }
}

/// The text between two headings, as a search finds it.
package struct DocumentSection: Hashable, Sendable {
  /// The heading; that of the page for what stands above the first heading.
  package var title: String
  /// The heading's name in an address; nil for the page itself.
  package var anchor: String?
  package var text: String

  /// Whether the words behind a fence mean a block that shows settings, not code.
  package static func isOfSettings(_ info: String) -> Bool {
    info.split(whereSeparator: \.isWhitespace).first == "settings"
  }
}
