import Diagnostics
import HTML
import Mustache
import TestSupport
import Testing
import Theming

struct ThemeTests {
  private let schema: TemplateSchema.Members = ["title": .text, "content": .html]
  private let base = [
    "page": "<title>{{$title}}{{title}}{{/title}}</title>{{> head}}{{$main}}{{/main}}",
    "head": "<p>base</p>", "preview": "{{<page}}{{$main}}{{{content}}}{{/main}}{{/page}}",
  ]

  private func load(
    _ templates: [String: String], name: String = "Own", base: Theme? = nil
  ) -> (theme: Theme, diagnostics: [Diagnostic]) {
    TestTheme.load(templates, name: name, base: base, frames: ["preview": schema])
  }

  private func render(_ theme: Theme, _ data: MustacheValue) -> String {
    String(decoding: theme.render(frame: "preview", data: data).utf8 ?? [], as: UTF8.self)
  }

  @Test func rendersAFrame() {
    let (theme, diagnostics) = load(base)
    #expect(diagnostics == [])
    #expect(theme.frameNames == ["preview"])
    #expect(
      render(theme, ["title": "<", "content": .html(.element("hr"))])
        == "<title>&lt;</title><p>base</p><hr>")
  }

  @Test(
    arguments: [
      // Without templates of its own a theme looks like its base.
      ([:], "<title>T</title><p>base</p>"),
      // A template stands in for that of the base in the base's templates.
      (["head": "<i>own</i>"], "<title>T</title><i>own</i>"),
      // What is replaced is still there under the name of the base.
      (["head": "{{> Base/head}}<i>own</i>"], "<title>T</title><p>base</p><i>own</i>"),
      (
        ["preview": "{{<Base/preview}}{{$title}}own {{title}}{{/title}}{{/Base/preview}}"],
        "<title>own T</title><p>base</p>"
      ),
      (
        ["page": "{{<Base/page}}{{$title}}own{{/title}}{{$main}}not shown{{/main}}{{/Base/page}}"],
        "<title>own</title><p>base</p>"
      ),
    ] as [([String: String], String)])
  func extendsABase(_ own: [String: String], _ expected: String) {
    let base = load(base, name: "Base").theme
    let (theme, diagnostics) = load(own, base: base)
    #expect(diagnostics.map(\.textForm) == [])
    #expect(render(theme, ["title": "T"]) == expected)
  }

  @Test func extendsABaseThatExtendsAnother() {
    let first = load(base, name: "First").theme
    let second = load(["head": "2{{> First/head}}"], name: "Second", base: first).theme
    let (third, diagnostics) = load(["head": "3{{> Second/head}}"], name: "Third", base: second)
    #expect(diagnostics == [])
    #expect(render(third, ["title": "T"]) == "<title>T</title>32<p>base</p>")
  }

  @Test func reportsWhatItsTemplatesDoToThoseOfTheBase() {
    let base = load(base, name: "Base").theme
    let (theme, diagnostics) = load(["head": "<p title={{title}}>"], base: base)
    #expect(theme.frameNames == [])
    #expect(
      diagnostics.map(\.textForm)
        == [
          """
          Own/templates/head.mustache:1:10: error: the value of “title” needs quotes around it \
          [unsafe-place]
            <p title={{title}}>
                     ^~~~~~~~~
          Base/templates/page.mustache:1:45: note: “head” is included here
            <title>{{$title}}{{title}}{{/title}}</title>{{> head}}{{$main}}{{/main}}
                                                        ^~~~~~~~~~
          Base/templates/preview.mustache:1:1: note: “page” is extended here
            {{<page}}{{$main}}{{{content}}}{{/main}}{{/page}}
            ^~~~~~~~~

          """
        ])
  }

  @Test func saysAThingOnceThoughItIsThereTwice() {
    let text = "{{> part}}{{> part}}"
    let diagnostics = TestTheme.diagnostics(text, ["part": "<p title={{title}}>{{titel}}"])
    #expect(diagnostics.count == 2)
  }

  @Test func missesAFrame() {
    let (theme, diagnostics) = load(["prevew": "x"])
    #expect(
      diagnostics.map(\.message) == [
        .missingFrame("preview", hint: "prevew"), .unusedTemplate("prevew"),
      ])
    let frame = theme.render(frame: "preview", data: [:])
    #expect(frame.utf8 == nil)
    #expect(frame.diagnostics.map(\.message) == [.noFrame("preview")])
  }

  @Test func doesNotRenderWhatHasAnError() {
    let templates = ["main": "{{titel}}", "other": "{{title}}{{> part}}", "part": "{{#x"]
    let frames = ["main": schema, "other": schema]
    let (theme, diagnostics) = TestTheme.load(templates, frames: frames)
    #expect(theme.frameNames == [])
    #expect(diagnostics.count == 2)
  }

  @Test func readsFilesByTheirFolders() {
    let folder = ThemeFolder(
      path: "T",
      files: [
        "templates/preview.mustache": Array("{{> parts/a}}".utf8),
        "templates/parts/a.mustache": Array("a".utf8), "templates/b.html": [],
        "templates/bad.mustache": [0x61, 0xFF], "theme.yml": [0xFF], "assets/a/b.css": [1],
      ])
    let (theme, diagnostics) = Theme.load(folder, name: "T", frames: ["preview": [:]])
    #expect(
      diagnostics.map { "\($0.location.path) \($0.message.rule)" } == [
        "T/templates/b.html unused-template", "T/templates/bad.mustache unused-template",
        "T/templates/bad.mustache template-syntax",
      ])
    #expect(render(theme, [:]) == "a")
    #expect(theme.assets == ["a/b.css": [1]])
  }

  @Test func ownAssetsStandInForThoseOfTheBase() {
    let base = Theme.load(
      ThemeFolder(path: "B", files: ["assets/a": [1], "assets/b": [2]]), name: "B", frames: [:])
    let own = Theme.load(
      ThemeFolder(path: "O", files: ["assets/b": [3], "assets/c": [4]]), name: "O",
      base: base.theme, frames: [:])
    #expect(own.theme.assets == ["a": [1], "b": [3], "c": [4]])
  }
}
