import Diagnostics
import Mustache

extension MustacheLibrary {
  /// A library of templates by their names; what is wrong with one is not looked at.
  init(texts: [String: String]) {
    self.init(
      texts.map { name, text in
        MustacheTemplate.parse(SourceText(path: name, utf8: Array(text.utf8)), name: name).template
      })
  }

  /// What the template `main` makes of data.
  func rendered(_ data: MustacheValue = [:]) -> String {
    String(decoding: program(named: "main")?.render(data).utf8 ?? [], as: UTF8.self)
  }
}
