internal import Diagnostics

extension MarkdownTreeReader {
  /// A quote's content as an alert; nil for one that does not begin with a line such as `[!NOTE]`.
  func alert(_ content: [MarkdownBlock], of quote: Int) -> MarkdownBlock.Kind? {
    guard hasExtensions, let first = content.first, case .paragraph(let text) = first.kind,
      let line = text.first, case .text(let mark) = line.kind, isWritten("[!", in: quote + 1)
    else { return nil }
    let name = mark.lowercased()
    guard let alert = MarkdownAlert.allCases.first(where: { name == "[!\($0.rawValue)]" })
    else { return nil }
    guard text.count > 1 else { return .alert(alert, Array(content.dropFirst())) }
    guard text[1].kind == .softBreak || text[1].kind == .lineBreak else { return nil }
    let rest = MarkdownBlock(kind: .paragraph(Array(text.dropFirst(2))), range: first.range)
    return .alert(alert, [rest] + content.dropFirst())
  }

  /// Takes the box of a task from an item's first paragraph: whether it is checked, nil without one.
  func takeTask(from blocks: inout [MarkdownBlock], of item: Int) -> Bool? {
    guard hasExtensions, let first = blocks.first, case .paragraph(var content) = first.kind,
      let box = content.first, case .text(let text) = box.kind, isWritten("[", in: item + 1)
    else { return nil }
    let isChecked: Bool
    switch text.prefix(4) {
    case "[ ] ", "[ ]\t": isChecked = false
    case "[x] ", "[X] ", "[x]\t", "[X]\t": isChecked = true
    default: return nil
    }
    let rest = text.dropFirst(3).drop { $0 == " " || $0 == "\t" }
    let taken = text.utf8.count - rest.utf8.count
    let start = SourcePosition(
      line: box.range.start.line, column: box.range.start.column + taken)
    content[0] = MarkdownInline(
      kind: .text(String(rest)), range: SourceRange(start, max(start, box.range.end)))
    blocks[0].kind = .paragraph(content)
    return isChecked
  }

  /// Whether a node begins just so in the source, without an escape.
  private func isWritten(_ mark: String, in node: Int) -> Bool {
    node < nodes.count && text.has(mark.utf8, at: nodes[node].start)
  }
}
