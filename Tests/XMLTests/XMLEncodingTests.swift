import Diagnostics
import Testing
import XML

struct XMLEncodingTests {
  @Test(
    arguments: [
      ("UTF-8", [0xC3, 0xA9], "é"),
      ("iso-8859-1", [0xE9], "é"),
      ("ISO-8859-15", [0xA4], "€"),
      ("windows-1252", [0x80], "€"),
      ("macintosh", [0x8E], "é"),
      ("x-mac-roman", [0x8E], "é"),
      ("Shift_JIS", [0x82, 0xA0], "あ"),
      ("EUC-JP", [0xA4, 0xA2], "あ"),
      ("GB18030", [0xB0, 0xA1], "啊"),
      ("koi8-r", [0xC1], "а"),
      ("windows-1252", [], ""),
      // What can be read byte by byte is not in UTF-16, and is not told otherwise by a file.
      ("UTF-16", [0xC3, 0xA9], "é"),
    ] as [(String, [UInt8], String)])
  func readsTheEncodingThatTheDeclarationNames(_ name: String, _ bytes: [UInt8], _ text: String) {
    let reading = read(
      Array("<?xml version=\"1.0\" encoding=\"\(name)\"?><a>".utf8) + bytes + Array("</a>".utf8))
    #expect(reading.text == text)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func offsetsAreThoseOfTheTextInUTF8() {
    let head = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n"
    let file = XMLFile(decoding: Array(head.utf8) + [0x3C, 0x61, 0x3E, 0xE9, 0x78], path: "a.xml")
    #expect(file.source.encoding == TextEncoding(.named("ISO-8859-1")))
    #expect(file.read { _ in }.first?.location.range?.start == SourcePosition(line: 2, column: 7))
  }

  @Test(arguments: [true, false], [true, false])
  func believesTheBytesOfUTF16(_ isLittleEndian: Bool, _ hasMark: Bool) {
    let text = (hasMark ? "\u{FEFF}" : "") + "<?xml version='1.0' encoding='UTF-8'?><a>é🚊</a>"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isLittleEndian ? pair.reversed() : pair
    }
    let reading = read(bytes)
    #expect(reading.text == "é🚊")
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func aMarkOutweighsTheDeclaration() {
    let reading = read(Array("\u{FEFF}<?xml version='1.0' encoding='ISO-8859-1'?><a>é</a>".utf8))
    #expect(reading.text == "é")
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(arguments: ["x-user-defined", "EBCDIC-FR", "UTF-9", "ISO-8859-1//TRANSLIT"])
  func unknownEncodingsAreReadAsUTF8(_ name: String) {
    let reading = read(Array("<?xml version='1.0' encoding='\(name)'?><a>é</a>".utf8))
    #expect(reading.text == "é")
    #expect(
      reading.diagnostics.map(\.message.text)
        == (name.contains("//") ? [] : ["the encoding “\(name)” is unknown; UTF-8 is assumed"]))
  }

  @Test(
    arguments: [
      ("UTF-8", [0xFF], "UTF-8"), ("windows-1252", [0x81], "windows-1252"),
      ("Shift_JIS", [0xFD], "Shift_JIS"), ("who-knows", [0xE9], "UTF-8"),
    ] as [(String, [UInt8], String)])
  func marksBytesThatAreNoText(_ name: String, _ bytes: [UInt8], _ found: String) {
    let head = "<?xml version='1.0' encoding='\(name)'?>\n<a>x"
    let reading = read(Array(head.utf8) + bytes + Array("y</a>".utf8))
    #expect(reading.text?.contains("\u{FFFD}") == true)
    let diagnostic = reading.diagnostics.last
    #expect(diagnostic?.message.text == "from here on the file holds bytes that are no \(found)")
    #expect(diagnostic?.location.range?.start == SourcePosition(line: 2, column: 5))
  }
}

private func read(_ bytes: [UInt8]) -> (text: String?, diagnostics: [Diagnostic]) {
  var found = ""
  let diagnostics = XMLFile(decoding: bytes, path: "a.xml").read { event in
    if case .text(let text, _) = event { found += text }
  }
  return (found, diagnostics)
}
