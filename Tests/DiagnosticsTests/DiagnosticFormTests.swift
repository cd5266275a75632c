import Diagnostics
import Testing

struct DiagnosticFormTests {
  private let source = SourceText(path: "a,b/Root.plist", utf8: Array("x\n\té日 = wrong\n".utf8))
  private let generator = Generator(name: "vitrine", version: "1.0")

  private func diagnostic(_ offsets: Range<Int>) -> Diagnostic {
    let range = source.range(offsets)
    return source.diagnostic(
      .init(.warning, "some-rule", "no\u{1B}[31m good\nat all"), at: range,
      notes: [.init("first here", at: SourceLocation(source, source.range(0..<1)))],
      fix: .init("mend it", [.init(source, range, "right")]))
  }

  @Test func textShowsTheLineAndACaretUnderTheRange() {
    #expect(
      diagnostic(11..<16).textForm == """
        a,b/Root.plist:2:10: warning: no␛[31m good␊at all [some-rule]
          \té日 = wrong
          \t      ^~~~~
        a,b/Root.plist:1:1: note: first here
          x
          ^
          fix: mend it

        """)
  }

  @Test func textOfAWholeFileHasNoPlace() {
    let diagnostic = Diagnostic(.init(.error, "r", "gone"), at: SourceLocation(path: "a"))
    #expect(diagnostic.textForm == "a: error: gone [r]\n")
  }

  @Test(
    arguments: [
      ([], ""), ([("error", "a")], "1 error in 1 file\n"),
      ([("note", "a"), ("error", "b"), ("note", "b")], "1 error, 2 notes in 2 files\n"),
      (
        [("warning", "a"), ("error", "a"), ("note", "a"), ("error", "a")],
        "2 errors, 1 warning, 1 note in 1 file\n"
      ),
    ] as [([(String, String)], String)])
  func allAreCountedInALine(_ found: [(severity: String, path: String)], _ line: String) throws {
    let diagnostics = try found.map { severity, path in
      let severity = try #require(Diagnostic.Severity(rawValue: severity))
      return Diagnostic(.init(severity, "r", "t"), at: SourceLocation(path: path))
    }
    #expect(diagnostics.countForm == line)
  }

  @Test func longLinesAreShownInPart() {
    let line = String(repeating: "é", count: 500) + "!" + String(repeating: "x", count: 5_000_000)
    let source = SourceText(path: "a", utf8: Array(line.utf8))
    let form = source.diagnostic(.init(.note, "r", "t"), at: 1000..<1001).textForm
    let lines = form.split(separator: "\n")
    #expect(lines[0] == "a:1:1001: note: t [r]")
    #expect(lines[1].utf8.count < 170)
    #expect(Array(lines[1])[lines[2].count - 1] == "!")
  }

  @Test func jsonCarriesEverything() {
    let json = DiagnosticForm.json.text(of: [diagnostic(11..<16)], generator: generator)
    #expect(json.contains(#""line": 2,"#))
    #expect(json.contains(#""endColumn": 15"#))
    #expect(json.contains(#""replacement": "right""#))
    #expect(DiagnosticForm.json.text(of: [], generator: generator) == "[]\n")
  }

  @Test func gitHubEscapesWhatItsSyntaxUses() {
    #expect(
      diagnostic(11..<16).formForGitHub
        == "::warning file=a%2Cb/Root.plist,line=2,col=10,endLine=2,endColumn=15,title=some-rule::"
        + "no\u{1B}[31m good%0Aat all\n")
  }

  @Test func sarifCountsUTF16() {
    let sarif = DiagnosticForm.sarif.text(of: [diagnostic(11..<16)], generator: generator)
    #expect(sarif.contains(#""startColumn": 7,"#))
    #expect(sarif.contains(#""uri": "a%2Cb/Root.plist""#))
  }

  @Test func orderIsByPathAndPlaceAndDropsRepeats() {
    let early = diagnostic(0..<1)
    let late = diagnostic(11..<16)
    let file = Diagnostic(.init(.error, "r", "gone"), at: SourceLocation(path: "a"))
    #expect([late, early, file, late].inOrder() == [file, early, late])
  }
}

extension Diagnostic {
  fileprivate var formForGitHub: String {
    DiagnosticForm.github.text(of: [self], generator: Generator(name: "", version: ""))
  }
}
