import PropertyList
import Testing

struct LiteralStringTests {
  private let composed = LiteralString("\u{E9}")
  private let decomposed = LiteralString("e\u{301}")

  @Test func spellingsOfOneCharacterAreDifferent() {
    #expect(composed.text == decomposed.text)
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed, composed]).count == 2)
    #expect(decomposed < composed)
  }

  @Test(arguments: ["", "a", "12345678", "123456789", "1234567\u{1}"])
  func equalsItself(_ text: String) {
    let twin = LiteralString(String(decoding: Array(text.utf8), as: UTF8.self))
    #expect(LiteralString(text) == twin)
    #expect(LiteralString(text).hashValue == twin.hashValue)
    #expect(LiteralString(text) != LiteralString(text + "\u{1}"))
  }
}
