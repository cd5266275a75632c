import Diagnostics
import Mustache
import Testing
import Theming

/// What a template may not say, with marks where the messages are expected.
struct TemplateCheckTests {
  @Test(
    arguments: [
      ("<p ①{{title}}>", ["①": .valueInTag("p")]),
      ("<p a ①{{title}}>", ["①": .valueInTag("p")]),
      ("<p a①{{title}}=\"x\">", ["①": .valueInTag("p")]),
      ("<p data-①{{title}}>", ["①": .valueInTag("p")]),
      ("<p a=\"x\"①{{title}}>", ["①": .valueInTag("p")]),
      ("<br /①{{title}}>", ["①": .valueInTag("br")]),
      ("</p ①{{title}}>", ["①": .valueInTag("p")]),
      ("<p {{#isCurrent}}①{{title}}{{/isCurrent}}>", ["①": .valueInTag("p")]),
      ("<p ①{{{content}}}>", ["①": .valueInTag("p")]),
      ("<①{{title}}>", ["①": .valueInTagName]),
      ("</①{{title}}>", ["①": .valueInTagName]),
      ("<h①{{title}}>", ["①": .valueInTagName]),
      ("<h①{{#isCurrent}}1{{/isCurrent}}>", ["①": .valueInTagName]),
      ("a <①{{#isCurrent}}b{{/isCurrent}}>", ["①": .valueInTagName]),
      ("<p title=①{{title}}>", ["①": .unquotedValue("title")]),
      ("<p title= ①{{title}} >", ["①": .unquotedValue("title")]),
      ("<p title=x①{{title}}>", ["①": .unquotedValue("title")]),
      ("<p title=x①{{#isCurrent}}y{{/isCurrent}}>", ["①": .unquotedValue("title")]),
      (
        "<p ①title=②{{#isCurrent}}\"y\"{{/isCurrent}}>",
        ["①": .missingValue("title"), "②": .unquotedValue("title")]
      ),
      ("<a/href=①{{home}}>", ["①": .unquotedValue("href")]),
      ("<a href=①{{home}}/>", ["①": .unquotedValue("href")]),
      ("<img\nsrc\n=\n①{{home}} >", ["①": .unquotedValue("src")]),
      ("<A HREF=①{{home}}>", ["①": .unquotedValue("href")]),
      ("<a title='x'href=①{{home}}>", ["①": .unquotedValue("href")]),
      ("{{=| |=}}<p title=①|title|>", ["①": .unquotedValue("title")]),
      ("<!-- ①{{title}} -->", ["①": .valueInComment]),
      ("<!-- ①{{#isCurrent}}x{{/isCurrent}} -->", ["①": .valueInComment]),
      ("<!-- -- > ①{{title}} -->", ["①": .valueInComment]),
      ("<!-- --!> {{title}} <!-- --!x ①{{title}} -->", ["①": .valueInComment]),
      ("<!-- <!-- --> {{title}} <!--- ①{{title}} -->", ["①": .valueInComment]),
      ("<!①{{title}}>", ["①": .valueInComment]),
      ("<!-①{{title}}>", ["①": .valueInComment]),
      ("<?xml ①{{title}}>", ["①": .valueInComment]),
      ("</ ①{{title}}>", ["①": .valueInComment]),
      ("<!DOCTYPE ①{{title}}>", ["①": .valueInDoctype]),
      ("<!doctype html \"①{{title}}\">", ["①": .valueInDoctype]),
    ] as [(String, Expected)])
  func refusesValuesInMarkup(_ marked: String, _ expected: Expected) {
    TestTheme.expect(marked, expected)
  }

  @Test(
    arguments: [
      (
        "①<script>②{{title}}</script>",
        ["①": .inlineScript, "②": .valueInElement("script")]
      ),
      (
        "①<script>②{{#isCurrent}}x{{/isCurrent}}</script>",
        ["①": .inlineScript, "②": .valueInElement("script")]
      ),
      ("①<SCRIPT type=module></SCRIPT>", ["①": .inlineScript]),
      ("①<script type=\"\">x</script>", ["①": .inlineScript]),
      ("①<script type type=\"application/json\">{}</script>", ["①": .inlineScript]),
      (
        "①<script type='text/javascript' type=\"application/json\"></script>", ["①": .inlineScript]
      ),
      ("①<script type=\"application&#47;json\"></script>", ["①": .inlineScript]),
      (
        "①<script{{#isCurrent}} type=\"application/json\"{{/isCurrent}}></script>",
        ["①": .inlineScript]
      ),
      ("<script src=\"a.js\">①{{title}}</script>", ["①": .valueInElement("script")]),
      ("<script src=\"a.js\">①go()</script>", ["①": .codeBesideSource]),
      (
        "<svg>①<script href=\"a.js\"/></script></svg>",
        ["①": .inlineScript, "①": .selfClosing("script")]
      ),
      (
        "<script type=\"①{{title}}\" src=\"a.js\"></script>", ["①": .valueInWord("type", "script")]
      ),
      ("<script type=\"application/json\">①{{data}}</script>", ["①": .escapedData]),
      ("<script type=\"application/json\">①{{title}}</script>", ["①": .noData]),
      ("<script type=\"application/json\">①{{{content}}}</script>", ["①": .noData]),
      ("<script type=\"application/json\">①{{{title}}}</script>", ["①": .noData]),
      ("<script type=\"application/json\">\"<①!--<script>\"</script>", ["①": .tagInData]),
      (
        "<script type=\"application/json\"></scr①{{{data}}}②x</script>",
        ["①": .valueInElement("script"), "②": .tagInData]
      ),
      (
        "①<style>②{{title}}</style>", ["①": .styleElement, "②": .valueInElement("style")]
      ),
      ("<svg>①<style>p { color: red }</style></svg>", ["①": .styleElement]),
      ("<p ①style=\"color: {{title}}\">", ["①": .styleAttribute]),
      ("<p ①STYLE='x'>", ["①": .styleAttribute]),
      ("<p ①onclick=\"go('{{title}}')\">", ["①": .handlerAttribute("onclick")]),
      ("<p title=x ①OnClick=go>", ["①": .handlerAttribute("onclick")]),
      ("<svg/①onload=x>", ["①": .handlerAttribute("onload")]),
      (
        "<p {{#isCurrent}}①on{{/isCurrent}}click=\"x\">",
        ["①": .handlerAttribute("onclick")]
      ),
      ("<iframe ①srcdoc=\"{{title}}\"></iframe>", ["①": .documentAttribute]),
      ("<iframe src=\"a\">①{{title}}</iframe>", ["①": .valueInElement("iframe")]),
      ("<iframe><①b></iframe>", ["①": .tagInText("iframe")]),
      ("①<xmp>②{{title}}</xmp>", ["①": .obsoleteElement("xmp"), "②": .valueInElement("xmp")]),
      ("①<noembed></noembed>", ["①": .obsoleteElement("noembed")]),
      ("①<noframes></noframes>", ["①": .obsoleteElement("noframes")]),
      (
        "①<plaintext>②{{title}}",
        [
          "①": .obsoleteElement("plaintext"), "①": .unfinished("in <plaintext>"),
          "②": .valueInElement("plaintext"),
        ]
      ),
      ("①<base href=\"/\">", ["①": .baseElement]),
      ("<title>①{{{content}}}</title>", ["①": .markupAsText]),
      ("<title>①{{content}}</title>", ["①": .markupAsText]),
      ("<title><①b>{{title}}</b></title>", ["①": .tagInText("title")]),
      ("<svg><title><①a href={{home}}></title></svg>", ["①": .tagInText("title")]),
      ("<textarea><①p title={{title}}></textarea>", ["①": .tagInText("textarea")]),
      (
        "<textarea></text①{{title}}②x</textarea>",
        ["①": .valueInTagName, "②": .tagInText("textarea")]
      ),
      (
        "①<title/>{{title}}</title>", ["①": .selfClosing("title")]
      ),
      ("<svg>①<![CDATA[②{{title}}]]></svg>", ["①": .cdata, "②": .valueInComment]),
      ("<noscript>①<!-- </noscript> --></noscript>", ["①": .markupInNoscript]),
      ("<noscript><p title=\"①</noscript>\"></noscript>", ["①": .markupInNoscript]),
      ("<noscript>①<?</noscript></noscript>", ["①": .markupInNoscript]),
      ("<noscript>①<!x></noscript>", ["①": .markupInNoscript]),
      ("<noscript>①<title></title></noscript>", ["①": .markupInNoscript]),
      ("<meta http-equiv=\"refresh\" content=\"①{{home}}\">", ["①": .valueInHTTPEquivalent]),
      ("<meta content=\"0; ①{{home}}\" http-equiv=refresh>", ["①": .valueInHTTPEquivalent]),
      (
        "<meta content=\"①{{home}}\"{{#isCurrent}} http-equiv='refresh'{{/isCurrent}}>",
        ["①": .valueInHTTPEquivalent]
      ),
      ("<meta http-equiv=\"①{{title}}\">", ["①": .valueInWord("http-equiv", "meta")]),
      ("<meta charset=\"①{{title}}\">", ["①": .valueInWord("charset", "meta")]),
      ("<meta ①charset=latin1>", ["①": .charset]),
      ("<link rel=\"①{{title}}\">", ["①": .valueInWord("rel", "link")]),
      (
        "<svg><set attributeName=\"href\" to=\"①{{title}}\"/></svg>",
        ["①": .valueInAnimation("to")]
      ),
      ("<svg><animate values='①{{home}}'></svg>", ["①": .valueInAnimation("values")]),
      ("a①\u{0}b", ["①": .nul]),
    ] as [(String, Expected)])
  func refusesElements(_ marked: String, _ expected: Expected) {
    TestTheme.expect(marked, expected)
  }

  @Test(
    arguments: [
      ("<a href=\"①{{title}}\">", ["①": .noAddress("href")]),
      ("<a href=' ①{{title}}'>", ["①": .noAddress("href")]),
      ("<a href=\"①{{isCurrent}}\">", ["①": .noAddress("href")]),
      ("<a href=\"①{{data}}\">", ["①": .noAddress("href")]),
      ("<a href=\"①{{{home}}}\">", ["①": .unescaped]),
      ("<a href=\"①{{&home}}\">", ["①": .unescaped]),
      ("<a href=\"①{{{content}}}\">", ["①": .markupAsText]),
      ("<a href=\"x①{{home}}\">", ["①": .unfixedScheme("href")]),
      ("<a href=\"java①{{title}}\">", ["①": .unfixedScheme("href")]),
      ("<a href=\"{{home}}①{{title}}\">", ["①": .unfixedScheme("href")]),
      ("<a href=\"{{home}}x①{{title}}\">", ["①": .unfixedScheme("href")]),
      ("<a href=\"{{home}}①:x\">", ["①": .colonBehindValue("href")]),
      (
        "<a href=\"{{#isCurrent}}{{home}}{{/isCurrent}}①{{title}}\">",
        ["①": .unfixedScheme("href"), "①": .noAddress("href")]
      ),
      ("<a href=\"{{#pages}}{{url}}①{{title}}{{/pages}}\">", ["①": .unfixedScheme("href")]),
      ("<a ①href=\"javascript:go()\">", ["①": .unsafeScheme("javascript", "href")]),
      ("<a ①href=\" jAvA\tscript:go()\">", ["①": .unsafeScheme("javascript", "href")]),
      (
        "<a ①href=\"javascript:②{{title}}\">",
        ["①": .unsafeScheme("javascript", "href"), "②": .unfixedScheme("href")]
      ),
      (
        "<a ①href=\"&#106;avascript&#58;②{{title}}\">",
        ["①": .referenceInAddress("href"), "②": .unfixedScheme("href")]
      ),
      (
        "<a ①href=\"javascript&colon;②{{title}}\">",
        ["①": .referenceInAddress("href"), "②": .unfixedScheme("href")]
      ),
      ("<a href=\"{{home}}&①{{title}}\">", ["①": .unfixedScheme("href")]),
      ("<a ①href=\"data:text/html,x\">", ["①": .unsafeScheme("data", "href")]),
      ("<a href=\"itms-apps:①{{title}}\">", ["①": .unfixedScheme("href")]),
      ("<a xlink:href=\"①{{title}}\">", ["①": .noAddress("xlink:href")]),
      ("<form action='①{{title}}'>", ["①": .noAddress("action")]),
      ("<button formaction='①{{title}}'>", ["①": .noAddress("formaction")]),
      ("<object data='①{{title}}'>", ["①": .noAddress("data")]),
      ("<img srcset=\"/a.png 1x, ①{{title}} 2x\">", ["①": .noAddress("srcset")]),
      ("<a ping=\"/a ①{{title}}\">", ["①": .noAddress("ping")]),
      ("<video poster=\"①{{title}}\">", ["①": .noAddress("poster")]),
      ("<blockquote cite=\"①{{title}}\">", ["①": .noAddress("cite")]),
      ("<img ①src=\"https://example.com/a.png\">", ["①": .networkAddress("src")]),
      ("<img ①src=\"//example.com/a.png\">", ["①": .networkAddress("src")]),
      ("<img ①src=\"\\/example.com/a.png\">", ["①": .networkAddress("src")]),
      ("<img ①src=\"/\t/example.com/{{title}}\">", ["①": .networkAddress("src")]),
      (
        "<img ①src=\"data:image/png;base64,AAAA\">",
        ["①": .networkAddress("src"), "①": .unsafeScheme("data", "src")]
      ),
      ("<img ①srcset=\"a.png, http://example.com/a.png 2x\">", ["①": .networkAddress("srcset")]),
      ("<script ①src=\"HTTPS://example.com/a.js\"></script>", ["①": .networkAddress("src")]),
      ("<link ①href=\"//example.com/a.css\" rel=stylesheet>", ["①": .networkAddress("href")]),
      ("<link rel='Alternate Stylesheet' ①href='http:a'>", ["①": .networkAddress("href")]),
      ("<link rel=preconnect ①href=\"https://example.com\">", ["①": .networkAddress("href")]),
      ("<svg><use ①href=\"https://example.com/a.svg#b\"/></svg>", ["①": .networkAddress("href")]),
      ("<iframe ①src=\"https://{{title}}\"></iframe>", ["①": .networkAddress("src")]),
      ("<source ①src='http://example.com/a.mp4'>", ["①": .networkAddress("src")]),
    ] as [(String, Expected)])
  func refusesAddresses(_ marked: String, _ expected: Expected) {
    TestTheme.expect(marked, expected)
  }

  @Test(
    arguments: [
      ("①{{{title}}}", ["①": .unescaped]),
      ("①{{&title}}", ["①": .unescaped]),
      ("①{{{data}}}", ["①": .unescaped]),
      ("①{{{home}}}", ["①": .unescaped]),
      ("①{{content}}", ["①": .escapedMarkup]),
      ("<p title=\"①{{{title}}}\">", ["①": .unescaped]),
      ("<p title=\"①{{content}}\">", ["①": .markupAsText]),
      ("<p title=\"①{{{content}}}\">", ["①": .markupAsText]),
      ("<textarea>①{{{content}}}</textarea>", ["①": .markupAsText]),
      ("{{#pages}}①{{{title}}}{{{icon}}}{{/pages}}", ["①": .unescaped]),
      ("{{#title}}①{{{.}}}{{/title}}", ["①": .unescaped]),
    ] as [(String, Expected)])
  func refusesUnescapedValues(_ marked: String, _ expected: Expected) {
    TestTheme.expect(marked, expected)
  }

  @Test(
    arguments: [
      (
        "①{{#isCurrent}}<a {{/isCurrent}}href=\"/\">",
        ["①": .unbalanced("between tags", "in the tag <a>")]
      ),
      (
        "①{{^isCurrent}}<!--{{/isCurrent}}-->",
        ["①": .unbalanced("between tags", "in a comment")]
      ),
      (
        "<p title=\"①{{#isCurrent}}x\"{{/isCurrent}}>{{title}}\">",
        ["①": .unbalanced("in the value of “title”", "in the tag <p>")]
      ),
      (
        "<p title=\"①{{#isCurrent}}\" lang=\"{{/isCurrent}}{{title}}\">",
        ["①": .unbalanced("in the value of “title”", "in the value of “lang”")]
      ),
      (
        "<a ①{{#isCurrent}}><a {{/isCurrent}}>",
        ["①": .unbalanced("in the tag <a>", "in the tag <a>")]
      ),
      (
        "①{{#isCurrent}}<title>{{/isCurrent}}{{title}}",
        ["①": .unbalanced("between tags", "in <title>")]
      ),
      (
        "<title>①{{#isCurrent}}</title>{{/isCurrent}}</title>",
        ["①": .unbalanced("in <title>", "between tags")]
      ),
      (
        "①{{#pages}}<p title=\"{{/pages}}",
        ["①": .unbalanced("between tags", "in the value of “title”")]
      ),
      ("<p ①title=\"x", ["①": .unfinished("in the value of “title”")]),
      ("<p ①title='x\">{{title}}", ["①": .unfinished("in the value of “title”")]),
      ("{{title}}①<p ", ["①": .unfinished("in the tag <p>")]),
      ("①<p", ["①": .unfinished("in a tag’s name")]),
      ("①<p title=", ["①": .unfinished("in the value of “title”")]),
      ("①<!-- x", ["①": .unfinished("in a comment")]),
      ("①<!-- x --", ["①": .unfinished("in a comment")]),
      ("①<title>{{title}}", ["①": .unfinished("in <title>")]),
      ("①<textarea>x</textare", ["①": .unfinished("in <textarea>")]),
      ("①<!DOCTYPE html", ["①": .unfinished("in the doctype")]),
      ("<p class=\"a>{{title}}</p><p class=\"b①\">", ["①": .strayInTag("\"")]),
      ("<p class=a①\"b>", ["①": .strayInTag("\"")]),
      ("<p①<b>", ["①": .strayInTag("<")]),
      ("<p ①=x>", ["①": .strayInTag("=")]),
      ("<p ①class=>", ["①": .missingValue("class")]),
    ] as [(String, Expected)])
  func refusesWhatIsUnbalanced(_ marked: String, _ expected: Expected) {
    TestTheme.expect(marked, expected)
  }
}
