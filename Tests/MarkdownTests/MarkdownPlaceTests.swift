import Diagnostics
import Markdown
import TestSupport
import Testing

struct MarkdownPlaceTests {
  @Test(arguments: [
    ("①# One *two*②\n", ["①② heading 1 one-two"]),
    ("①One\ntwo\n===②\nthree", ["①② heading 1 one-two"]),
    ("> ①One\n> ---②\n> ---", ["1:1-3:6 quote", "①② heading 2 one"]),
    ("a\n\n①- b\n\n  ```x\n  c\n  ```②", ["1:1-1:2 paragraph", "1:1-1:2 “a”", "①② list"]),
    ("a\n①| b |\n|---|\n| c |②\n\nd", ["1:1-1:2 paragraph", "1:1-1:2 “a”", "①② table"]),
    (
      "a[^b]\n\n①[^b]: c②",
      ["1:1-1:6 paragraph", "1:1-1:2 “a”", "1:2-1:6 reference 1 1", "①② footnote b 1"]
    ),
  ])
  func blocksStandWhereTheyAreWritten(_ marked: String, _ expected: [String]) {
    #expect(Array(MarkdownDump(marked).lines.prefix(expected.count)) == expected)
  }

  @Test(arguments: [
    // Lines of a paragraph begin in columns of their own.
    ("> ①a②\n③b④", "a ①②, b ③④"),
    ("> ①a②\n>③b④", "a ①②, b ③④"),
    ("- ①a②\n③b④", "a ①②, b ③④"),
    ("- ①a②\n  ③b④", "a ①②, b ③④"),
    ("- > ①a②\n  >  ③b④", "a ①②, b ③④"),
    ("①a②\n   ③b④", "a ①②, b ③④"),
    ("①a②  \n\t③b④", "a ①②, b ③④"),
    // Columns are bytes.
    ("①ä②\n*③b④*", "ä ①②, b ③④"),
    // Extensions read what is written anew.
    ("| ①a② | ③b④ |\n|---|---|", "a ①②, b ③④"),
    ("| ①a② |\n|---|\n|③b④|\n| `x\\|`⑤c⑥|", "a ①②, b ③④, c ⑤⑥"),
    ("| ①a② |\n|---|\n| ③x \\|④**⑤b⑥** |", "a ①②, x | ③④, b ⑤⑥"),
    ("> - ①a②\n>\n>   | ③b④ |\n>   |---|", "a ①②, b ③④"),
    ("⑤x⑥[^1]\n\n[^1]: ①a②\n    ③b④", "x ⑤⑥, a ①②, b ③④"),
    ("~~①a②~~ b④", "a ①②,  b 1:6④"),
    ("\\*①a②\n③b④", "*a 1:1②, b ③④"),
    ("&amp;①a②", "&a 1:1②"),
  ])
  func textStandsWhereItIsWritten(_ marked: String, _ expected: String) {
    let text = MarkedText(marked)
    let found = texts(in: MarkdownDocument.read(text.source())).map { inline, content in
      "\(content) \(text.marks(at: inline.range))"
    }
    #expect(found.joined(separator: ", ") == expected)
  }

  /// Where a source is not read from its first line, places are still those of the source.
  @Test func placesCountFromTheFirstLine() throws {
    let source = SourceText(path: "page.md", utf8: Array("---\ntitle: x\n---\n# A\n".utf8))
    let document = MarkdownDocument.read(source, fromLine: 4)
    #expect(document.blocks.map { "\($0.range)" } == ["4:1-4:4"])
  }

  /// libcmark miscounts behind links whose titles go on in another line, among others; what it says
  /// is never outside the paragraph.
  @Test(arguments: [
    "[a](/b\n\"c\nd\") e *f*\ng", "`a\nb` c\n*d*", "<a\nb> c\n*d*", "[x]: /y\na *b*\nc",
    "*a\nb* c **d\ne** f", "![a\nb](c 'd\ne') f", "a\\\nb  \nc", "\u{0}a *b*\nc",
    "a\r\n*b*\r\nc\rd",
  ])
  func placesAreWithinTheirParagraph(_ markdown: String) {
    let document = read(markdown)
    for block in document.blocks {
      guard case .paragraph(let content) = block.kind else { continue }
      for inline in content {
        #expect(inline.range.start >= block.range.start, "\(inline)")
        #expect(inline.range.start <= inline.range.end, "\(inline)")
        #expect(inline.range.end <= block.range.end, "\(inline)")
      }
    }
  }

  private func texts(in document: MarkdownDocument) -> [(MarkdownInline, String)] {
    texts(in: document.blocks + document.footnotes.flatMap(\.blocks))
  }

  private func texts(in blocks: [MarkdownBlock]) -> [(MarkdownInline, String)] {
    blocks.flatMap { block -> [(MarkdownInline, String)] in
      switch block.kind {
      case .paragraph(let content): texts(in: content)
      case .heading(let heading): texts(in: heading.content)
      case .quote(let blocks), .alert(_, let blocks): texts(in: blocks)
      case .list(let list): list.items.flatMap { texts(in: $0.blocks) }
      case .table(let table):
        ([table.header] + table.rows).joined().flatMap { texts(in: $0.content) }
      case .code, .rawHTML, .thematicBreak: []
      }
    }
  }

  private func texts(in inlines: [MarkdownInline]) -> [(MarkdownInline, String)] {
    inlines.flatMap { inline -> [(MarkdownInline, String)] in
      switch inline.kind {
      case .text(let text): [(inline, text)]
      case .emphasis(let content), .strong(let content), .strikethrough(let content):
        texts(in: content)
      case .link(let link), .image(let link): texts(in: link.content)
      case .softBreak, .lineBreak, .code, .rawHTML, .footnoteReference: []
      }
    }
  }
}
