import HTML
import Pages
import Settings
import Testing
import TextInput

struct AttributedTextTests {
  typealias Fragment = AttributedText.Fragment
  typealias Style = AttributedText.Style

  /// What stands in a text view that cannot be edited.
  private func text(
    _ fragments: [Fragment], detecting types: DataDetectorTypes = []
  ) -> String {
    var traits = TextInputTraits(defaultsOf: .interfaceBuilder)
    traits.dataDetectorTypes = types
    let effective = traits.effective(in: TextInputObject(.view, on: .phone, isEditable: false))
    return TextInputMarkup(effective, text: AttributedText(fragments)).node().markup
  }

  private static func style(_ change: (inout Style) -> Void) -> Style {
    var style = Style()
    change(&style)
    return style
  }

  @Test(arguments: [
    (style { $0.isBold = true }, "<strong>a&lt;b</strong>"),
    (style { $0.isItalic = true }, "<em>a&lt;b</em>"),
    (style { $0.isUnderlined = true }, "<u>a&lt;b</u>"),
    (style { $0.isStruckThrough = true }, "<s>a&lt;b</s>"),
    (
      style {
        $0.isBold = true
        $0.isStruckThrough = true
      }, "<strong><s>a&lt;b</s></strong>"
    ),
    (
      style { $0.foregroundColor = .init(red: 255, green: 9, blue: 160) },
      ##"<span data-color="#ff09a0">a&lt;b</span>"##
    ),
    (
      style { $0.link = "https://example.com/?a&b" },
      ##"<a href="https://example.com/?a&amp;b">a&lt;b</a>"##
    ),
    (style { $0.link = "javascript:alert(1)" }, "a&lt;b"),
    (style { $0.link = "elsewhere.html" }, "a&lt;b"),
    (
      style { $0.alignment = .center },
      #"<span class="paragraph" data-text-alignment="center">a&lt;b</span>"#
    ),
  ])
  func aStyleIsTheElementThatMeansIt(style: Style, html: String) {
    #expect(text([Fragment("a<b", style)]) == "<output>\(html)</output>")
  }

  @Test func fragmentsOfOneAlignmentStandInOneBlock() {
    var right = Style()
    right.alignment = .right
    var bold = right
    bold.isBold = true
    #expect(
      text([Fragment("a\n"), Fragment("b", right), Fragment("c", bold)])
        == """
        <output>a
        <span class="paragraph" data-text-alignment="right">b<strong>c</strong></span></output>
        """)
  }

  @Test func detectorsFindInsideAStyle() {
    let bold = Self.style { $0.isBold = true }
    let fragment = Fragment("ask ann@example.com", bold)
    #expect(
      text([fragment], detecting: .init([.link]))
        == "<output><strong>ask </strong><a href=\"mailto:ann@example.com\"><strong>ann@example.com</strong></a></output>"
    )
    #expect(text([fragment]) == "<output><strong>ask ann@example.com</strong></output>")
  }

  @Test func anEditableViewHasTheTextWithoutStyles() {
    let effective = TextInputTraits().effective(in: TextInputObject(.view, on: .phone))
    let fragments = [Fragment("\na"), Fragment("<b>", Self.style { $0.isBold = true })]
    let markup = TextInputMarkup(effective, text: AttributedText(fragments))
    #expect(markup.node().markup.hasSuffix(">\n\na&lt;b&gt;</textarea>"))
  }
}
