package import Diagnostics
internal import Mustache

/// Puts a theme's templates together and checks them.
struct ThemeLoader {
  private let layers: [ThemeLayer]
  private let library: MustacheLibrary
  private var frames: [String: ThemeFrame] = [:]
  /// The paths of all templates that are part of a frame.
  private var used: Set<String> = []
  /// The paths of the templates that could not be read.
  private let unreadable: Set<String>
  private var found: [Diagnostic]

  /// A loader for the layers of a theme, each before its base, with what has been said of them.
  init(_ layers: [ThemeLayer], diagnostics: [Diagnostic]) {
    self.layers = layers
    found = diagnostics
    var templates: [String: MustacheTemplate] = [:]
    // Those that stand behind are the bases: they give way under a plain name, but not under theirs.
    for layer in layers.reversed() { templates.merge(layer.templates) { $1 } }
    for layer in layers {
      for (name, template) in layer.templates { templates["\(layer.name)/\(name)"] = template }
    }
    library = MustacheLibrary(templates)
    unreadable = Set(diagnostics.filter { $0.severity == .error }.map(\.location.path))
  }

  mutating func load(frame name: String, _ schema: TemplateSchema.Members) {
    guard let template = library[name] else {
      let own = layers.flatMap(\.templates.keys).sorted()
      let message = Diagnostic.Message.missingFrame(name, hint: own.nearest(to: name))
      found.append(Diagnostic(message, at: SourceLocation(path: layers[0].path)))
      return
    }
    let expansion = library.expansion(of: template)
    used.formUnion(expansion.paths)
    // Its structure is not what was meant, and so would the remarks be.
    guard unreadable.isDisjoint(with: expansion.paths) else { return }
    var resolver = NameResolver(schema)
    let steps = resolver.resolve(expansion.steps)
    let remarks =
      expansion.diagnostics + resolver.diagnostics + TemplateCheck.diagnostics(of: steps)
    found += remarks
    guard !remarks.contains(where: { $0.severity == .error }) else { return }
    frames[name] = ThemeFrame(
      program: MustacheProgram(steps.map(\.mustacheStep), writesTextUnescaped: false),
      addresses: AddressFilter(schema), path: template.source.path)
  }

  /// Reports the templates of the theme itself that are part of no frame.
  mutating func reportUnused(in layer: ThemeLayer) {
    for (name, template) in layer.templates.sorted(by: { $0.key < $1.key })
    where !used.contains(template.source.path) {
      let location = SourceLocation(path: template.source.path)
      found.append(Diagnostic(.unusedTemplate(name), at: location))
    }
  }

  /// What was found, in order, and each thing once, in however many frames it is.
  var diagnostics: [Diagnostic] {
    struct Key: Hashable {
      let message: Diagnostic.Message
      let location: SourceLocation
    }
    var known: Set<Key> = []
    return found.inOrder().filter {
      known.insert(Key(message: $0.message, location: $0.location)).inserted
    }
  }

  func theme(named name: String) -> Theme {
    var assets: [String: [UInt8]] = [:]
    for layer in layers.reversed() { assets.merge(layer.assets) { $1 } }
    return Theme(name: name, assets: assets, layers: layers, frames: frames)
  }
}

extension Diagnostic.Message {
  package static func missingFrame(_ name: String, hint: String?) -> Self {
    let question = hint.map { "; is “\($0)” meant to be it?" } ?? ""
    return .init(
      .error, "missing-frame",
      "the theme has no “templates/\(name).mustache”, nor has one that it extends\(question)")
  }

  package static func unusedTemplate(_ name: String) -> Self {
    .init(.warning, "unused-template", "no page is made with the template “\(name)”")
  }
}
