import Diagnostics
@testable import Documents
import Testing

struct DocumentTests {
  @Test func theTextIsDividedByItsHeadings() {
    let text = """
      # Home

      Above *all*.

      ## First `code`

      - item

        | a |
        |---|
        | b |

      ```swift
      let x
      ```

      ```settings
      key: hidden
      ```

      > ## Quoted
      > said
      """
    let (document, sections) = Document.read(SourceText(text), path: "index.md")
    #expect(
      sections == [
        .init(title: "Home", anchor: nil, text: "Above all."),
        .init(title: "First code", anchor: "first-code", text: "item a b let x\n"),
        .init(title: "Quoted", anchor: "quoted", text: "said"),
      ])
    #expect(document.headings.map(\.anchor) == ["home", "first-code"])
    #expect(document.anchors == ["home", "first-code", "quoted"])
  }

  @Test func whatStandsAboveTheFirstHeadingBelongsToThePage() {
    let text = "---\ntitle: T\n---\nLead\n\n# A\n\nText"
    let sections = Document.read(SourceText(text), path: "a.md").sections
    #expect(
      sections == [
        .init(title: "T", anchor: nil, text: "Lead"), .init(title: "A", anchor: "a", text: "Text"),
      ])
  }

  @Test func placesThatLinksCanLeadTo() {
    let text = """
      # A
      # A
      a[^1] <span id="inline">

      <div class='x' ID = 'block'></div>

      [^1]: note
      """
    let source = SourceText(text)
    let document = Document.read(source, path: "a.md", allowsRawHTML: true).document
    #expect(document.anchors == ["a", "a-1", "fn1", "inline", "block"])
    // Where markup is shown as text, its ids lead nowhere.
    #expect(Document.read(source, path: "a.md").document.anchors == ["a", "a-1", "fn1"])
  }

  @Test(arguments: [
    ("a.md#b", "a.md", nil, "b"), ("#b", "", nil, "b"),
    ("a%20b.md?x=%20#%C3%A9", "a b.md", "x=%20", "é"),
    ("a?b?c#d#e", "a", "b?c", "d#e"), ("%FF.md", "%FF.md", nil, nil), ("100%", "100%", nil, nil),
    ("", "", nil, nil),
  ])
  func anAddressHasParts(_ text: String, _ path: String, _ query: String?, _ fragment: String?) {
    let address = DocumentAddress(text)
    #expect(address.path == path)
    #expect(address.query == query)
    #expect(address.fragment == fragment)
  }
}
