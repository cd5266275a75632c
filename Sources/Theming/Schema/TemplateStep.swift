internal import Mustache

/// A step of a template whose names are known.
indirect enum TemplateStep {
  case text(MustacheStep.Text)
  /// A value and what it is; nil when its name is unknown, which has been reported.
  case variable(MustacheStep.Variable, TemplateSchema?)
  /// A section, and what its value is; nil when unknown.
  case section(MustacheStep.Section, TemplateSchema?, [TemplateStep])

  /// The step for rendering, which knows the scope of each name.
  var mustacheStep: MustacheStep {
    switch self {
    case .text(let text): return .text(text)
    case .variable(let variable, _): return .variable(variable)
    case .section(var section, _, let steps):
      section.steps = steps.map(\.mustacheStep)
      return .section(section)
    }
  }
}
