package import Diagnostics

/// A template as it is written: its source and the tree of its tags.
package struct MustacheTemplate: Sendable {
  /// The name by which other templates include it, such as `head`.
  package let name: String
  package let source: SourceText
  package let nodes: [MustacheNode]

  /// Reads a template.
  ///
  /// Whatever is wrong is said in the diagnostics, all of it; the tree holds what could be read.
  package static func parse(
    _ source: SourceText, name: String
  ) -> (template: MustacheTemplate, diagnostics: [Diagnostic]) {
    var scanner = MustacheScanner(source)
    scanner.scan()
    var builder = MustacheTreeBuilder(source)
    for item in MustacheLines(scanner.pieces, in: source.utf8).items { builder.add(item) }
    let nodes = builder.finish()
    return (
      MustacheTemplate(name: name, source: source, nodes: nodes),
      (scanner.diagnostics + builder.diagnostics).inOrder()
    )
  }
}
