import Diagnostics
import Mustache
import TestSupport
import Testing

struct MustacheTemplateTests {
  @Test(
    arguments: [
      ("a ①{{b", "this tag is never closed: “}}” is missing"),
      ("①{{{a}} b", "this tag is never closed: “}}” is missing"),
      ("①{{! a }", "this tag is never closed: “}}” is missing"),
      ("{{=<% %>=}} ①<% a }}", "this tag is never closed: “}}” is missing"),
      ("a\n①{{}}", "this tag names nothing"),
      ("①{{{ }}}", "this tag names nothing"),
      ("é①{{a b}}", "“a b” is no name: a name has no spaces"),
      ("①{{> a b}}", "“a b” is no name: a name has no spaces"),
      ("①{{a..b}}", "“a..b” is no name: a dot stands between two words, or alone"),
      ("①{{.a}}", "“.a” is no name: a dot stands between two words, or alone"),
      ("①{{=a=}}", "delimiters are changed by two words without “=”, as in {{=<% %>=}}"),
      ("①{{=a b c=}}", "delimiters are changed by two words without “=”, as in {{=<% %>=}}"),
      ("①{{=a= b=}}", "delimiters are changed by two words without “=”, as in {{=<% %>=}}"),
      ("{{#a}}①{{#b}}{{/a}}", "“b” is never closed: {{/b}} is missing"),
      ("①{{^a}}", "“a” is never closed: {{/a}} is missing"),
      ("①{{<a}}{{$b}}{{/b}}", "“a” is never closed: {{/a}} is missing"),
      ("{{#a}}①{{/b}}{{/a}}", "{{/b}} closes nothing: {{/a}} is expected first"),
      ("①{{/a}}", "{{/a}} closes nothing: nothing is open"),
      (
        "{{<a}}\n①x {{$b}}{{/b}}{{/a}}",
        "within {{<a}}, only blocks such as {{$title}} are used; this is not shown"
      ),
      (
        "{{<a}}{{$b}}{{/b}}①{{#c}}{{/c}}{{d}}{{/a}}",
        "within {{<a}}, only blocks such as {{$title}} are used; this is not shown"
      ),
    ])
  func reports(_ marked: String, _ message: String) {
    let text = MarkedText(marked)
    #expect(text.describe(parse(text.text)) == ["① \(message)"])
  }

  @Test func reportsAll() {
    let text = MarkedText("①{{/a}}②{{b c}}③{{=a=}}④{{#d}}⑤{{e..}}⑥{{f")
    #expect(text.describe(parse(text.text)).map(\.first) == ["①", "②", "③", "④", "⑤", "⑥"])
  }

  @Test(arguments: [
    "", "{", "}}", "{{a}}", "{{ # a }}{{ / a }}", "{{=| |=}}|{a}||={{ }}=|{{{a}}}", "{{>*a}}",
    "{{< * a }}{{/*a}}", "{{! {{a }}", "{{a-b}} {{é}} {{a:b}}", "{{<a}}\n {{! x }}\n{{/a}}",
  ])
  func accepts(_ text: String) {
    #expect(parse(text) == [])
  }

  @Test func limitsNesting() {
    let text = String(repeating: "{{#a}}", count: 5000)
    let first = parse(text).first { $0.message == .nestedTooDeep }
    #expect(first?.location.range?.start.column == 64 * 6 + 1)
  }

  @Test func readsManyWrongTagsQuickly() {
    let text = String(repeating: "{{#a}}", count: 2000) + String(repeating: "{{/b}}", count: 2000)
    #expect(parse(text).count == 4001)
  }

  private func parse(_ text: String) -> [Diagnostic] {
    MustacheTemplate.parse(SourceText(path: "a", utf8: Array(text.utf8)), name: "a").diagnostics
  }
}
