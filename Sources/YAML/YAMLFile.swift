package import Diagnostics

/// What a YAML text says, and what is wrong with it.
package struct YAMLFile: Sendable {
  /// The value of the first document; nil when the text holds none.
  ///
  /// Where the text breaks a rule of YAML that its reading cannot go on behind, this is what was
  /// read before that place.
  package let root: YAMLNode?
  package let diagnostics: [Diagnostic]
}
