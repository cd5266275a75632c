/// What a source’s declarations come to: the traits, with the source’s defaults filled in.
package struct ResolvedTextInputTraits: Hashable, Sendable {
  package let source: TextInputSource
  package let traits: TextInputTraits
  /// The properties of which the source itself decided the value.
  package let declared: Set<TextInputProperty>
  /// What is odd about the declarations, in their order.
  package let problems: [TextInputProblem]
}

extension DeclaredTextInputTraits {
  /// The traits that the declarations of a source come to.
  ///
  /// A value counts only when it is spelt exactly as the source spells it; any other means the
  /// default, as on the device, and becomes a problem.
  package func resolved(from source: TextInputSource) -> ResolvedTextInputTraits {
    var resolver = TextInputResolver(source: source)
    for entry in entries { resolver.read(entry) }
    return ResolvedTextInputTraits(
      source: source, traits: resolver.traits, declared: resolver.declared,
      problems: resolver.problems)
  }
}
