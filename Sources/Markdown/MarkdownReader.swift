package import Diagnostics

extension MarkdownDocument {
  /// Reads a Markdown text.
  ///
  /// The text begins with a line of the source, counted from 1: what is above it, such as settings
  /// of the page, is somebody else's. Places are those in the whole source. A text that libcmark
  /// would read for more than a second is not read, which the one diagnostic then says.
  package static func read(
    _ source: SourceText, fromLine firstLine: Int = 1, options: MarkdownOptions = .init()
  ) -> MarkdownDocument {
    let start = source.offset(of: SourcePosition(line: firstLine, column: 1))
    let slow = SlowText(source.utf8[start...])
    if let refusal = slow.refusal(withSlowImages: CMarkTree.isSlowWithUnfinishedImages) {
      let remark = source.diagnostic(.pageTooSlow(refusal), at: nil)
      return MarkdownDocument(blocks: [], footnotes: [], diagnostics: [remark])
    }
    var text = MappedText(source, fromLine: firstLine)
    var definitions = FootnoteDefinitions()
    var tables = TableRewriting()
    if options.hasExtensions {
      definitions = FootnoteDefinitions(rewriting: &text, in: source)
      tables = TableRewriting(rewriting: &text)
    }
    let nodes = CMarkTree.nodes(of: text.utf8, smart: options.hasSmartPunctuation)
    var reader = MarkdownTreeReader(
      nodes: nodes, text: text, source: source, hasExtensions: options.hasExtensions,
      definitions: definitions, tables: tables)
    return reader.document()
  }
}

extension Diagnostic.Message {
  static func pageTooSlow(_ reason: String) -> Self {
    .init(.error, "markdown-too-slow", reason)
  }

  static func nestedTooDeeply(_ most: Int) -> Self {
    .init(
      .warning, "markdown-nesting",
      "nested too deeply: what is within more than \(most) others stands beside them")
  }

  static func repeatedFootnote(_ label: String) -> Self {
    .init(.warning, "markdown-footnote", "footnote “\(label)” has a text already")
  }

  static func unusedFootnote(_ label: String) -> Self {
    .init(.warning, "markdown-footnote", "nothing refers to footnote “\(label)”")
  }
}
