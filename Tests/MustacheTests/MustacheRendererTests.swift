import Diagnostics
import HTML
import Mustache
import Testing

/// What the specification's suite does not tell of values.
struct MustacheRendererTests {
  @Test(
    arguments: [
      ("", "no"), ("a", "yes"), (0, "no"), (1, "yes"), (.decimal(0), "no"), (.decimal(.nan), "no"),
      (.missing, "no"), (false, "no"), ([], "no"), ([false], "yes"), ([:], "yes"),
      (.html([]), "no"),
      (.html("x"), "yes"),
    ] as [(MustacheValue, String)])
  func knowsWhatCountsAsNothing(_ value: MustacheValue, _ expected: String) {
    #expect(render("{{#a}}yes{{/a}}{{^a}}no{{/a}}", ["a": value]) == expected)
  }

  @Test(
    arguments: [
      (.html(.element("b", [], ["<"])), "<b>&lt;</b>|&lt;b&gt;&amp;lt;&lt;/b&gt;"),
      (.text("<\"'&>"), "<\"'&>|&lt;&quot;&#39;&amp;&gt;"),
      (true, "true|true"), (-7, "-7|-7"), (.decimal(1.5), "1.5|1.5"), (.missing, "|"), ([1], "|"),
      (["b": 1], "|"),
    ] as [(MustacheValue, String)])
  func writes(_ value: MustacheValue, _ expected: String) {
    #expect(render("{{{a}}}|{{a}}", ["a": value]) == expected)
    #expect(render("{{&a}}|{{a}}", ["a": value]) == expected)
  }

  @Test func canKeepTextFromBeingMarkup() {
    let library = MustacheLibrary(texts: ["main": "{{{a}}}{{{b}}}"])
    let steps = library["main"].map(library.expansion)?.steps ?? []
    let output = MustacheProgram(steps, writesTextUnescaped: false)
      .render(["a": "<", "b": .html(.element("p"))])
    #expect(String(decoding: output.utf8, as: UTF8.self) == "&lt;<p></p>")
  }

  @Test func searchesNoFurtherThanAMissingValue() {
    #expect(render("{{#b}}{{a}}{{/b}}", ["a": 1, "b": ["a": .missing]]) == "")
    #expect(render("{{#b}}{{a}}{{/b}}", ["a": 1, "b": [:]]) == "1")
  }

  @Test(arguments: [
    "{{> main}}", "{{> main}}{{> main}}", "x{{> *me}}", "{{#t}}{{> main}}{{/t}}",
    "{{<main}}{{$a}}{{> main}}{{/a}}{{/main}}{{$a}}{{/a}}",
    "{{#l}}{{#l}}{{#l}}{{#l}}{{#l}}{{#l}}{{#l}}{{#l}}{{/l}}{{/l}}{{/l}}{{/l}}{{/l}}{{/l}}{{/l}}{{/l}}",
    "{{^no}}{{> main}}{{> main}}{{/no}}",
  ])
  func breaksOffWhatHasNoEnd(_ text: String) {
    let data: MustacheValue = [
      "t": true, "me": "main", "l": .list(Array(repeating: 1, count: 200)),
    ]
    let program = MustacheLibrary(texts: ["main": text]).program(named: "main")
    #expect(program?.render(data).isCut == true)
  }

  @Test func breaksOffWhatGrowsTooLarge() {
    let library = MustacheLibrary(texts: ["main": "{{#l}}{{#l}}{{{t}}}{{/l}}{{/l}}"])
    let output = library.program(named: "main")?.render([
      "l": .list(Array(repeating: 1, count: 2000)),
      "t": .html(Array(repeating: 0x78, count: 100_000)),
    ])
    #expect(output?.isCut == true)
    #expect((1 << 26..<1 << 27).contains(output?.utf8.count ?? 0))
  }

  /// Neither templates nor data of any kind crash.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func survivesNonsense(_ seed: UInt64) {
    var random = Linear(state: seed)
    let words = [
      "{{", "}}", "{{{", "}}}", "#", "^", "/", "<", ">", "$", "!", "=", "&", "*", ".", " ", "\n",
      "\r\n", "a", "b", "main", "é", "\u{0}", "{{#a}}", "{{/a}}", "{{<b}}", "{{/b}}", "{{$a}}", "|",
      "{{=| |=}}", "{{>b}}", "{{> *a}}", "  ",
    ]
    for _ in 0..<100 {
      let texts = ["main", "a", "b"].map { name in
        let text = (0..<random.next(40)).map { _ in words[random.next(words.count)] }.joined()
        return (name, text)
      }
      let library = MustacheLibrary(texts: Dictionary(uniqueKeysWithValues: texts))
      _ = library.rendered(["a": ["a": "b", "b": [1, ["a": "main"]]], "b": [[1], "b"]])
      _ = library.rendered("a")
    }
  }

  private func render(_ text: String, _ data: MustacheValue) -> String {
    MustacheLibrary(texts: ["main": text]).rendered(data)
  }
}

private struct Linear {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
