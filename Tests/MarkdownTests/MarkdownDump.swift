import Diagnostics
import Markdown
import TestSupport

/// A document as lines that a test can compare: what each part is, and the marks around it.
struct MarkdownDump {
  let text: MarkedText
  private(set) var lines: [String] = []

  init(_ marked: String, options: MarkdownOptions = .init()) {
    text = MarkedText(marked)
    let document = MarkdownDocument.read(text.source(), options: options)
    append(document.blocks)
    for footnote in document.footnotes {
      append("footnote \(footnote.label) \(footnote.references)", footnote.range)
      append(footnote.blocks)
    }
    lines += text.describe(document.diagnostics)
  }

  private mutating func append(_ what: String, _ range: SourceRange) {
    let marks = [text.mark(at: range.start), text.mark(at: range.end)]
    let isMarked = text.marker(at: range.start) != nil && text.marker(at: range.end) != nil
    lines.append("\(isMarked ? marks.joined() : "\(range)") \(what)")
  }

  private mutating func append(_ blocks: [MarkdownBlock]) {
    for block in blocks {
      switch block.kind {
      case .paragraph(let content):
        append("paragraph", block.range)
        append(content)
      case .heading(let heading):
        append("heading \(heading.level) \(heading.anchor)", block.range)
        append(heading.content)
      case .quote(let blocks):
        append("quote", block.range)
        append(blocks)
      case .alert(let alert, let blocks):
        append("alert \(alert)", block.range)
        append(blocks)
      case .list(let list):
        append("list\(list.isTight ? " tight" : "")", block.range)
        for item in list.items {
          append("item\(item.isChecked.map { $0 ? " done" : " to do" } ?? "")", item.range)
          append(item.blocks)
        }
      case .code(let code, let info): append("code \(info) \(code)", block.range)
      case .rawHTML(let markup): append("html \(markup)", block.range)
      case .thematicBreak: append("break", block.range)
      case .table(let table):
        append("table", block.range)
        for cell in ([table.header] + table.rows).joined() {
          append("cell", cell.range)
          append(cell.content)
        }
      }
    }
  }

  private mutating func append(_ inlines: [MarkdownInline]) {
    for inline in inlines {
      switch inline.kind {
      case .text(let text): append("“\(text)”", inline.range)
      case .softBreak, .lineBreak: break
      case .code(let code): append("code \(code)", inline.range)
      case .rawHTML(let markup): append("html \(markup)", inline.range)
      case .emphasis(let content): append("em", content, inline)
      case .strong(let content): append("strong", content, inline)
      case .strikethrough(let content): append("del", content, inline)
      case .link(let link): append("link \(link.destination)", link.content, inline)
      case .image(let link): append("image \(link.destination)", link.content, inline)
      case .footnoteReference(let number, let occurrence):
        append("reference \(number) \(occurrence)", inline.range)
      }
    }
  }

  private mutating func append(
    _ what: String, _ content: [MarkdownInline], _ inline: MarkdownInline
  ) {
    append(what, inline.range)
    append(content)
  }
}
