import Diagnostics
import PropertyList
import TestSupport
import Testing

struct XMLPropertyListReaderTests {
  @Test(
    arguments: [
      ("<string>a &amp; b</string>", "\"a & b\""), ("<string/>", "\"\""),
      ("<string> a\r\n</string>", "\" a\\n\""),
      ("<string>a<![CDATA[<b>]]><!-- c -->d</string>", "\"a<b>d\""),
      ("<true/>", "true"), ("<false></false>", "false"), ("<true> \n</true>", "true"),
      ("<integer>5</integer>", "5"), ("<integer> \n-5 </integer>", "-5"),
      ("<integer>+5</integer>", "+5"), ("<integer>- 5</integer>", "- 5"),
      ("<integer>0x1F</integer>", "0x1F"), ("<integer>-0x1f</integer>", "-0x1f"),
      ("<integer>9223372036854775807</integer>", "9223372036854775807"),
      ("<integer>18446744073709551615</integer>", "18446744073709551615?"),
      ("<real>1.50</real>", "r1.50"), ("<real>-1e3</real>", "r-1e3"), ("<real>5</real>", "r5"),
      ("<real>nan</real>", "rnan"), ("<real>-infinity</real>", "r-infinity"),
      ("<real>+INF</real>", "r+INF"),
      ("<date>2001-01-01T00:00:00Z</date>", "date:2001-01-01T00:00:00Z"),
      ("<data>AAEC</data>", "data:AAEC"), ("<data>\n\tAA\n\tE=\n</data>", "data:AAE="),
      ("<data/>", "data:"),
      ("<array/>", "[]"), ("<dict/>", "{}"),
      ("<array><string>a</string><array><true/></array></array>", "[\"a\", [true]]"),
      ("<dict><key>b</key><true/><key></key><dict/></dict>", "{\"b\": true, \"\": {}}"),
    ] as [(String, String)])
  func readsEveryType(_ element: String, _ expected: String) {
    for text in [element, "<plist version=\"1.0\">\n\(element)\n</plist>"] {
      let file = PropertyListReader.read(Array(text.utf8), path: "a.plist")
      #expect(file.value?.dump == expected)
      #expect(file.format == .xml)
      #expect(file.diagnostics.isEmpty)
    }
  }

  @Test func rangesAreThoseOfElements() throws {
    let marked = MarkedText(
      "<plist>\n①<dict>②<key>é</key>③ ④<string>x\ny</string>⑤<key>b</key>⑥<array>⑦<true/>⑧</array>⑨</dict>⑩"
    )
    let file = PropertyListReader.read(marked.utf8, path: "a.plist")
    let dictionary = try #require(file.value?.dictionary)
    #expect(marked.marks(at: file.value?.range) == "①⑩")
    #expect(marked.marks(at: dictionary.entries[0].keyRange) == "②③")
    #expect(marked.marks(at: dictionary["é"]?.range) == "④⑤")
    #expect(marked.marks(at: dictionary["b"]?.range) == "⑥⑨")
    #expect(marked.marks(at: dictionary["b"]?.array?.first?.range) == "⑦⑧")
  }

  @Test(
    arguments: [
      // An element that is unknown costs its key, and no more.
      (
        "<dict><key>a</key>①<String>x<b/></String><key>b</key><true/></dict>", "{\"b\": true}",
        ["① property lists know no element “<String>” here"]
      ),
      (
        "<array>①<boolean>YES</boolean><true/></array>", "[true]",
        ["① property lists know no element “<boolean>” here"]
      ),
      (
        "<dict><key>a</key>①<plist><true/></plist></dict>", "{}",
        ["① property lists know no element “<plist>” here"]
      ),
      // A value that is missing costs its key.
      (
        "<dict>①<key>Title</key><key>b</key><true/></dict>", "{\"b\": true}",
        ["① a value is missing after the key “Title”"]
      ),
      (
        "<dict><key>b</key><true/>①<key>Title</key></dict>", "{\"b\": true}",
        ["① a value is missing after the key “Title”"]
      ),
      // A key that is missing costs its value.
      (
        "<dict>①<true/><key>b</key><true/>②<array/></dict>", "{\"b\": true}",
        [
          "① a value stands in a dictionary without a key before it",
          "② a value stands in a dictionary without a key before it",
        ]
      ),
      ("<array>①<key>b</key><true/></array>", "[true]", ["① a key stands outside a dictionary"]),
      (
        "<dict>②<key>a</key><true/><key>b</key><true/>①<key>a</key><false/></dict>",
        "{\"b\": true, \"a\": false}",
        ["① the key “a” stands here again; this value counts", "② note: the earlier “a” is here"]
      ),
      (
        "<dict><key>\u{E9}</key><true/><key>e\u{301}</key><false/></dict>",
        "{\"\u{E9}\": true, \"e\u{301}\": false}", []
      ),
      ("<array> \n①x y <true/></array>", "[true]", ["① the text “x y” belongs to no value"]),
      ("①<true>yes</true>", "true", ["① “<true/>” holds no text"]),
      ("①<integer>5a</integer>", "5a?", ["① “5a” is no integer"]),
      ("①<integer/>", "?", ["① the integer is empty"]),
      ("①<integer>0x</integer>", "0x?", ["① “0x” is no integer"]),
      (
        "①<integer>99999999999999999999</integer>", "99999999999999999999?",
        ["① the integer “99999999999999999999” does not fit into 64 bits"]
      ),
      ("①<real>1,5</real>", "r1,5?", ["① “1,5” is no real"]),
      ("①<date>yesterday</date>", "date:yesterday", ["① “yesterday” is no date"]),
      (
        "①<date>2001-13-01T00:00:00Z</date>", "date:2001-13-01T00:00:00Z",
        ["① “2001-13-01T00:00:00Z” is no date"]
      ),
      ("①<data>AAE</data>", "data:AAE", ["① the data is no Base64"]),
      ("①<data>A*==</data>", "data:A*==", ["① the data is no Base64"]),
      ("<string>a①<b>c</b>d</string>", "\"ad\"", ["① “<b>” cannot stand within “<string>”"]),
      (
        "<plist><true/>①<false/></plist>", "true",
        ["① the property list holds more than one value; the first counts"]
      ),
      ("<true/>①<false/>", "true", ["① what stands behind the last end tag is not read"]),
      ("<plist></plist>", nil, ["- the property list holds no value"]),
      ("①<html><true/></html>", nil, ["① property lists know no element “<html>” here"]),
      ("junk <?xml?><true/>", "true", ["1:1 what stands before the first tag is skipped"]),
      // What was said before the file broke off counts.
      (
        "②<dict><key>a</key><array><true/>③<string>x ①& y", "{\"a\": [true]}",
        ["① “&” in text is written “&amp;”"]
      ),
      (
        "②<dict><key>a</key><true/><key>b</key>①", "{\"a\": true}",
        ["① the file ends before “<dict>” is closed", "② note: “<dict>” begins here"]
      ),
    ] as [(String, String?, [String])])
  func losesNoMoreThanItMust(_ text: String, _ value: String?, _ expected: [String]) {
    let marked = MarkedText(text)
    let file = PropertyListReader.read(marked.utf8, path: "a.plist")
    #expect(file.value?.dump == value)
    #expect(marked.describe(file.diagnostics) == expected)
  }

  @Test func keepsComments() {
    let marked = MarkedText("<dict>①<!-- vitrine:x -->②<key>a</key><true/></dict>")
    let file = PropertyListReader.read(marked.utf8, path: "a.plist")
    #expect(file.comments.map(\.text) == [" vitrine:x "])
    #expect(marked.marks(at: file.comments.first?.range) == "①②")
  }

  @Test func leavesOutWhatIsNestedTooDeep() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array(
        ("<array>" + String(repeating: "<array>", count: depth - 1)
          + String(repeating: "</array>", count: depth - 1) + "<true/></array>").utf8)
    }
    #expect(PropertyListReader.read(nested(512), path: "a").diagnostics.isEmpty)
    let file = PropertyListReader.read(nested(50_000), path: "a")
    #expect(file.diagnostics.map(\.message.rule) == ["nesting"])
    #expect(file.value?.array?.count == 2)
  }

  @Test func saysOnlySoMuch() {
    let text = "<array>" + String(repeating: "<x/>", count: 1000) + "</array>"
    let file = PropertyListReader.read(Array(text.utf8), path: "a")
    #expect(file.diagnostics.count == 201)
    #expect(
      file.diagnostics.first?.message.text == "800 more problems of this file are not shown")
  }
}
