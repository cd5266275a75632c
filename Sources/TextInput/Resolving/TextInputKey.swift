/// A key by which a source sets a property, and the values that it may have there.
package struct TextInputKey: Hashable, Sendable {
  /// How the values of a key are read.
  package enum Reading: Hashable, Sendable {
    /// One of the terms, spelt exactly.
    case term
    /// Any number of terms, spelt exactly.
    case terms
    /// A Boolean of a property list.
    case boolean
    /// A text that is taken as it is.
    case text
  }

  /// A spelling of a value.
  package struct Term: Hashable, Sendable {
    package let spelling: String
    package let value: TextInputValue
    /// Whether Apple documents the spelling for this source.
    package let isDocumented: Bool

    init(_ spelling: String, _ value: TextInputValue, isDocumented: Bool = true) {
      self.spelling = spelling
      self.value = value
      self.isDocumented = isDocumented
    }
  }

  package let spelling: String
  package let property: TextInputProperty
  package let reading: Reading
  /// What the value may be: empty for texts, `YES` and `NO` for Booleans.
  package let terms: [Term]
  /// Whether Apple documents the key for this source.
  package let isDocumented: Bool

  init(
    _ spelling: String, _ property: TextInputProperty, _ reading: Reading, _ terms: [Term] = [],
    isDocumented: Bool = true
  ) {
    self.spelling = spelling
    self.property = property
    self.reading = reading
    self.terms = terms
    self.isDocumented = isDocumented
  }
}

extension TextInputSource {
  /// The keys by which the source sets traits.
  package var keys: [TextInputKey] {
    switch self {
    case .textFieldSpecifier: TextInputKey.ofTextFieldSpecifiers
    case .textViewSpecifier: TextInputKey.ofTextViewSpecifiers
    case .interfaceBuilder: TextInputKey.ofInterfaceBuilder
    case .code: TextInputKey.ofCode
    }
  }
}

extension [TextInputKey.Term] {
  /// The spellings of a Boolean property, wherever values are texts.
  static func boolean(
    _ value: (Bool) -> TextInputValue, alsoSwift: Bool = false
  ) -> Self {
    var terms = [TextInputKey.Term("YES", value(true)), TextInputKey.Term("NO", value(false))]
    if alsoSwift { terms += [.init("true", value(true)), .init("false", value(false))] }
    return terms
  }
}
