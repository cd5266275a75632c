import Diagnostics
import Markdown
import TestSupport
import Testing

struct MarkdownFootnoteTests {
  @Test(arguments: [
    ("a\n\n①[^b]: c②", "markdown-footnote"),
    ("a[^b]\n\n[^b]: c\n\n①[^b]: ②d", "markdown-footnote"),
  ])
  func saysWhatIsNeverSeen(_ marked: String, _ rule: String) {
    let text = MarkedText(marked)
    let document = MarkdownDocument.read(text.source())
    #expect(document.diagnostics.map(\.message.rule) == [rule])
    #expect(document.diagnostics.map { text.marks(at: $0.location.range) } == ["①②"])
  }

  @Test func footnotesMayReferToOthers() {
    let document = read("a[^1]\n\n[^2]: c[^1]\n[^1]: b[^2]\n")
    #expect(document.footnotes.map(\.label) == ["1", "2"])
    #expect(document.footnotes.map(\.references) == [2, 1])
    #expect(document.diagnostics == [])
  }

  @Test func listsKeepTheirOtherItems() {
    let document = read("a[^1]\n\n1) b\n\n[^1]: c\n")
    #expect(document.blocks.count == 2)
    #expect(document.footnotes.count == 1)
  }
}
