/// What a reference page says of a property.
package struct TextInputPropertyFacts: Hashable, Sendable {
  /// The type as UIKit names it; with a question mark where there may be no value.
  package let typeName: String
  /// The first version of iOS that has the property.
  package let introduced: SystemVersion
  /// One sentence, in our own words.
  package let meaning: String

  init(_ typeName: String, since: SystemVersion, _ meaning: String) {
    self.typeName = typeName
    self.introduced = since
    self.meaning = meaning
  }
}

extension TextInputProperty {
  package var facts: TextInputPropertyFacts {
    switch self {
    case .keyboardType:
      .init(KeyboardType.typeName, since: .init(2), "Which keyboard comes up.")
    case .autocapitalizationType:
      .init(
        TextAutocapitalizationType.typeName, since: .init(2),
        "When the keyboard presses Shift by itself.")
    case .autocorrectionType:
      .init(
        TextAutocorrectionType.typeName, since: .init(2), "Whether what is typed is corrected.")
    case .spellCheckingType:
      .init(
        TextSpellCheckingType.typeName, since: .init(5), "Whether misspelt words are underlined.")
    case .returnKeyType:
      .init(ReturnKeyType.typeName, since: .init(2), "What the return key says.")
    case .isSecureTextEntry:
      .init("Bool", since: .init(2), "Whether a text field shows dots for what is typed.")
    case .textContentType:
      .init(
        TextContentType.typeName + "?", since: .init(10),
        "What the content means, so that it can be filled in.")
    case .inlinePredictionType:
      .init(
        TextInlinePredictionType.typeName, since: .init(17),
        "Whether the rest of a word or sentence is offered in grey.")
    case .enablesReturnKeyAutomatically:
      .init("Bool", since: .init(2), "Whether the return key is off while there is no text.")
    case .keyboardAppearance:
      .init(KeyboardAppearance.typeName, since: .init(2), "How the keyboard is coloured.")
    case .smartQuotesType:
      .init(
        TextSmartQuotesType.typeName, since: .init(11),
        "Whether straight quotation marks become curly ones.")
    case .smartDashesType:
      .init(TextSmartDashesType.typeName, since: .init(11), "Whether hyphens become dashes.")
    case .smartInsertDeleteType:
      .init(
        TextSmartInsertDeleteType.typeName, since: .init(11),
        "Whether cutting and pasting mends the spaces around.")
    case .passwordRules:
      .init(
        "UITextInputPasswordRules?", since: .init(12),
        "What a password must be like that the system suggests.")
    case .mathExpressionCompletionType:
      .init(
        TextMathExpressionCompletionType.typeName, since: .init(18),
        "Whether the result of a typed calculation is offered.")
    case .writingToolsBehavior:
      .init(WritingToolsBehavior.typeName, since: .init(18), "How Writing Tools work.")
    case .allowedWritingToolsResultOptions:
      .init(
        WritingToolsResultOption.typeName, since: .init(18), "What Writing Tools may put in.")
    case .conversationContext:
      .init(
        "UIConversationContext?", since: .init(18, 4),
        "The conversation that suggested replies are about.")
    case .allowsNumberPadPopover:
      .init("Bool", since: .init(26), "Whether an iPad pops a number pad over the text field.")
    case .dataDetectorTypes:
      .init(
        DataDetectorType.typeName, since: .init(3),
        "What is found in the text and made tappable, while it cannot be edited.")
    }
  }
}
