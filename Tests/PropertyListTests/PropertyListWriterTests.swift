import Foundation
import PropertyList
import Testing

/// Property lists as they are written, which Foundation and our own reader read back.
struct PropertyListWriterTests {
  private static func read(_ body: String) -> PropertyListValue? {
    PropertyListReader.read(Array("<plist>\(body)</plist>".utf8), path: "").value
  }

  private func written(_ value: PropertyListValue?) throws -> String {
    String(decoding: try #require(value?.xml), as: UTF8.self)
  }

  @Test func aFileLooksAsXcodeWritesIt() throws {
    let value = Self.read(
      """
      <dict><key>b</key><array><string>x</string><dict/></array><key>a</key><array/>
      <key>on</key><true/><key>off</key><false/></dict>
      """)
    #expect(
      try written(value) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
        "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>b</key>
        \t<array>
        \t\t<string>x</string>
        \t\t<dict/>
        \t</array>
        \t<key>a</key>
        \t<array/>
        \t<key>on</key>
        \t<true/>
        \t<key>off</key>
        \t<false/>
        </dict>
        </plist>

        """)
  }

  @Test(arguments: [
    ("<string> a&lt;b&amp;c&gt; </string>", "<string> a&lt;b&amp;c&gt; </string>"),
    ("<string>a\r\nb&#13;c\td</string>", "<string>a\nb&#13;c\td</string>"),
    ("<string>é\u{65}\u{301} 😀</string>", "<string>é\u{65}\u{301} 😀</string>"),
    ("<integer>-007</integer>", "<integer>-7</integer>"),
    ("<integer>0x10</integer>", "<integer>16</integer>"),
    ("<integer>18446744073709551615</integer>", "<integer>18446744073709551615</integer>"),
    ("<real>1.50</real>", "<real>1.50</real>"), ("<real>1e-3</real>", "<real>1e-3</real>"),
    ("<real>NaN</real>", "<real>nan</real>"), ("<real>-Infinity</real>", "<real>-inf</real>"),
    ("<real>0x1p3</real>", "<real>8.0</real>"),
    ("<date>2024-02-29T12:34:56Z</date>", "<date>2024-02-29T12:34:56Z</date>"),
    ("<date>1969-12-31T23:59:60Z</date>", "<date>1970-01-01T00:00:00Z</date>"),
    ("<data>\n AA EC\n</data>", "<data>AAEC</data>"), ("<data/>", "<data></data>"),
  ])
  func valuesKeepWhatTheySay(_ source: String, _ expected: String) throws {
    let text = try written(Self.read(source))
    #expect(text.contains("\n\(expected)\n"), "\(text)")
  }

  @Test(arguments: [
    "<integer>x</integer>", "<integer>99999999999999999999</integer>", "<real>x</real>",
    "<date>2024-13-01T00:00:00Z</date>", "<date>today</date>", "<data>A</data>",
    "<array><integer/></array>", "<dict><key>a</key><date/></dict>",
  ])
  func whatIsSpeltWronglyIsNotWritten(_ source: String) {
    #expect(Self.read(source) != nil)
    #expect(Self.read(source)?.xml == nil)
  }

  @Test(arguments: ["\0", "a\u{1B}b", "\u{FFFE}"])
  func whatXMLDoesNotHaveIsNotWritten(_ text: String) {
    #expect(PropertyListValue(.string(LiteralString(text))).xml == nil)
    let key = PropertyListDictionary.Entry(LiteralString(text), PropertyListValue(.boolean(true)))
    #expect(PropertyListValue(.dictionary(PropertyListDictionary([key]))).xml == nil)
  }

  @Test(arguments: [
    ("2001-01-01T00:00:00Z", 0), ("2000-12-31T23:59:59Z", -1),
    ("1970-01-01T00:00:00Z", -978_307_200),
    ("2001-01-01 00:00:00 +0000", 0), ("2001-01-01 01:30:00 +0130", 0),
    ("2000-12-31 19:00:00 -0500", 0), ("2024-02-29T00:00:00Z", 730_857_600),
  ])
  func datesAreSeconds(_ text: String, _ seconds: Int) {
    #expect(PropertyListValue(.date(text: text)).secondsSince2001 == seconds)
  }

  @Test func foundationReadsItBack() throws {
    let source = """
      <dict><key>s &lt;</key><string> é&#13;
      </string><key>i</key><integer>0x10</integer><key>r</key><real>1.50</real><key>n</key>
      <real>-inf</real><key>d</key><date>2024-02-29T12:34:56Z</date><key>b</key><data>AAEC</data>
      <key>a</key><array><true/><dict><key/><false/></dict></array></dict>
      """
    let bytes = try #require(Self.read(source)?.xml)
    let plist = try unsafe PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    let read = try #require(plist as? [String: Any])
    #expect(read["s <"] as? String == " é\r\n")
    #expect(read["i"] as? Int == 16)
    #expect(read["r"] as? Double == 1.5)
    #expect(read["n"] as? Double == -.infinity)
    #expect(read["d"] as? Date == Date(timeIntervalSinceReferenceDate: 730_902_896))
    #expect(read["b"] as? Data == Data([0, 1, 2]))
    let array = try #require(read["a"] as? [Any])
    #expect(array.first as? Bool == true)
    #expect(array.last as? [String: Bool] == ["": false])
    #expect(read.count == 7)
  }
}
