import Diagnostics
import Testing
import XML

/// The bytes of a text in the encoding that a declaration names.
struct ForeignEncodingTests {
  @Test(
    arguments: [
      (.named("ISO-8859-1"), "aé", [0x61, 0xE9]), (.named("windows-1251"), "Я", [0xDF]),
      (.named("macintosh"), "é", [0x8E]), (.named("Shift_JIS"), "日", [0x93, 0xFA]),
      (.utf8, "é", [0xC3, 0xA9]),
      // What the encoding cannot hold, and encodings that there are none of.
      (.named("ISO-8859-1"), "a日", nil), (.named("nonsense"), "a", nil),
    ] as [(TextEncoding.Form, String, [UInt8]?)])
  func encodes(_ form: TextEncoding.Form, _ text: String, _ bytes: [UInt8]?) {
    #expect(TextEncoding(form).fileBytes(of: Array(text.utf8)) == bytes)
  }
}
