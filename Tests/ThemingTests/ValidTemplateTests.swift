import Diagnostics
import Testing
import Theming

/// What a template may say.
struct ValidTemplateTests {
  @Test(arguments: [
    "", "{{title}}", "a < b {{title}} & c > {{title}}", "<p>{{title}}</p>", "{{{content}}}",
    "{{&content}}", "{{data}} {{home}} {{isCurrent}}",
    "<p title=\"{{title}}\" lang='{{title}}' id=\"a-{{title}}-b\" data-x=\"{{data}}\">",
    "<P TITLE = \"{{title}}\">", "<p title='\"{{title}}'>", "<p title=\">{{title}}<\">",
    "<a href='{{home}}'>", "<a href=\"{{home}}/{{title}}?x={{title}}#{{title}}\">",
    "<a href=\"/{{title}}\">", "<a href=\"#{{title}}\">", "<a href=\"?q={{title}}\">",
    "<a href=\"./{{title}}\">", "<a href=\"https://example.com/{{title}}\">",
    "<a href=\"mailto:{{title}}\">", "<a href=\"https:{{title}}\">", "<a href=\"itms-apps://x\">",
    "<a href=\"//example.com\">", "<a href=\"a&amp;b.html\">", "<a href=\"Q&amp;A/{{title}}\">",
    "<a href=\"{{home}}?a=1&amp;b={{title}}\">", "<a href=\"/x?next={{home}}\">",
    "<a href=\"{{home}}{{home}}x{{home}}\">",
    "<a href=\"{{#pages}}{{url}}{{/pages}}\">",
    "<img src=\"{{home}}\" alt=\"{{title}}\">", "<img srcset=\"{{home}} 1x, /b/{{title}} 2x\">",
    "<svg><use href=\"#{{title}}\"/></svg>", "<a xlink:href=\"{{home}}\">",
    "<object data=\"{{home}}\"></object>", "<p data=\"{{title}}\" action=\"/\">",
    "{{#app}}<a href=\"{{site}}\">{{name}}</a>{{title}}{{/app}}{{app.name}}",
    "{{#pages}}<a href=\"{{url}}\" title=\"{{title}}\">{{{icon}}}{{subtitle}}</a>{{/pages}}",
    "{{^pages}}none{{/pages}}", "{{#app.languages}}{{code}}{{app.name}}{{/app.languages}}",
    "{{#title}}<h1>{{.}}</h1>{{/title}}", "{{#content}}<main>{{{.}}}</main>{{/content}}",
    "{{#home}}<a href=\"{{.}}\">{{/home}}", "{{#isCurrent}}<b>{{/isCurrent}}",
    "<a {{#isCurrent}}aria-current=\"page\"{{/isCurrent}}>",
    "<a{{#isCurrent}} aria-current=\"page\"{{/isCurrent}} href=\"/\">",
    "<input {{#isCurrent}}checked{{/isCurrent}}>", "<input a{{#isCurrent}} checked{{/isCurrent}}>",
    "<input checked {{#isCurrent}}disabled{{/isCurrent}} {{^isCurrent}}hidden{{/isCurrent}}>",
    "<a class=\"a{{#isCurrent}} b{{/isCurrent}}\" {{#title}}title=\"{{.}}\"{{/title}}>",
    "<a {{#home}}href=\"{{.}}\"{{/home}}{{^home}}href=\"#\"{{/home}}>",
    "<p class=\"{{#pages}}{{title}} {{/pages}}\">", "<p data-{{! }}x=\"y\">",
    "<!-- <p title={{! }}x> -->{{title}}", "<!--> {{title}}", "<!---> {{title}}",
    "<!-- --!> {{title}}", "<!----> {{title}}", "<!-- ---> {{title}}", "<!-> {{title}}",
    "<!-- --x- -- > --> {{title}}", "</> {{title}}", "<?php ?>{{title}}", "<3 {{title}}",
    "<!DOCTYPE html><html lang=\"{{title}}\"><meta charset=\"utf-8\"><title>{{title}}</title>",
    "<!doctype html PUBLIC \"a>b\"> {{title}}", "<meta charset=UTF-8>",
    "<meta name=\"description\" content=\"{{title}}\">",
    "<meta property='og:url' content='{{home}}'>",
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'\">",
    "<textarea>{{title}}</textarea>{{title}}", "<TITLE>{{title}}</Title >{{title}}",
    "<title>a{{#subtitle}} – {{.}}{{/subtitle}}</title>", "<svg><title>{{title}}</title></svg>",
    "<script src=\"{{home}}/a.js\" defer></script>{{title}}", "<script src=a.js>\n</script>",
    "<script type=\"module\" src=\"a.js\"></script>",
    "<script type=\"application/json\" id=\"x\">{{{data}}}</script>{{title}}",
    "<script type=' Application/JSON '>{\"a\": {{{data}}}{{#isCurrent}}, \"b\": 1{{/isCurrent}}}</script>",
    "<script type=application/json>{}</script\n>{{title}}",
    "<link rel=\"stylesheet\" href=\"{{home}}/theme.css\">", "<link rel=icon href=\"a.svg\">",
    "<link href=\"https://example.com/a\" rel=\"canonical\">",
    "<link rel=canonical href=\"{{home}}\">",
    "<noscript><p class=\"{{title}}\">{{title}}</p></noscript><!-- x -->",
    "<iframe src=\"{{home}}\" title=\"{{title}}\"></iframe>{{title}}",
    "<form action=\"https://example.com\"><button formaction=\"/\">", "<a ping=\"/x\">",
    "<p {{=| |=}}title=\"|title|\">", "{{> text}}", "<p title=\"{{> text}}\">", "{{> link}}",
    "{{> half}}/{{title}}\">", "<textarea>{{> text}}</textarea>",
    "{{<page}}{{$title}}{{title}}{{/title}}{{$class}} {{title}}{{/class}}{{/page}}",
    "{{<page}}{{$main}}{{{content}}}{{/main}}{{$json}}{{{data}}}{{/json}}{{/page}}",
  ])
  func isAccepted(_ text: String) {
    #expect(TestTheme.diagnostics(text).map(\.textForm) == [])
  }
}
