import Diagnostics
import Mustache
import TestSupport
import Testing

/// What the specification's suite does not tell of partials, parents and blocks.
struct MustacheExpanderTests {
  @Test(
    arguments: [
      ("a ①{{> haed}}", "there is no template “haed”; did you mean “head”?"),
      ("①{{<xyz}}{{/xyz}}", "there is no template “xyz”"),
      (
        "{{<page}}①{{$tilte}}{{/tilte}}{{/page}}",
        "“page” has no block “tilte”; did you mean “title”?"
      ),
      ("{{<page}}①{{$zzz}}{{/zzz}}{{/page}}", "“page” has no block “zzz”"),
    ])
  func reports(_ marked: String, _ message: String) {
    let text = MarkedText(marked)
    #expect(text.describe(diagnostics(text.text)) == ["① \(message)"])
  }

  @Test(arguments: [
    "{{<page}}{{$title}}{{/title}}{{$inner}}{{/inner}}{{/page}}",
    "{{<page}}{{$main}}{{/main}}{{$inner}}{{/inner}}{{/page}}",
    "{{<page}}{{$foot}}{{/foot}}{{/page}}",
    "{{<loop}}{{$anything}}{{/anything}}{{/loop}}",
    "{{<*dynamic}}{{$anything}}{{/anything}}{{/*dynamic}}",
  ])
  func accepts(_ text: String) {
    #expect(diagnostics(text) == [])
  }

  @Test func tellsHowATemplateIsReached() {
    let templates = library([
      "main": "x\n{{<page}}{{$main}}{{> part}}{{/main}}{{/page}}", "part": "\n {{> gone}}",
    ])
    let found = templates["main"].map(templates.expansion)?.diagnostics.first
    #expect(
      found?.textForm == """
        part:2:2: error: there is no template “gone” [unknown-template]
           {{> gone}}
           ^~~~~~~~~~
        main:2:19: note: “part” is included here
          {{<page}}{{$main}}{{> part}}{{/main}}{{/page}}
                            ^~~~~~~~~~
        page:1:21: note: the block “main” stands here
          {{$title}}{{/title}}{{$main}}{{$inner}}{{/inner}}{{/main}}{{> foot}}
                              ^~~~~~~~~
        main:2:1: note: “page” is extended here
          {{<page}}{{$main}}{{> part}}{{/main}}{{/page}}
          ^~~~~~~~~

        """)
  }

  @Test(
    arguments: [
      // A block within a block is the business of whoever extends the template it is written in.
      ("{{<p}}{{$a}}({{$a}}x{{/a}}){{/a}}{{/p}}", "[(x)]"),
      ("{{<q}}{{$b}}y{{/b}}{{/q}}", "[<y>]"),
      ("{{<q}}{{$a}}z{{/a}}{{/q}}", "[z]"),
      // Whole lines stand in for whole lines.
      ("{{<lines}}{{$a}}x{{/a}}{{/lines}}", "<\n  x\n>\n"),
      ("{{<lines}}{{$a}}\n x\n  y\n{{/a}}{{/lines}}", "<\n  x\n   y\n>\n"),
      ("{{<lines}}{{$a}}\nx\n\ny{{/a}}{{/lines}}", "<\n  x\n  \n  y\n>\n"),
      ("{{<lines}}\n{{$a}}\n{{#t}}\nx\n{{/t}}\n{{/a}}\n{{/lines}}\n", "<\n  x\n>\n"),
      ("{{<lines}}{{$a}}{{/a}}{{/lines}}", "<\n>\n"),
      ("{{<lines}}{{$a}}{{> tags}}{{/a}}{{/lines}}", "<\n  t t\nt\n>\n"),
      ("{{<lines}}{{$a}}{{t}}{{/a}}{{/lines}}", "<\n  t\n>\n"),
      ("{{<inline}}{{$a}}\n  x\n  y\n{{/a}}{{/inline}}", "<x\ny\n>\n"),
      (" {{> lines}}\n", " <\n   default\n >\n"),
      (" {{<lines}}{{$a}}\nx\n{{/a}}{{/lines}}\n", " <\n   x\n >\n"),
      ("{{#t}}\n {{> lines}}\n{{/t}}\n.", " <\n   default\n >\n."),
      (" {{> tags}}\n", " t t\n t\n"),
    ])
  func puts(_ text: String, _ expected: String) {
    let templates = library([
      "main": text, "p": "[{{$a}}d{{/a}}]", "q": "{{<p}}{{$a}}<{{$b}}{{/b}}>{{/a}}{{/p}}",
      "lines": "<\n  {{$a}}\n  default\n  {{/a}}\n>\n", "inline": "<{{$a}}d{{/a}}>\n",
      "tags": "{{t}} {{t}}\n{{#t}}{{t}}{{/t}}\n",
    ])
    #expect(templates.rendered(["t": "t"]) == expected)
  }

  @Test func breaksOffWhatGrowsWithoutEnd() {
    var texts = ["main": "{{> a0}}", "a40": "x"]
    for level in 0..<40 {
      texts["a\(level)"] = String(repeating: "{{> a\(level + 1)}}", count: 10)
    }
    let found = diagnostics(of: MustacheLibrary(texts: texts))
    #expect(found.map(\.message) == [.expandsTooFar])
  }

  @Test func breaksOffWhatNestsWithoutEnd() {
    var texts = ["main": "{{> a0}}", "a9": "x"]
    for level in 0..<9 {
      texts["a\(level)"] =
        String(repeating: "{{#a}}", count: 60) + "{{> a\(level + 1)}}"
        + String(repeating: "{{/a}}", count: 60)
    }
    let found = diagnostics(of: MustacheLibrary(texts: texts))
    #expect(found.map(\.message) == [.expandsTooFar])
  }

  private func library(_ texts: [String: String]) -> MustacheLibrary {
    let page = "{{$title}}{{/title}}{{$main}}{{$inner}}{{/inner}}{{/main}}{{> foot}}"
    let common = ["page": page, "foot": "{{$foot}}{{/foot}}", "head": "", "loop": "{{> loop}}"]
    return MustacheLibrary(texts: common.merging(texts) { $1 })
  }

  private func diagnostics(_ text: String) -> [Diagnostic] {
    diagnostics(of: library(["main": text]))
  }

  private func diagnostics(of library: MustacheLibrary) -> [Diagnostic] {
    library["main"].map(library.expansion)?.diagnostics ?? []
  }
}
