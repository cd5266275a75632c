/// A value together with the property whose value it is.
package enum TextInputValue: Hashable, Sendable {
  case keyboardType(KeyboardType)
  case autocapitalizationType(TextAutocapitalizationType)
  case autocorrectionType(TextAutocorrectionType)
  case spellCheckingType(TextSpellCheckingType)
  case returnKeyType(ReturnKeyType)
  case isSecureTextEntry(Bool)
  case textContentType(TextContentType?)
  case inlinePredictionType(TextInlinePredictionType)
  case enablesReturnKeyAutomatically(Bool)
  case keyboardAppearance(KeyboardAppearance)
  case smartQuotesType(TextSmartQuotesType)
  case smartDashesType(TextSmartDashesType)
  case smartInsertDeleteType(TextSmartInsertDeleteType)
  case passwordRules(String?)
  case mathExpressionCompletionType(TextMathExpressionCompletionType)
  case writingToolsBehavior(WritingToolsBehavior)
  case allowedWritingToolsResultOptions(WritingToolsResultOptions)
  case conversationContext(String?)
  case allowsNumberPadPopover(Bool)
  case dataDetectorTypes(DataDetectorTypes)

  /// The value as text under UIKit’s names; nil for no value.
  ///
  /// That is a constant’s name (`numbersAndPunctuation`), `true` or `false`, a text as it is, and
  /// for a set the names of its members with a space between (`phoneNumber link`), or the name of
  /// the empty set.
  package var text: String? {
    switch self {
    case .keyboardType(let value): value.name
    case .autocapitalizationType(let value): value.name
    case .autocorrectionType(let value): value.name
    case .spellCheckingType(let value): value.name
    case .returnKeyType(let value): value.name
    case .textContentType(let value): value?.name
    case .inlinePredictionType(let value): value.name
    case .keyboardAppearance(let value): value.name
    case .smartQuotesType(let value): value.name
    case .smartDashesType(let value): value.name
    case .smartInsertDeleteType(let value): value.name
    case .mathExpressionCompletionType(let value): value.name
    case .writingToolsBehavior(let value): value.name
    case .isSecureTextEntry(let value), .enablesReturnKeyAutomatically(let value),
      .allowsNumberPadPopover(let value):
      value ? "true" : "false"
    case .passwordRules(let value), .conversationContext(let value): value
    case .allowedWritingToolsResultOptions(let value): value.text
    case .dataDetectorTypes(let value): value.text
    }
  }
}

extension TextInputOptions {
  /// The names of the members with a space between, or the name of the whole set where it has one.
  package var text: String {
    if let whole = Option.allCases.first(where: { $0.rawValue == rawValue }) { return whole.name }
    return options.map(\.name).joined(separator: " ")
  }
}

extension TextInputValue {
  /// The property whose value it is.
  package var property: TextInputProperty {
    switch self {
    case .keyboardType: .keyboardType
    case .autocapitalizationType: .autocapitalizationType
    case .autocorrectionType: .autocorrectionType
    case .spellCheckingType: .spellCheckingType
    case .returnKeyType: .returnKeyType
    case .isSecureTextEntry: .isSecureTextEntry
    case .textContentType: .textContentType
    case .inlinePredictionType: .inlinePredictionType
    case .enablesReturnKeyAutomatically: .enablesReturnKeyAutomatically
    case .keyboardAppearance: .keyboardAppearance
    case .smartQuotesType: .smartQuotesType
    case .smartDashesType: .smartDashesType
    case .smartInsertDeleteType: .smartInsertDeleteType
    case .passwordRules: .passwordRules
    case .mathExpressionCompletionType: .mathExpressionCompletionType
    case .writingToolsBehavior: .writingToolsBehavior
    case .allowedWritingToolsResultOptions: .allowedWritingToolsResultOptions
    case .conversationContext: .conversationContext
    case .allowsNumberPadPopover: .allowsNumberPadPopover
    case .dataDetectorTypes: .dataDetectorTypes
    }
  }
}
