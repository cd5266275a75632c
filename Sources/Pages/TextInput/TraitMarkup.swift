package import TextInput

/// An attribute, and what it says of which trait.
package struct TextInputAttribute: Hashable, Sendable {
  package let name: String
  package let value: String
  package let trait: TextInputProperty
  package let fidelity: Fidelity
}

/// What becomes of one trait in HTML: no, one or several attributes.
package struct TraitMarkup: Hashable, Sendable {
  package let trait: TextInputProperty
  /// The trait’s effective value.
  package let value: TextInputValue
  package let fidelity: Fidelity
  package private(set) var attributes: [TextInputAttribute] = []

  init(_ value: TextInputValue, _ fidelity: Fidelity = .exact) {
    self.trait = value.property
    self.value = value
    self.fidelity = fidelity
  }

  /// The same with one attribute more, or none for a value of nil.
  ///
  /// The attribute is as faithful as the trait, unless another fidelity is given.
  func with(_ name: String, _ value: String?, _ fidelity: Fidelity? = nil) -> Self {
    guard let value else { return self }
    var markup = self
    markup.attributes.append(
      TextInputAttribute(
        name: name, value: value, trait: trait, fidelity: fidelity ?? self.fidelity))
    return markup
  }
}
