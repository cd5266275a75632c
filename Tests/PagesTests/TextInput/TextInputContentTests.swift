import Pages
import Testing
import TextInput

struct TextInputContentTests {
  @Test(
    arguments: [
      (.field, "plain", "plain", []), (.field, "", "", []), (.field, " a\tb ", " a\tb ", []),
      (.field, "a\nb", "ab", [.lineBreaks]), (.field, "a\r\nb\r", "ab", [.lineBreaks]),
      (.field, "a\u{2028}b\u{85}", "a\u{2028}b\u{FFFD}", [.forbiddenCharacters]),
      (.field, "\0\n", "\u{FFFD}", [.lineBreaks, .forbiddenCharacters]),
      (.view, "a\nb\n", "a\nb\n", []), (.view, "\n\na", "\n\na", []),
      (.view, "a\r\nb\rc\n\rd", "a\nb\nc\n\nd", [.carriageReturns]),
      (.view, "\u{1B}[0m\u{FFFF}🦊", "\u{FFFD}[0m\u{FFFD}🦊", [.forbiddenCharacters]),
    ] as [(TextInputObject.Kind, String, String, [TextInputContent.Loss])])
  func keepsWhatTheElementKeeps(
    _ kind: TextInputObject.Kind, _ text: String, _ kept: String, _ losses: [TextInputContent.Loss]
  ) {
    let effective = TextInputTraits().effective(in: TextInputObject(kind, on: .phone))
    let content = TextInputMarkup(effective, text: text).content
    #expect(Array(content.text.utf8) == Array(kept.utf8))
    #expect(content.losses == losses)
  }
}
