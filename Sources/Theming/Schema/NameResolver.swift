package import Diagnostics
package import Mustache

/// Finds out what each name in a template stands for.
///
/// A name belongs to the innermost scope whose schema has it, whatever the data holds later: a
/// value that an item lacks is not taken from the page around it.
struct NameResolver {
  /// What the data and the open sections stand for; nil where that is unknown.
  private var scopes: [TemplateSchema?]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ members: TemplateSchema.Members) {
    scopes = [.object(members)]
  }

  mutating func resolve(_ steps: [MustacheStep]) -> [TemplateStep] {
    steps.compactMap { step in
      switch step {
      case .text(let text): return .text(text)
      case .variable(let variable): return resolve(variable)
      case .section(let section): return resolve(section)
      case .call(let call):
        switch call.reference {
        case .named(let name): report(.recursion(name), call.origin, call.range)
        case .dynamic: report(.dynamicName, call.origin, call.range)
        }
        return nil
      }
    }
  }

  private mutating func resolve(_ variable: MustacheStep.Variable) -> TemplateStep {
    var variable = variable
    let found = find(variable.name, variable.origin, variable.range)
    variable.scope = found.scope
    switch found.schema {
    case .list: report(.listIsNoText(variable.name), variable.origin, variable.range)
    case .object: report(.groupIsNoText(variable.name), variable.origin, variable.range)
    case .text, .url, .refresh, .html, .json, .boolean, nil:
      return .variable(variable, found.schema)
    }
    return .variable(variable, nil)
  }

  private mutating func resolve(_ section: MustacheStep.Section) -> TemplateStep {
    var section = section
    let found = find(section.name, section.origin, section.range)
    section.scope = found.scope
    if !section.isInverted { scopes.append(found.schema?.inner) }
    let steps = resolve(section.steps)
    if !section.isInverted { scopes.removeLast() }
    return .section(section, found.schema, steps)
  }

  private mutating func find(
    _ name: MustacheName, _ origin: MustacheOrigin, _ range: Range<Int>
  ) -> (schema: TemplateSchema?, scope: Int) {
    guard let first = name.parts.first else { return (scopes.last ?? nil, scopes.count - 1) }
    guard let scope = scopes.lastIndex(where: { $0?.members?[first] != nil }) else {
      // What an unknown section holds is anybody's guess.
      if !scopes.contains(nil) {
        let known = Set(scopes.flatMap { $0?.members.map { Array($0.keys) } ?? [] })
        report(.unknownName(first, known.sorted()), origin, range)
      }
      return (nil, 0)
    }
    var schema = scopes[scope]
    for (index, part) in name.parts.enumerated() {
      let whole = MustacheName(Array(name.parts[..<index]))
      if case .list? = schema {
        report(.memberOfList(whole, part), origin, range)
        return (nil, scope)
      }
      guard let member = schema?.members?[part] else {
        report(.noMember(part, of: whole, schema?.members?.keys.sorted() ?? []), origin, range)
        return (nil, scope)
      }
      schema = member
    }
    return (schema, scope)
  }

  private mutating func report(
    _ message: Diagnostic.Message, _ origin: MustacheOrigin, _ range: Range<Int>
  ) {
    diagnostics.append(origin.diagnostic(message, at: range))
  }
}

extension Diagnostic.Message {
  package static func unknownName(_ name: String, _ known: [String]) -> Self {
    .init(
      .error, "unknown-name", "there is no value “\(name)” here\(hint(for: name, among: known))")
  }

  package static func noMember(_ name: String, of whole: MustacheName, _ known: [String]) -> Self {
    .init(
      .error, "unknown-name", "“\(whole)” has no “\(name)”\(hint(for: name, among: known))")
  }

  private static func hint(for name: String, among known: [String]) -> String {
    if let near = known.nearest(to: name) { return "; did you mean “\(near)”?" }
    guard !known.isEmpty else { return "" }
    let shown = known.prefix(12).joined(separator: ", ")
    return "; there are \(shown)\(known.count > 12 ? " and more" : "")"
  }

  package static func memberOfList(_ whole: MustacheName, _ name: String) -> Self {
    .init(
      .error, "unknown-name",
      "“\(whole)” is a list: “\(name)” is had within {{#\(whole)}}…{{/\(whole)}}")
  }

  package static func listIsNoText(_ name: MustacheName) -> Self {
    .init(
      .error, "unknown-name", "“\(name)” is a list: it is written by {{#\(name)}}…{{/\(name)}}")
  }

  package static func groupIsNoText(_ name: MustacheName) -> Self {
    .init(
      .error, "unknown-name",
      "“\(name)” is a group of values: name one of them, as in {{\(name).title}}")
  }

  package static func recursion(_ name: String) -> Self {
    .init(
      .error, "template-recursion",
      "“\(name)” includes itself, which no template of a theme may do")
  }

  package static let dynamicName = Self(
    .error, "template-dynamic-name",
    "which template is meant must be written out: what {{>*name}} includes cannot be checked")
}
