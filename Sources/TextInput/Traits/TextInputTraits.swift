/// The traits of a text object under UIKit’s names.
///
/// A value made without arguments has what UIKit gives a text object that is made in code.
package struct TextInputTraits: Hashable, Sendable {
  package var keyboardType = KeyboardType.default
  package var autocapitalizationType = TextAutocapitalizationType.sentences
  package var autocorrectionType = TextAutocorrectionType.default
  package var spellCheckingType = TextSpellCheckingType.default
  package var returnKeyType = ReturnKeyType.default
  package var isSecureTextEntry = false
  package var textContentType: TextContentType?
  package var inlinePredictionType = TextInlinePredictionType.default
  package var enablesReturnKeyAutomatically = false
  package var keyboardAppearance = KeyboardAppearance.default
  package var smartQuotesType = TextSmartQuotesType.default
  package var smartDashesType = TextSmartDashesType.default
  package var smartInsertDeleteType = TextSmartInsertDeleteType.default
  /// The rules’ descriptor, such as `required: digit; minlength: 8;`.
  package var passwordRules: String?
  package var mathExpressionCompletionType = TextMathExpressionCompletionType.default
  package var writingToolsBehavior = WritingToolsBehavior.default
  package var allowedWritingToolsResultOptions: WritingToolsResultOptions = []
  /// The context’s name, since its content comes only with the running app.
  package var conversationContext: String?
  package var allowsNumberPadPopover = true
  package var dataDetectorTypes: DataDetectorTypes = []

  package init() {}

  /// The traits of a text object of which its source says nothing.
  package init(defaultsOf source: TextInputSource) {
    if source != .code { autocapitalizationType = .none }
  }

  /// All values, in the order of the properties.
  package var values: [TextInputValue] { TextInputProperty.allCases.map { self[$0] } }

  /// A property’s value.
  package subscript(_ property: TextInputProperty) -> TextInputValue {
    switch property {
    case .keyboardType: .keyboardType(keyboardType)
    case .autocapitalizationType: .autocapitalizationType(autocapitalizationType)
    case .autocorrectionType: .autocorrectionType(autocorrectionType)
    case .spellCheckingType: .spellCheckingType(spellCheckingType)
    case .returnKeyType: .returnKeyType(returnKeyType)
    case .isSecureTextEntry: .isSecureTextEntry(isSecureTextEntry)
    case .textContentType: .textContentType(textContentType)
    case .inlinePredictionType: .inlinePredictionType(inlinePredictionType)
    case .enablesReturnKeyAutomatically:
      .enablesReturnKeyAutomatically(enablesReturnKeyAutomatically)
    case .keyboardAppearance: .keyboardAppearance(keyboardAppearance)
    case .smartQuotesType: .smartQuotesType(smartQuotesType)
    case .smartDashesType: .smartDashesType(smartDashesType)
    case .smartInsertDeleteType: .smartInsertDeleteType(smartInsertDeleteType)
    case .passwordRules: .passwordRules(passwordRules)
    case .mathExpressionCompletionType: .mathExpressionCompletionType(mathExpressionCompletionType)
    case .writingToolsBehavior: .writingToolsBehavior(writingToolsBehavior)
    case .allowedWritingToolsResultOptions:
      .allowedWritingToolsResultOptions(allowedWritingToolsResultOptions)
    case .conversationContext: .conversationContext(conversationContext)
    case .allowsNumberPadPopover: .allowsNumberPadPopover(allowsNumberPadPopover)
    case .dataDetectorTypes: .dataDetectorTypes(dataDetectorTypes)
    }
  }

  /// Gives a value to the property that it belongs to.
  package mutating func set(_ value: TextInputValue) {
    switch value {
    case .keyboardType(let value): keyboardType = value
    case .autocapitalizationType(let value): autocapitalizationType = value
    case .autocorrectionType(let value): autocorrectionType = value
    case .spellCheckingType(let value): spellCheckingType = value
    case .returnKeyType(let value): returnKeyType = value
    case .isSecureTextEntry(let value): isSecureTextEntry = value
    case .textContentType(let value): textContentType = value
    case .inlinePredictionType(let value): inlinePredictionType = value
    case .enablesReturnKeyAutomatically(let value): enablesReturnKeyAutomatically = value
    case .keyboardAppearance(let value): keyboardAppearance = value
    case .smartQuotesType(let value): smartQuotesType = value
    case .smartDashesType(let value): smartDashesType = value
    case .smartInsertDeleteType(let value): smartInsertDeleteType = value
    case .passwordRules(let value): passwordRules = value
    case .mathExpressionCompletionType(let value): mathExpressionCompletionType = value
    case .writingToolsBehavior(let value): writingToolsBehavior = value
    case .allowedWritingToolsResultOptions(let value): allowedWritingToolsResultOptions = value
    case .conversationContext(let value): conversationContext = value
    case .allowsNumberPadPopover(let value): allowsNumberPadPopover = value
    case .dataDetectorTypes(let value): dataDetectorTypes = value
    }
  }
}
