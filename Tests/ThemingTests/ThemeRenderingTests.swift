import HTML
import JSON
import Mustache
import Testing
import Theming

struct ThemeRenderingTests {
  @Test(
    arguments: [
      ("javascript:go()", "#blocked"), (" Java\tscript:go()", "#blocked"),
      ("data:text/html,x", "#blocked"), ("a.html", "a.html"),
      ("https://a?b&c", "https://a?b&amp;c"),
      (.html(Array("javascript:x".utf8)), "#blocked"), (.missing, ""), (["javascript:x"], ""),
      (["home": "javascript:x"], ""), (7, "7"), (true, "true"),
    ] as [(MustacheValue, String)])
  func blocksAddresses(_ address: MustacheValue, _ expected: String) {
    let result = TestTheme.rendered("<a href=\"{{home}}\">", ["home": address])
    #expect(result.text == "<a href=\"\(expected)\">")
    #expect(result.messages.count == (expected == "#blocked" ? 1 : 0))
  }

  /// Two addresses in a row run no script either, however it is cut in two.
  @Test func blocksAddressesInTwoParts() {
    let parts = [
      "", "j", "java", "javascript", "script:x", ":x", "\tscript:x", "javascript:", "javascript:x",
      "vb", "vbscript:x", "d", "ata:x", "data:x", "https:x", "\u{1}java", "&", "colon;", "/", "#",
    ]
    let theme = TestTheme.load(["main": "{{home}}{{app.site}}"]).theme
    for first in parts {
      for second in parts {
        let data: MustacheValue = ["home": .text(first), "app": ["site": .text(second)]]
        let text = String(
          decoding: theme.render(frame: "main", data: data).utf8 ?? [], as: UTF8.self)
        let scheme = HTMLAddress.refusedScheme(of: text) ?? ""
        #expect(!["javascript", "vbscript", "data"].contains(scheme), "\(first) \(second)")
      }
    }
  }

  @Test func findsAddressesWhereverTheyAre() {
    let result = TestTheme.rendered(
      "{{#pages}}<a href=\"{{url}}\">{{title}}</a>{{/pages}}{{#app}}<a href=\"{{site}}\">{{/app}}"
        + "{{#home}}<a href=\"{{.}}\">{{/home}}",
      [
        "home": "vbscript:x", "app": ["site": "javascript:y"],
        "pages": [["url": "/a", "title": "A"], ["url": "javascript:z", "title": "B"]],
      ])
    #expect(
      result.text == "<a href=\"/a\">A</a><a href=\"#blocked\">B</a><a href=\"#blocked\">"
        + "<a href=\"#blocked\">")
    #expect(
      result.messages == [
        "“app.site” is “javascript:y”: pages do not lead to “javascript:”, so “#blocked” is written",
        "“home” is “vbscript:x”: pages do not lead to “vbscript:”, so “#blocked” is written",
        "“pages.url” is “javascript:z”: pages do not lead to “javascript:”, so “#blocked” is written",
      ])
  }

  /// A value that an item lacks is not the page's, which may be of another kind.
  @Test func takesNoValueFromFurtherOut() {
    let result = TestTheme.rendered(
      "{{#pages}}{{title}}{{{icon}}}{{subtitle}}{{/pages}}",
      ["title": "out", "icon": "<b>", "subtitle": "sub", "pages": [[:]]])
    #expect(result.text == "sub")
  }

  @Test func neverWritesTextAsMarkup() {
    let result = TestTheme.rendered(
      "{{{content}}}{{title}}", ["content": "<b>", "title": .html([])])
    #expect(result.text == "&lt;b&gt;")
  }

  @Test func writesJSONForScriptsAndAttributes() {
    let data = MustacheValue.json(.object(["a": "</script>&'\""]))
    #expect(
      TestTheme.rendered(
        "<script type=\"application/json\">{{{data}}}</script><p data-x='{{data}}'>",
        ["data": data]
      ).text == """
        <script type="application/json">{"a":"\\u003c/script\\u003e\\u0026'\\""}</script>\
        <p data-x='{&quot;a&quot;:&quot;\\u003c/script\\u003e\\u0026&#39;\\&quot;&quot;}'>
        """)
  }

  @Test(
    arguments: [
      [:], "text", [], [["title": "x"]], ["title": ["title": "x"], "pages": "x", "app": [1]],
      ["content": ["a": 1], "data": "</script>", "isCurrent": [1, 2]],
    ] as [MustacheValue])
  func survivesDataThatDoesNotFollowTheSchema(_ data: MustacheValue) {
    let template =
      "{{title}}{{#title}}{{.}}{{/title}}{{{content}}}{{#pages}}{{title}}{{/pages}}{{app.name}}"
      + "{{#app.languages}}{{code}}{{/app.languages}}{{#isCurrent}}{{.}}{{/isCurrent}}"
      + "<script type=\"application/json\">{{{data}}}</script>"
    #expect(!TestTheme.rendered(template, data).text.contains("</script></script>"))
  }
}
