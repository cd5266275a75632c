package import Diagnostics

/// The template that a step comes from, and how it came to be where it is.
package final class MustacheOrigin: Sendable {
  package enum Relation: Sendable {
    case partial, parent, block
  }

  /// A tag in another template that brought this one in.
  package struct Call: Sendable {
    package let relation: Relation
    package let name: String
    package let range: Range<Int>
    package let origin: MustacheOrigin
  }

  package let template: MustacheTemplate
  package let call: Call?

  init(_ template: MustacheTemplate, call: Call? = nil) {
    self.template = template
    self.call = call
  }

  /// A remark about a range of the template, with notes that say how it is reached.
  package func diagnostic(_ message: Diagnostic.Message, at range: Range<Int>) -> Diagnostic {
    let source = template.source
    return source.diagnostic(message, at: source.range(range), notes: notes)
  }

  /// More notes would only repeat themselves.
  private static let mostNotes = 8

  private var notes: [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    var next = call
    while let call = next, notes.count < Self.mostNotes {
      let source = call.origin.template.source
      let text =
        switch call.relation {
        case .partial: "“\(call.name)” is included here"
        case .parent: "“\(call.name)” is extended here"
        case .block: "the block “\(call.name)” stands here"
        }
      notes.append(.init(text, at: SourceLocation(source, source.range(call.range))))
      next = call.origin.call
    }
    return notes
  }
}
