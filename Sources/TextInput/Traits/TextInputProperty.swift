/// A property of `UITextInputTraits`, or what a text view adds to them.
///
/// The raw value is the property’s name in Swift. The order is that of tables and reports.
package enum TextInputProperty: String, Hashable, Sendable, CaseIterable {
  case keyboardType
  case autocapitalizationType
  case autocorrectionType
  case spellCheckingType
  case returnKeyType
  case isSecureTextEntry
  case textContentType
  case inlinePredictionType
  case enablesReturnKeyAutomatically
  case keyboardAppearance
  case smartQuotesType
  case smartDashesType
  case smartInsertDeleteType
  case passwordRules
  case mathExpressionCompletionType
  case writingToolsBehavior
  case allowedWritingToolsResultOptions
  case conversationContext
  case allowsNumberPadPopover
  /// A text view’s own; the others belong to every text object.
  case dataDetectorTypes

  /// The property’s name in Swift.
  package var name: String { rawValue }

  /// The property’s name in Objective-C.
  package var objectiveCName: String { self == .isSecureTextEntry ? "secureTextEntry" : rawValue }

  /// Whether only text views have the property.
  package var isOfTextViewsOnly: Bool { self == .dataDetectorTypes }

  /// The property’s value, as text, in a text object that is made in code; nil for no value.
  package var defaultInCode: String? { TextInputTraits()[self].text }

  /// The constants that the property may have, with their aliases; none for other types of value.
  package var constants: [TextInputConstantDescription] {
    switch self {
    case .keyboardType: KeyboardType.descriptions
    case .autocapitalizationType: TextAutocapitalizationType.descriptions
    case .autocorrectionType: TextAutocorrectionType.descriptions
    case .spellCheckingType: TextSpellCheckingType.descriptions
    case .returnKeyType: ReturnKeyType.descriptions
    case .textContentType: TextContentType.descriptions
    case .inlinePredictionType: TextInlinePredictionType.descriptions
    case .keyboardAppearance: KeyboardAppearance.descriptions
    case .smartQuotesType: TextSmartQuotesType.descriptions
    case .smartDashesType: TextSmartDashesType.descriptions
    case .smartInsertDeleteType: TextSmartInsertDeleteType.descriptions
    case .mathExpressionCompletionType: TextMathExpressionCompletionType.descriptions
    case .writingToolsBehavior: WritingToolsBehavior.descriptions
    case .allowedWritingToolsResultOptions: WritingToolsResultOption.descriptions
    case .dataDetectorTypes: DataDetectorType.descriptions
    case .isSecureTextEntry, .enablesReturnKeyAutomatically, .passwordRules, .conversationContext,
      .allowsNumberPadPopover:
      []
    }
  }
}
