/// The name of a value in a template, such as `.`, `title` or `page.title`.
package struct MustacheName: Hashable, Sendable {
  /// The parts between the dots; none for `.`, which is the innermost value itself.
  package let parts: [String]

  package init(_ parts: [String]) {
    self.parts = parts
  }

  /// A name as it is written.
  package init(_ text: String) {
    parts =
      text == "."
      ? [] : text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether the name is `.`.
  package var isInnermost: Bool { parts.isEmpty }

  /// Whether the dots separate something.
  var isWellFormed: Bool { parts.allSatisfy { !$0.isEmpty } }
}

extension MustacheName: CustomStringConvertible {
  package var description: String { isInnermost ? "." : parts.joined(separator: ".") }
}
