/// A fact about how traits are declared that their author may want to know.
///
/// The first text is always the key as the source spells it.
package enum TextInputProblem: Hashable, Sendable {
  /// The value means nothing here, so that the property has its default.
  ///
  /// The suggestion is the spelling that was probably meant, where one is near.
  case unknownValue(String, TextInputProperty, DeclaredTextInputValue, suggestion: String?)
  /// The value counts, though Apple does not document it for settings bundles.
  case undocumentedValue(String, TextInputProperty, String)
  /// The key counts, though Apple does not document it for settings bundles.
  case undocumentedKey(String, TextInputProperty)
  /// The value counts as a Boolean, though it is a text or a number.
  case looseBoolean(String, TextInputProperty, DeclaredTextInputValue, means: Bool)
  /// The key means nothing, and looks like another.
  case misspeltKey(String, TextInputProperty, suggestion: String)
  /// UIKit has the property, but this source does not set it.
  case keyWithoutEffect(String, TextInputProperty)
}
