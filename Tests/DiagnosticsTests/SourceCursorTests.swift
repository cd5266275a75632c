import Diagnostics
import Testing

struct SourceCursorTests {
  @Test(arguments: ["", "a\nbc\n", "a\r\nb\r", "\r\r\n\n\r", "é=\n日"])
  func agreesWithTheText(_ text: String) {
    let source = SourceText(path: "a", utf8: Array(text.utf8))
    for step in 1...3 {
      var cursor = SourceCursor(source)
      for offset in stride(from: 0, through: source.utf8.count + 1, by: step) {
        #expect(cursor.position(at: offset) == source.position(at: offset))
        #expect(cursor.position(at: offset / 2) == source.position(at: offset / 2))
      }
    }
  }
}
