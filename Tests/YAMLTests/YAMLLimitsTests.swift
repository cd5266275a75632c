import Diagnostics
import TestSupport
import Testing
import YAML

struct YAMLLimitsTests {
  private let limits = YAMLLimits(depth: 3, nodes: 12, repeatedBytes: 8, tagDirectives: 2)

  @Test(arguments: [
    "[[[a]]]", "- - - a", "a: {b: {c: d}}", "a: &x [[1]]\nb: *x", "[1,2,3,4,5,6,7,8,9,10,11]",
    "a: &x [1,2]\nb: *x\nc: 3", "- &x abcd\n- *x\n- *x",
    "%TAG !a! b\n%TAG !b! c\n---\n- '%TAG'\n",
  ])
  func admitsWhatIsWithin(_ text: String) {
    let file = YAMLReader.read(
      SourceText(path: "a", utf8: Array(text.utf8)), limits: limits)
    #expect(file.diagnostics == [])
  }

  @Test(arguments: [
    ("[[[①[a]]]]", "more than 3 deep"), ("- - - ①- a", "more than 3 deep"),
    ("a: {b: {c: ①{d: e}}}", "more than 3 deep"), ("a: &x [[1]]\nb: [①*x]", "more than 3 deep"),
    ("[1,2,3,4,5,6,7,8,9,10,11,12,①13]", "more than 12 values"),
    ("a: &x [1,2,3]\nb: &y [*x]\nc: ①*y", "more than 12 values"),
    ("- &x abcd\n- *x\n- *x\n- ①*x", "more than 8 bytes"),
    ("%TAG !a! b\n%TAG !b! c\n①%TAG !c! d\n---\na", "more than 2 %TAG"),
    ("%TAG !a! b\u{2028}%TAG !b! c\u{85}①%TAG !c! d\n---\na", "more than 2 %TAG"),
  ])
  func endsBehindALimit(_ marked: String, _ words: String) {
    let text = MarkedText(marked)
    let file = YAMLReader.read(text.source(), limits: limits)
    #expect(file.diagnostics.map(\.message.rule) == ["yaml-limit"])
    #expect(file.diagnostics.first?.message.text.contains(words) == true)
    #expect(file.diagnostics.first?.location.range?.start == text.positions["①"])
  }

  @Test(arguments: [
    "[", "{", "- ", "? ", "[a: ", "{? ", "&a [", "!!seq [", "- [", "\"", "%TAG !a! b\n",
  ])
  func endsSoonWhateverIsRepeated(_ unit: String) {
    let text = String(repeating: unit, count: 20_000)
    let file = YAMLReader.read(SourceText(path: "a", utf8: Array(text.utf8)))
    #expect(file.diagnostics.count == 1)
    #expect(file.diagnostics.first?.severity == .error)
  }

  @Test func refusesAliasesThatMultiply() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...20 {
      let alias = "*a\(level - 1)"
      let list = Array(repeating: alias, count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(list)]\n"
    }
    let file = YAMLReader.read(SourceText(path: "a", utf8: Array(text.utf8)))
    #expect(file.diagnostics.map(\.message.rule) == ["yaml-limit"])
  }
}
