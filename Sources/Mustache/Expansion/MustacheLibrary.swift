package import Diagnostics

/// Templates that include and extend each other by their names.
package struct MustacheLibrary: Sendable {
  private let templates: [String: MustacheTemplate]

  /// A library of templates by the names under which they are included.
  package init(_ templates: [String: MustacheTemplate]) {
    self.templates = templates
  }

  /// A library of templates by their own names; of those of one name, the last is taken.
  package init(_ templates: [MustacheTemplate]) {
    self.init(Dictionary(templates.map { ($0.name, $0) }, uniquingKeysWith: { $1 }))
  }

  package subscript(name: String) -> MustacheTemplate? { templates[name] }

  /// The names of all templates, in order.
  package var names: [String] { templates.keys.sorted() }

  /// A template with its partials, parents and blocks put in.
  ///
  /// What is not found is reported and left out.
  package func expansion(of template: MustacheTemplate) -> MustacheExpansion {
    var expander = MustacheExpander(library: self)
    return expander.expand(template)
  }

  /// A template made ready to be rendered, by the public specification to the letter.
  ///
  /// Nil when there is no such template; what it includes but is not found is left out.
  package func program(named name: String) -> MustacheProgram? {
    self[name].map { MustacheProgram(expansion(of: $0).steps, library: self) }
  }
}

/// A template with its partials, parents and blocks put in.
package struct MustacheExpansion: Sendable {
  package let steps: [MustacheStep]
  /// The paths of the templates that are part of it.
  package let paths: Set<String>
  package let diagnostics: [Diagnostic]
}
