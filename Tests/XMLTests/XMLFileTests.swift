import Diagnostics
import TestSupport
import Testing
import XML

struct XMLFileTests {
  @Test(
    arguments: [
      ("<a/>", ["<a> 0..<4", "</a> 4..<4"]),
      ("<a>x</a>", ["<a> 0..<3", "“x” 3..<4", "</a> 4..<8"]),
      ("<a b='1' c=\"&lt;é\"/>", ["<a b=1 c=<é> 0..<21", "</a> 21..<21"]),
      // One text, whatever it is made of.
      (
        "<a>x&amp;&#233;\r\ny<![CDATA[<&]]></a>",
        ["<a> 0..<3", "“x&é\ny<&” 3..<32", "</a> 32..<36"]
      ),
      ("<a><![CDATA[]]></a>", ["<a> 0..<3", "“” 3..<15", "</a> 15..<19"]),
      ("<a>x<?y?>z</a>", ["<a> 0..<3", "“xz” 3..<10", "</a> 10..<14"]),
      (
        "<!--p--><a>x<!-- c -->y</a>",
        ["#p 0..<8", "<a> 8..<11", "“x” 11..<12", "# c  12..<22", "“y” 22..<23", "</a> 23..<27"]
      ),
      // What an entity holds stands where it is referred to.
      (
        "<!DOCTYPE a [<!ENTITY e 'x<b/>'>]><a>&e;</a>",
        [
          "<a> 34..<37", "“x” 37..<40", "<b> 37..<40", "</b> 37..<40", "</a> 40..<44",
        ]
      ),
    ] as [(String, [String])])
  func givesEventsWithOffsets(_ text: String, _ expected: [String]) {
    let reading = Reading(text)
    #expect(reading.events == expected)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "<?xml version='1.0'?>①<a/>", "①<a/>", " \n①<a/>", "<!-- c -->①<a/>", "①<a/>\n<!-- c -->\n",
    "<!DOCTYPE plist PUBLIC \"-//Apple//DTD\" \"http://localhost/x.dtd\">①<a/>",
    "<?xml version=\"1.0\" standalone=\"yes\" encoding=\"utf8\"?>\n①<a/>",
  ])
  func acceptsAnyHonestProlog(_ marked: String) {
    let reading = Reading(marked)
    #expect(reading.rootMark == "①")
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("① \n<?xml version='1.0'?>②<a/>", ["① white space stands before the XML declaration"]),
      ("①<!-- c --><?xml version='1.0'?>②<a/>", ["① what stands before the first tag is skipped"]),
      (
        "\u{FEFF}①\u{FEFF}<?xml version='1.0'?>②<a/>",
        ["① what stands before the first tag is skipped"]
      ),
      (
        "①<<<<<<< HEAD\n<?xml version='1.0'?>②<a/>",
        ["① what stands before the first tag is skipped"]
      ),
      ("①x & y ②<a/>", ["① what stands before the first tag is skipped"]),
      ("①<?xml version='1.0'>②<a/>", ["① the XML declaration is not closed by “?>”"]),
      ("①<?xml version='1.0'②<a/>", ["① the XML declaration is not closed by “?>”"]),
      ("②<a/>\n①x", ["① what stands behind the last end tag is not read"]),
      ("②<a/>①<b/>", ["① what stands behind the last end tag is not read"]),
      ("②<a></a>①</a>", ["① what stands behind the last end tag is not read"]),
      ("②<a/>①<!-- ", ["① what stands behind the last end tag is not read"]),
    ] as [(String, [String])])
  func readsPastJunk(_ marked: String, _ expected: [String]) {
    let reading = Reading(marked)
    #expect(reading.rootMark == "②")
    #expect(reading.messages == expected)
    #expect(reading.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test(
    arguments: [
      ("①", ["① the file has no XML in it"]),
      ("①x", ["① the file has no XML in it"]),
      ("<!-- c -->①", ["① the file has no element"]),
      ("①<!-- c ", ["① the file ends within this"]),
      ("<a>②<b>x①", ["① the file ends before “<b>” is closed", "② note: “<b>” begins here"]),
      (
        "②<a c='d'>x</①b>",
        [
          "① this end tag does not close “<a>”, which is open here",
          "② note: “<a>” begins here",
        ]
      ),
      ("<a>x ①&amp y</a>", ["① “&” in text is written “&amp;”"]),
      ("<a>x ①& y</a>", ["① “&” in text is written “&amp;”"]),
      ("<a>x ①< y</a>", ["① “<” in text is written “&lt;”"]),
      ("<a>①\u{3}</a>", ["① the control character U+0003 cannot stand in XML"]),
      ("<a><!-- x --①- --></a>", ["① “--” cannot stand within a comment"]),
      ("<a b=①c/>", ["① this cannot stand here in XML"]),
      ("<a>①&#0;</a>", ["① the reference means no character that XML allows"]),
      ("<a><![CDATA[x</a>①", ["① the CDATA section is never closed by “]]>”"]),
      ("<a b='1' ①b='2'/>", ["① the tag has an attribute twice"]),
      ("<!DOCTYPE a [<!ENTITY e '&e;'>]><a>①&e;</a>", ["① the entity refers to itself"]),
      (
        "<!DOCTYPE a [<!ENTITY e SYSTEM 'f'>]><a>①&e;</a>",
        ["① “&e;” refers to another file, which is not read"]
      ),
      ("<a>①&nbsp;</a>", ["① “&nbsp;” is not declared; it is kept as it is written"]),
      ("<a/>①", []),
    ] as [(String, [String])])
  func saysWhatIsWrong(_ marked: String, _ expected: [String]) {
    #expect(Reading(marked).messages == expected)
  }
}

/// The events of a marked text, as text.
private struct Reading {
  let marked: MarkedText
  let events: [String]
  let diagnostics: [Diagnostic]
  let rootMark: String

  init(_ marked: String) {
    self.marked = MarkedText(marked)
    let file = XMLFile(decoding: self.marked.utf8, path: "a.xml")
    var events: [String] = []
    var root: Int?
    diagnostics = file.read { event in
      switch event {
      case .start(let name, let attributes, let range):
        root = root ?? range.lowerBound
        let list = attributes.map { " \($0.name)=\($0.value)" }.joined()
        events.append("<\(name)\(list)> \(range)")
      case .end(let name, let range): events.append("</\(name)> \(range)")
      case .text(let text, let range): events.append("“\(text)” \(range)")
      case .comment(let text, let range): events.append("#\(text) \(range)")
      }
    }
    self.events = events
    rootMark = self.marked.mark(at: root.map(file.source.position(at:)))
  }

  var messages: [String] { marked.describe(diagnostics) }
}
