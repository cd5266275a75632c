import Diagnostics
import TestSupport
import Testing
import YAML

struct YAMLDiagnosticTests {
  /// A text with a marker where the diagnostic stands, a second one where its note does, the
  /// diagnostic's rule, and a part of its words.
  @Test(arguments: [
    ("①\tx: y", "yaml-syntax", "a tab cannot stand here; use spaces"),
    ("a:\n①\tb: c", "yaml-syntax", "a tab cannot stand here; use spaces"),
    ("a: |\n  b\n①\tc", "yaml-syntax", "a tab cannot indent"),
    ("é: 日①: c", "yaml-syntax", "a “:” cannot stand here"),
    ("title: x\n①bundles\nstrict: y", "yaml-syntax", "this key has no “:” behind it"),
    ("é: ①@日", "yaml-syntax", "cannot begin with “@”"), ("a: ①`b`", "yaml-syntax", "with “`”"),
    ("a: ①%b", "yaml-syntax", "with “%”"),
    ("②a:\n  b: c\n ①d: e", "yaml-syntax", "expected a key, with the indentation"),
    ("a: \"b\" ①c", "yaml-syntax", "expected the end of the line"),
    ("②a: b\n①- c", "yaml-syntax", "expected a key"),
    ("②- a\n①b: c", "yaml-syntax", "expected “- ”"),
    ("é: ②[日, b\n①", "yaml-syntax", "expected “,” or “]”"),
    ("é: ②{日: b①]", "yaml-syntax", "expected “,” or “}”"),
    ("a: ①]", "yaml-syntax", "expected a value"),
    ("a: [b, ①- c]", "yaml-syntax", "expected a value"),
    ("a: ①- b", "yaml-syntax", "a list cannot begin here"),
    ("a: ①\"b\n\nc", "yaml-syntax", "this quote is never closed"),
    ("a: ①'b\n---\nc", "yaml-syntax", "this quote is never closed"),
    ("a: \"é①\\q\"", "yaml-syntax", "no known escape"),
    ("a: ①*.png", "yaml-syntax", "“*” is followed by a name"),
    ("a: ①& b", "yaml-syntax", "“&” is followed by a name"),
    ("[a] ①b", "yaml-syntax", "expected the end of the text"),
    ("a: |①x\n  b", "yaml-syntax", "only “+”, “-”"),
    ("①%FOO\n---\na", "yaml-syntax", "directive is unknown"),
    ("①%YAML 3.0\n---\na", "yaml-syntax", "this version of YAML"),
    ("a: ①!x!y b", "yaml-syntax", "handle is not declared"),
    ("é: ①\u{7}b", "yaml-syntax", "the control character U+0007"),
    ("é: 日①\u{0}b", "yaml-syntax", "U+0000"), ("\u{FEFF}é: 日①\u{81}b", "yaml-syntax", "U+0081"),
    ("②é: 1\nb: 2\n①é: 3", "yaml-duplicate-key", "“é” stands here a second time"),
    ("a: {②b: 1, ①'b': 2}", "yaml-duplicate-key", "“b”"),
    ("a: &x {b: c}\nd: {①<<: *x, e: f}", "yaml-merge-key", "no merge keys"),
    ("a\n①---\nb", "yaml-documents", "a second document"),
    ("a\n...\n①%YAML 1.2\n---\nb", "yaml-documents", "a second document"),
    ("é: ①*x", "yaml-alias", "the anchor “&x”"),
    ("a: &x [b, ①*x]", "yaml-alias", "within the value"),
    ("a: ①!foo b", "yaml-tag", "the tag “!foo”"), ("①!!set {a, b}", "yaml-tag", "“!!set”"),
    ("a: ①!!map b", "yaml-tag", "“!!map”"), ("①!!str [a]", "yaml-tag", "“!!str”"),
  ])
  func says(_ marked: String, _ rule: String, _ words: String) throws {
    let text = MarkedText(marked)
    let diagnostics = YAMLReader.read(text.source()).diagnostics
    let diagnostic = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(diagnostic.message.rule == rule)
    #expect(diagnostic.severity == (rule == "yaml-tag" ? .warning : .error))
    #expect(diagnostic.message.text.contains(words), "\(diagnostic.message.text)")
    #expect(text.positions["①"] == diagnostic.location.range?.start)
    #expect(text.positions["②"] == diagnostic.notes.first?.location.range?.start)
  }

  @Test func placesWhatIsNoUTF8() {
    let source = SourceText(path: "a", utf8: Array("é: ".utf8) + [0xFF])
    let file = YAMLReader.read(source)
    #expect(file.diagnostics.map(\.message.text) == ["this is not valid UTF-8"])
    #expect(file.diagnostics.first?.location.range?.start == source.position(at: 4))
  }

  @Test func goesOnBehindWhatIsWrong() {
    let text = "a: !x 1\nb: *y\nc: {<<: 1, d: 2}\nc: 3\ne: 4"
    let file = YAMLReader.read(SourceText(path: "a", utf8: Array(text.utf8)))
    #expect(file.root?.dump == "{“a”: 1, “b”: null, “c”: {“d”: 2}, “e”: 4}")
    #expect(
      file.diagnostics.map(\.message.rule) == [
        "yaml-tag", "yaml-alias", "yaml-merge-key", "yaml-duplicate-key",
      ])
  }
}
