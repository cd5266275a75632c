internal import HTML
internal import Markdown

extension MarkdownWalk {
  mutating func append(_ footnotes: [MarkdownFootnote]) {
    guard !footnotes.isEmpty else { return }
    let label = options.footnotesTitle.map { [HTMLAttribute("aria-label", $0)] } ?? []
    block("section", [.class("footnotes")] + label) { walk in
      walk.endLine()
      walk.block("ol") { walk in
        walk.endLine()
        for (index, footnote) in footnotes.enumerated() {
          walk.block("li", [.id("fn\(index + 1)")]) { $0.append(footnote, number: index + 1) }
        }
      }
    }
  }

  mutating func append(_ footnote: MarkdownFootnote, number: Int) {
    endLine()
    guard let last = footnote.blocks.last, case .paragraph(let content) = last.kind else {
      append(footnote.blocks)
      appendWaysBack(to: footnote, number: number)
      return endLine()
    }
    append(Array(footnote.blocks.dropLast()))
    block("p") { walk in
      walk.append(content)
      walk.append(" ")
      walk.appendWaysBack(to: footnote, number: number)
    }
  }

  mutating func appendWaysBack(to footnote: MarkdownFootnote, number: Int) {
    for occurrence in 1...max(footnote.references, 1) {
      if occurrence > 1 { append(" ") }
      let address = "#" + Self.reference(number, occurrence)
      let label = options.footnoteReturnTitle.map { title in
        [HTMLAttribute("aria-label", occurrence == 1 ? title : "\(title) (\(occurrence))")]
      }
      element("a", [.href(address), .class("footnote-backref")] + (label ?? [])) { walk in
        walk.append("↩")
        if occurrence > 1 { walk.append(.element("sup", [], [.text("\(occurrence)")])) }
      }
    }
  }

  /// The id of a reference to a footnote.
  static func reference(_ number: Int, _ occurrence: Int) -> String {
    occurrence == 1 ? "fnref\(number)" : "fnref\(number)-\(occurrence)"
  }
}
