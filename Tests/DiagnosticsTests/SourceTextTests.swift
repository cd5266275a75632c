import Diagnostics
import Testing

struct SourceTextTests {
  @Test(arguments: [
    ("a\nbc\n", 0, "1:1"), ("a\nbc\n", 1, "1:2"), ("a\nbc\n", 2, "2:1"), ("a\nbc\n", 5, "3:1"),
    ("a\r\nb", 3, "2:1"), ("a\rb", 2, "2:1"), ("é=", 2, "1:3"), ("", 0, "1:1"), ("ab", 9, "1:3"),
  ])
  func countsLinesAndUTF8Columns(_ text: String, _ offset: Int, _ expected: String) {
    let source = SourceText(path: "a", utf8: Array(text.utf8))
    let position = source.position(at: offset)
    #expect("\(position)" == expected)
    #expect(source.offset(of: position) == min(offset, source.utf8.count))
  }

  @Test func givesLinesWithoutTheirEnds() {
    let source = SourceText(path: "a", utf8: Array("a\r\n\rb\nc".utf8))
    let lines = (0...5).map { source.line($0).map { String(decoding: $0, as: UTF8.self) } }
    #expect(lines == [nil, "a", "", "b", "c", nil])
  }

  @Test(
    arguments: [
      ([0x61, 0x62], TextEncoding(.utf8), "ab"),
      ([0xEF, 0xBB, 0xBF, 0x61], TextEncoding(.utf8, hasMark: true), "a"),
      (
        [0xFF, 0xFE, 0x61, 0, 0x3D, 0xD8, 0x8A, 0xDE],
        TextEncoding(.utf16LittleEndian, hasMark: true), "a🚊"
      ),
      (
        [0xFE, 0xFF, 0, 0x61, 0xD8, 0x3D, 0xDE, 0x8A], TextEncoding(.utf16BigEndian, hasMark: true),
        "a🚊"
      ),
      ([0x22, 0, 0x42, 0x30], TextEncoding(.utf16LittleEndian), "\"あ"),
      ([0, 0x22, 0x30, 0x42], TextEncoding(.utf16BigEndian), "\"あ"),
      ([], TextEncoding(.utf8), ""),
    ] as [([UInt8], TextEncoding, String)])
  func tellsEncodings(_ bytes: [UInt8], _ encoding: TextEncoding, _ text: String) {
    let decoded = SourceText.decoding(bytes, path: "a")
    #expect(decoded.source.encoding == encoding)
    #expect(String(decoding: decoded.source.utf8, as: UTF8.self) == text)
    #expect(decoded.firstInvalidOffset == nil)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], 1, "a\u{FFFD}b"),
      ([0xFF, 0xFE, 0x61, 0, 0, 0xD8, 0x62, 0], 1, "a\u{FFFD}b"),
      ([0xFF, 0xFE, 0x61, 0, 0, 0xDC], 1, "a\u{FFFD}"),
      ([0xFF, 0xFE, 0x61, 0, 0x62], 1, "a\u{FFFD}"),
    ] as [([UInt8], Int, String)])
  func marksWhatIsNoText(_ bytes: [UInt8], _ offset: Int, _ text: String) {
    let decoded = SourceText.decoding(bytes, path: "a")
    #expect(decoded.firstInvalidOffset == offset)
    #expect(String(decoding: decoded.source.utf8, as: UTF8.self) == text)
  }
}
