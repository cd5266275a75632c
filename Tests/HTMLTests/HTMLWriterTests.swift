import HTML
import Testing

struct HTMLWriterTests {
  @Test(
    arguments: [
      (HTMLNode.text("a < b & \"c\" > 'd'"), "a &lt; b &amp; \"c\" &gt; 'd'"),
      (.element("p"), "<p></p>"),
      (.element("br"), "<br>"),
      (
        .element("a", [.href("?a&b\"'"), .flag("hidden")]),
        #"<a href="?a&amp;b&quot;&#39;" hidden></a>"#
      ),
      (.element("p", [], ["a", .element("b", [], ["c"]), "d"]), "<p>a<b>c</b>d</p>"),
      (.fragment(["a", .fragment([]), "b"]), "ab"),
      (.empty, ""),
      (.element("textarea", [], ["\na"]), "<textarea>\n\na</textarea>"),
      (.element("textarea", [], ["a\n"]), "<textarea>a\n</textarea>"),
      (.element("pre", [], [.fragment(["\n\na"])]), "<pre>\n\n\na</pre>"),
    ] as [(HTMLNode, String)])
  func writes(_ node: HTMLNode, _ expected: String) {
    #expect(node.markup == expected)
  }

  @Test(arguments: [
    ("a\r\nb\tc", "a&#13;\nb\tc"), ("\u{0}\u{1B}\u{7F}\u{85}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("é日本\u{A0}🦊", "é日本\u{A0}🦊"),
  ])
  func escapesWhatAParserWouldChange(_ text: String, _ expected: String) {
    #expect(Array(HTMLNode.text(text).markup.utf8) == Array(expected.utf8))
  }

  @Test(arguments: [0xFFFE, 0x1FFFF, 0x10FFFE, 0xFDD0, 0xFDEF])
  func escapesNoncharacters(_ value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(HTMLNode.text("a\(scalar)").markup == "a\u{FFFD}")
  }
}
