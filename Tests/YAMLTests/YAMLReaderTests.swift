import Diagnostics
import TestSupport
import Testing
import YAML

struct YAMLReaderTests {
  @Test(arguments: [
    ("", "nothing"), ("# a\n\n", "nothing"), ("---\n", "null"), ("a", "“a”"),
    ("a: 1\nb:\n  - x\n  - {c: d, e: }\n", "{“a”: 1, “b”: [“x”, {“c”: “d”, “e”: null}]}"),
    ("a:\nb: ~\n", "{“a”: null, “b”: null}"),
    ("'a': \"é\\n\\u65e5\"\n", "{“a”: “é\n日”}"),
    ("a: |\n  b\n  c\n\nd: >-\n  e\n  f\n", "{“a”: “b\nc\n”, “d”: “e f”}"),
    ("a: &x [1]\nb: *x\n", "{“a”: [1], “b”: [1]}"),
    ("a: &x 1\nb: &x 2\nc: *x\n", "{“a”: 1, “b”: 2, “c”: 2}"),
    ("&k a: 1\nb: *k\n", "{“a”: 1, “b”: “a”}"),
    (
      "a: !!str 1\nb: ! 2\nc: !!int 3\nd: !!seq [!!null x]\n",
      "{“a”: “1”, “b”: “2”, “c”: 3, “d”: [“x”]}"
    ),
    ("? [a, b]\n: c\n", "{[“a”, “b”]: “c”}"), ("? a\n? b\n", "{“a”: null, “b”: null}"),
    ("%YAML 1.2\n---\na\n...\n# end\n", "“a”"),
    ("%TAG !e! tag:yaml.org,2002:\n---\n!e!str 1", "“1”"),
    ("a\r\nb\r\n", "“a b”"), ("\u{FEFF}a: b", "{“a”: “b”}"), ("a: \"\\0\"", "{“a”: “\0”}"),
  ])
  func reads(_ text: String, _ expected: String) {
    let file = YAMLReader.read(SourceText(path: "a", utf8: Array(text.utf8)))
    #expect(file.root?.dump ?? "nothing" == expected)
    #expect(file.diagnostics == [])
  }

  @Test(arguments: [
    "①a②: 1", "a: ①bc② # d", "é: {日: ①本②, x: y}", "a: ①[b, c]② # d\n", "①a:\n  b: c②\n\n# d\n\n",
    "a:\n  ①- b\n  - c②\n\nd: e", "a: ①|\n  b\n  c②\n\n\nd: e", "a: ①&x b②\nc: d",
    "a: &x [b]\nc: ①*x②\n", "a:①②\nb: c", "? a①②\n\n\n? b", "a: ①'b''c'②",
    "\u{2028}é: \"\u{2029}\"\n日: ①b②", "a: \r\n  ①b②\r\nc: d", "\u{FEFF}é: ①b②",
    "a: \(String(repeating: "日é🦊", count: 100))\nb: ①c②",
  ])
  func places(_ marked: String) {
    let text = MarkedText(marked)
    let ranges = YAMLReader.read(text.source()).root?.ranges ?? []
    #expect(
      ranges.contains { text.positions["①"] == $0.start && text.positions["②"] == $0.end },
      "\(ranges)")
  }

  @Test func readsARangeWithTheWholeTextsPlaces() {
    let text = MarkedText("é\n---\n①title: ②日\n③---\na: b: c\n")
    let source = text.source()
    let start = text.positions["①"].map(source.offset) ?? 0
    let end = text.positions["③"].map(source.offset) ?? 0
    let file = YAMLReader.read(source, in: start..<end)
    #expect(file.root?.dump == "{“title”: “日”}")
    #expect(file.root?.range.start == text.positions["①"])
    #expect(file.root?["title"]?.range.start == text.positions["②"])
    #expect(file.diagnostics == [])
  }

  @Test(arguments: [-5..<(-1), 3..<900, 900..<901, 1..<2, 0..<0])
  func survivesRangesThatAreNone(_ offsets: Range<Int>) {
    _ = YAMLReader.read(SourceText(path: "a", utf8: Array("é: b".utf8)), in: offsets)
  }

  @Test func readsUpToAnError() {
    let file = YAMLReader.read(
      SourceText(path: "a", utf8: Array("a: 1\nb: [c, {d: e}, }".utf8)))
    #expect(file.root?.dump == "{“a”: 1, “b”: [“c”, {“d”: “e”}]}")
    #expect(file.diagnostics.map(\.message.rule) == ["yaml-syntax"])
  }
}

extension YAMLNode {
  /// The places of the node and of all nodes inside.
  fileprivate var ranges: [SourceRange] {
    let inside = (elements ?? []) + (entries ?? []).flatMap { [$0.key, $0.value] }
    return [range] + inside.flatMap(\.ranges)
  }
}
