import Diagnostics
import Mustache
import Testing
import Theming

/// No template keeps the check busy for long, exhausts the stack, or crashes it.
struct TemplateCheckLimitTests {
  @Test(arguments: [
    String(repeating: "{{#isCurrent}}b{{/isCurrent}}", count: 2000),
    "{{#pages}}x{{/pages}}=\"y\"",
  ])
  func givesUpOnATangle(_ attributes: String) {
    let diagnostics = TestTheme.diagnostics("<a x\(attributes)>")
    #expect(diagnostics.contains { $0.message == .tangled })
  }

  @Test(arguments: [
    String(repeating: "{{#isCurrent}}", count: 60) + "x"
      + String(repeating: "{{/isCurrent}}", count: 60),
    "<a class=\"" + String(repeating: "{{#pages}}a {{title}}", count: 60)
      + String(repeating: "{{/pages}}", count: 60) + "\">",
    "<a x" + String(repeating: "{{#isCurrent}} a{{/isCurrent}}", count: 2000) + ">",
    "<a " + String(repeating: "{{#isCurrent}}b=\"c\" {{/isCurrent}}", count: 2000) + ">",
    String(repeating: "<p title=\"{{title}}\">{{#pages}}{{url}}{{/pages}}</p>\n", count: 2000),
    "<p title=\"" + String(repeating: "a", count: 200_000) + "\">",
  ])
  func checksWhatIsLarge(_ template: String) {
    #expect(TestTheme.diagnostics(template) == [])
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func survivesNonsense(_ seed: UInt64) {
    var state = seed
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let words = [
      "<", ">", "/", "=", "\"", "'", " ", "<a", "<a ", " href=\"", " title='", "<!--", "-->", "!",
      "<title>", "</title>", "<script type=\"application/json\">", "</script>", "{{title}}", "{{",
      "{{{content}}}", "{{{data}}}", "{{#pages}}", "{{/pages}}", "{{^isCurrent}}", "{{/isCurrent}}",
      "{{home}}", "{{> link}}", "{{> half}}", "{{<page}}", "{{$main}}", "{{/main}}", "{{/page}}",
      "\u{0}", "é", "javascript:", "&", "{{> main}}", "<svg>", "<noscript>", "{{.}}",
    ]
    for _ in 0..<50 {
      let text = (0..<next(30)).map { _ in words[next(words.count)] }.joined()
      _ = TestTheme.rendered(text, ["title": "x", "pages": [["url": "y"]], "content": .html([])])
    }
  }
}
