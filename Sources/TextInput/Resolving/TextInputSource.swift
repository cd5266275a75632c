/// Where a text object’s traits are declared, which decides their spellings and defaults.
package enum TextInputSource: String, Hashable, Sendable, CaseIterable {
  /// A `PSTextFieldSpecifier` of a settings bundle.
  case textFieldSpecifier
  /// An `IASKTextViewSpecifier` of a settings bundle.
  case textViewSpecifier
  /// The `textInputTraits` of a `.xib` or `.storyboard` file.
  case interfaceBuilder
  /// An app’s own code.
  case code
}
