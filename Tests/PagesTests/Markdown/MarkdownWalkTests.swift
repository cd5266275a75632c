import Diagnostics
import HTML
import Markdown
import Testing

@testable import Pages

struct MarkdownWalkTests {
  @Test(arguments: [
    ("[a](https://example.com/)", "<p><a href=\"https://example.com/\">a</a></p>"),
    ("[a](HTTP://example.com/)", "<p><a href=\"HTTP://example.com/\">a</a></p>"),
    (
      "[a](mailto:a@b.c) [b](tel:+1)",
      "<p><a href=\"mailto:a@b.c\">a</a> <a href=\"tel:+1\">b</a></p>"
    ),
    ("[a](../b.md#c)", "<p><a href=\"../b.md#c\">a</a></p>"),
    ("[a](b:c/d \"e\")", "<p>a</p>"),
    ("[a *b*](javascript:alert(1))", "<p>a <em>b</em></p>"),
    ("[a](&#106;avascript:b)", "<p>a</p>"),
    ("[a](<java\tscript:b>)", "<p>a</p>"),
    ("[a](<\u{1}javascript:b>)", "<p>a</p>"),
    ("![a](data:image/png;base64,AAAA)", "<p>a</p>"),
    ("<ftp://example.com/>", "<p>ftp://example.com/</p>"),
    ("[a]\n\n[a]: vbscript:b", "<p>a</p>"),
  ])
  func linksLeadToFewSchemes(_ markdown: String, _ expected: String) {
    let page = page(markdown)
    #expect(page.markup == expected + "\n")
    let isRefused = !expected.contains("<a")
    #expect(page.rules == (isRefused ? ["markdown-link"] : []))
  }

  @Test(arguments: [
    (
      "<script>\nalert(1)\n</script>",
      "<p>&lt;script&gt;\nalert(1)\n&lt;/script&gt;</p>\n", ["markdown-html"]
    ),
    (
      "a <b onclick=x>c</b>", "<p>a &lt;b onclick=x&gt;c&lt;/b&gt;</p>\n",
      ["markdown-html", "markdown-html"]
    ),
    ("<!-- a -->", "", []),
    ("a<!-- b -->c", "<p>ac</p>\n", []),
    (
      "<!-- a --><script>b</script>", "<p>&lt;!-- a --&gt;&lt;script&gt;b&lt;/script&gt;</p>\n",
      ["markdown-html"]
    ),
    (
      "| a |\n|---|\n| <i>b |",
      "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>&lt;i&gt;b</td>\n"
        + "</tr>\n</tbody>\n</table>\n", ["markdown-html"]
    ),
  ])
  func rawHTMLIsText(_ markdown: String, _ expected: String, _ rules: [String]) {
    let page = page(markdown)
    #expect(page.markup == expected)
    #expect(page.rules == rules)
  }

  @Test func rawHTMLIsWrittenWhereItIsAllowed() {
    var options = MarkdownPageOptions.plain
    options.allowsRawHTML = true
    let page = page("<b>\n\n[a](javascript:b)", options)
    #expect(page.markup == "<b>\n<p>a</p>\n")
    #expect(page.rules == ["markdown-link"])
  }

  @Test(arguments: [
    ("# A b\n# A b", "<h1 id=\"a-b\">A b</h1>\n<h1 id=\"a-b-1\">A b</h1>\n"),
    (
      "> [!NOTE]\n> a",
      "<aside class=\"alert note\">\n<p class=\"alert-title\">Note</p>\n<p>a</p>\n</aside>\n"
    ),
    (
      "> [!Warning]  \n> a\n>\n> - b",
      "<aside class=\"alert warning\">\n<p class=\"alert-title\">Warning</p>\n<p>a</p>\n"
        + "<ul>\n<li>b</li>\n</ul>\n</aside>\n"
    ),
    (
      "> [!TIP]\n>\n> a",
      "<aside class=\"alert tip\">\n<p class=\"alert-title\">Tip</p>\n<p>a</p>\n</aside>\n"
    ),
    ("> \\[!NOTE]\n> a", "<blockquote>\n<p>[!NOTE]\na</p>\n</blockquote>\n"),
    ("> [!NOTE] a", "<blockquote>\n<p>[!NOTE] a</p>\n</blockquote>\n"),
    ("> [!OTHER]\n> a", "<blockquote>\n<p>[!OTHER]\na</p>\n</blockquote>\n"),
    (
      "- [ ] a\n\n- [X] b",
      "<ul>\n<li>\n<p><input type=\"checkbox\" disabled aria-label=\"To do\"> a</p>\n</li>\n<li>\n"
        + "<p><input type=\"checkbox\" checked disabled aria-label=\"Done\"> b</p>\n</li>\n</ul>\n"
    ),
    ("- \\[ ] a\n- [ ]\n- [ ]b", "<ul>\n<li>[ ] a</li>\n<li>[ ]</li>\n<li>[ ]b</li>\n</ul>\n"),
    ("\\~a\\~ &#126;b~ ~c&#126;", "<p>~a~ ~b~ ~c~</p>\n"),
    (
      "~~*a* `b`~~ c~d~e ~ f ~",
      "<p><del><em>a</em> <code>b</code></del> c<del>d</del>e ~ f ~</p>\n"
    ),
    ("[https://a.b](c)", "<p><a href=\"c\">https://a.b</a></p>\n"),
    (
      "a[^b] \\[^b] [^c]\n\n[^B]: d",
      "<p>a<sup class=\"footnote-ref\"><a href=\"#fn1\" id=\"fnref1\">1</a></sup> [^b] [^c]</p>\n"
        + "<section class=\"footnotes\" aria-label=\"Footnotes\">\n<ol>\n<li id=\"fn1\">\n<p>d "
        + "<a href=\"#fnref1\" class=\"footnote-backref\" aria-label=\"Back to the text\">↩</a></p>\n</li>\n</ol>\n</section>\n"
    ),
    (
      "a[^b][^b]\n\n[^b]: c",
      "<p>a<sup class=\"footnote-ref\"><a href=\"#fn1\" id=\"fnref1\">1</a></sup>"
        + "<sup class=\"footnote-ref\"><a href=\"#fn1\" id=\"fnref1-2\">1</a></sup></p>\n"
        + "<section class=\"footnotes\" aria-label=\"Footnotes\">\n<ol>\n<li id=\"fn1\">\n<p>c "
        + "<a href=\"#fnref1\" class=\"footnote-backref\" aria-label=\"Back to the text\">↩</a> "
        + "<a href=\"#fnref1-2\" class=\"footnote-backref\" aria-label=\"Back to the text (2)\">↩<sup>2</sup></a></p>\n"
        + "</li>\n</ol>\n</section>\n"
    ),
    ("```\n[^a]: b\n```", "<pre><code>[^a]: b\n</code></pre>\n"),
    (
      "```swift title\nlet a = \"<\"\n```",
      "<pre><code class=\"language-swift\">let a = \"&lt;\"\n</code></pre>\n"
    ),
    (
      "> | a |\n> |:-:|\n> | b |\n| c |",
      "<blockquote>\n<table>\n<thead>\n<tr>\n<th class=\"align-center\">a</th>\n</tr>\n</thead>\n"
        + "<tbody>\n<tr>\n<td class=\"align-center\">b</td>\n</tr>\n</tbody>\n</table>\n"
        + "</blockquote>\n<p>| c |</p>\n"
    ),
    (
      "- | a |\n  |---|\n| c |",
      "<ul>\n<li>\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n</li>\n</ul>\n"
        + "<p>| c |</p>\n"
    ),
    ("| a |\n|---|\n---", "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n<hr>\n"),
    (
      "| # a # | - b |\n|---|---|",
      "<table>\n<thead>\n<tr>\n<th># a #</th>\n<th>- b</th>\n</tr>\n</thead>\n</table>\n"
    ),
  ])
  func writesWhatGitHubReads(_ markdown: String, _ expected: String) {
    #expect(page(markdown).markup == expected)
  }

  @Test(arguments: [
    (
      "```swift title\nlet a = \"<\"\n```",
      "<pre tabindex=\"0\" data-file=\"title\"><code class=\"language-swift\"><span class=\"tok-keyword\">let</span> a = "
        + "<span class=\"tok-string\">\"&lt;\"</span>\n</code></pre>\n"
    ),
    (
      "```other\nlet\n```",
      "<pre tabindex=\"0\"><code class=\"language-other\">let\n</code></pre>\n"
    ),
    ("    let", "<pre tabindex=\"0\"><code>let\n</code></pre>\n"),
    (
      "# A",
      "<h1 id=\"a\">A<a class=\"anchor\" href=\"#a\" aria-hidden=\"true\" tabindex=\"-1\"></a></h1>\n"
    ),
    (
      "| a |\n|---|",
      "<div class=\"table\" tabindex=\"0\">\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n"
        + "</table>\n</div>\n"
    ),
  ])
  func writesWhatReadersNeed(_ markdown: String, _ expected: String) {
    #expect(page(markdown, .init()).markup == expected)
  }

  /// No page nests so deep that its nodes could not be made, written or freed.
  @Test(arguments: ["> ", "- ", "1. - > ", "*a **b ", "[a ![b ", "~a ~~b *c "])
  func writesWhateverIsNested(_ unit: String) {
    let ends = ["*a **b ": " b** a*", "[a ![b ": "](c)](d)", "~a ~~b *c ": " c* b~~ a~"]
    let count = 2_000
    let text =
      String(repeating: unit, count: count) + "x"
      + String(repeating: ends[unit] ?? "", count: count)
    #expect(page(text).markup.contains("x"))
  }

  @Test func punctuationIsSmartWhereItIsAskedFor() {
    let source = SourceText(path: "page.md", utf8: Array("\"a\" -- b... ~~c~~".utf8))
    let document = MarkdownDocument.read(source, options: .init(hasSmartPunctuation: true))
    #expect(document.nodes(in: source).content.markup == "<p>“a” – b… <del>c</del></p>\n")
  }

  private func page(
    _ markdown: String, _ options: MarkdownPageOptions = .plain
  ) -> (markup: String, rules: [String]) {
    let source = SourceText(path: "page.md", utf8: Array(markdown.utf8))
    let document = MarkdownDocument.read(source)
    let (content, diagnostics) = document.nodes(in: source, options: options)
    return (content.markup, diagnostics.map(\.message.rule))
  }
}

extension MarkdownPageOptions {
  /// Without what readers alone need.
  fileprivate static var plain: Self {
    var options = Self()
    options.hasHeadingLinks = false
    options.highlightsCode = false
    options.scrollsByKeys = false
    return options
  }
}
