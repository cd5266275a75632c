import Diagnostics
import Mustache
import Testing
import Theming

/// What names a template may not use.
struct NameResolverTests {
  @Test(
    arguments: [
      ("①{{titel}}", ["①": .unknownName("titel", known)]),
      ("①{{#page}}{{anything}}{{.}}{{/page}}", ["①": .unknownName("page", known)]),
      ("①{{^page}}{{/page}}", ["①": .unknownName("page", known)]),
      ("①{{url}}{{#pages}}{{url}}{{/pages}}", ["①": .unknownName("url", known)]),
      ("①{{name}}", ["①": .unknownName("name", known)]),
      ("①{{app.nam}}", ["①": .noMember("nam", of: .init("app"), ["languages", "name", "site"])]),
      ("①{{title.x}}", ["①": .noMember("x", of: .init("title"), [])]),
      ("①{{pages.title}}", ["①": .memberOfList(.init("pages"), "title")]),
      (
        "①{{#app.languages.code}}{{/app.languages.code}}",
        ["①": .memberOfList(.init("app.languages"), "code")]
      ),
      ("①{{pages}}", ["①": .listIsNoText(.init("pages"))]),
      ("<p title=\"①{{app}}\">", ["①": .groupIsNoText(.init("app"))]),
      ("{{#app}}①{{.}}{{/app}}", ["①": .groupIsNoText(.init("."))]),
      ("①{{.}}", ["①": .groupIsNoText(.init("."))]),
      ("①{{> txt}}", ["①": .unknownTemplate("txt", nearest: "text")]),
      ("①{{<pag}}{{/pag}}", ["①": .unknownTemplate("pag", nearest: "page")]),
      (
        "{{<page}}①{{$mian}}{{/mian}}{{/page}}",
        ["①": .unknownBlock("mian", in: "page", nearest: "main")]
      ),
      ("①{{>*title}}", ["①": .dynamicName]),
      ("①{{<*title}}{{/*title}}", ["①": .dynamicName]),
      ("①{{> main}}", ["①": .recursion("main")]),
      ("①{{title", ["①": .unclosedTag]),
      ("①{{#pages}}<p title={{title}}>", ["①": .unclosedSection("pages")]),
    ] as [(String, Expected)])
  func refusesNames(_ marked: String, _ expected: Expected) {
    TestTheme.expect(marked, expected)
  }

  private static let known = TestTheme.schema.keys.sorted()
}
