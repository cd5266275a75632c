import Diagnostics
import Mustache
import TestSupport
import Testing
import Theming

/// Messages by the marks that stand where they are expected.
typealias Expected = KeyValuePairs<Character, Diagnostic.Message>

/// A theme of a few templates, and the data that they may use.
enum TestTheme {
  static let schema: TemplateSchema.Members = [
    "title": .text, "subtitle": .text, "home": .url, "content": .html, "data": .json,
    "isCurrent": .boolean,
    "pages": .list(["title": .text, "url": .url, "icon": .html, "isCurrent": .boolean]),
    "app": .object(["name": .text, "site": .url, "languages": .list(["code": .text])]),
  ]

  /// Parts that the templates under test may include.
  static let parts = [
    "text": "{{title}}", "link": "<a href=\"{{home}}\">{{title}}</a>", "half": "<a href=\"",
    "page": "<title>{{$title}}x{{/title}}</title><body class=\"a{{$class}}{{/class}}\">"
      + "{{$main}}{{/main}}<script type=\"application/json\">{{$json}}{}{{/json}}</script>",
  ]

  /// What is said about a template.
  static func diagnostics(_ main: String, _ others: [String: String] = [:]) -> [Diagnostic] {
    load(["main": main].merging(parts) { $1 }.merging(others) { $1 }).diagnostics.filter {
      $0.message.rule != "unused-template"
    }
  }

  /// A theme of templates by their names, with one frame, `main`.
  static func load(
    _ templates: [String: String], name: String = "Test", base: Theme? = nil,
    frames: [String: TemplateSchema.Members] = ["main": schema]
  ) -> (theme: Theme, diagnostics: [Diagnostic]) {
    let files = templates.map { ("templates/\($0).mustache", Array($1.utf8)) }
    let folder = ThemeFolder(path: name, files: Dictionary(uniqueKeysWithValues: files))
    return Theme.load(folder, name: name, base: base, frames: frames)
  }

  /// What a template makes of data, and what is said about that.
  static func rendered(
    _ main: String, _ data: MustacheValue
  ) -> (text: String, messages: [String]) {
    let frame = load(["main": main]).theme.render(frame: "main", data: data)
    return (
      String(decoding: frame.utf8 ?? [], as: UTF8.self), frame.diagnostics.map(\.message.text)
    )
  }

  /// Expects just these messages about a template with marks.
  static func expect(
    _ marked: String, _ expected: Expected,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let text = MarkedText(marked)
    #expect(
      text.describe(diagnostics(text.text)).sorted()
        == expected.map { "\($0) \($1.text)" }.sorted(), sourceLocation: sourceLocation)
  }
}
