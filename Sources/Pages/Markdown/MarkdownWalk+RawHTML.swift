internal import Diagnostics
internal import HTML
internal import Markdown

/// What becomes of HTML in a document: the one place that trusts its writer's markup.
extension MarkdownWalk {
  mutating func append(rawHTMLBlock markup: String, at range: SourceRange) {
    endLine()
    if options.allowsRawHTML {
      append(authored(markup), endsLine: markup.utf8.last == UInt8(ascii: "\n"))
      endLine()
    } else if !isComment(markup) {
      diagnostics.append(source.diagnostic(.rawHTMLIsText, at: range))
      block("p") { $0.append(.text(String(markup.trimmingSpace()))) }
    }
  }

  mutating func append(rawHTML markup: String, at range: SourceRange) {
    if options.allowsRawHTML {
      append(authored(markup))
    } else if !isComment(markup) {
      diagnostics.append(source.diagnostic(.rawHTMLIsText, at: range))
      append(.text(markup))
    }
  }

  private func authored(_ markup: String) -> HTMLNode {
    .authored(AuthoredMarkup(trusting: markup))
  }

  /// Whether markup is a comment alone, which nobody is to see.
  private func isComment(_ markup: String) -> Bool {
    let text = markup.trimmingSpace()
    guard text.hasPrefix("<!--"), text.hasSuffix("-->") else { return false }
    return text.ranges(of: "-->").count == 1
  }
}
