// The spellings of code: every property by its names, every constant by its names.

extension TextInputKey {
  static let ofCode: [Self] = [
    constants(.keyboardType) { .keyboardType($0) },
    constants(.autocapitalizationType) { .autocapitalizationType($0) },
    constants(.autocorrectionType) { .autocorrectionType($0) },
    constants(.spellCheckingType) { .spellCheckingType($0) },
    constants(.returnKeyType) { .returnKeyType($0) },
    Self(
      "isSecureTextEntry", .isSecureTextEntry, .term,
      .boolean({ .isSecureTextEntry($0) }, alsoSwift: true)),
    Self(
      "secureTextEntry", .isSecureTextEntry, .term,
      .boolean({ .isSecureTextEntry($0) }, alsoSwift: true)),
    constants(.textContentType) { .textContentType($0) },
    constants(.inlinePredictionType) { .inlinePredictionType($0) },
    Self(
      "enablesReturnKeyAutomatically", .enablesReturnKeyAutomatically, .term,
      .boolean({ .enablesReturnKeyAutomatically($0) }, alsoSwift: true)),
    constants(.keyboardAppearance) { .keyboardAppearance($0) },
    constants(.smartQuotesType) { .smartQuotesType($0) },
    constants(.smartDashesType) { .smartDashesType($0) },
    constants(.smartInsertDeleteType) { .smartInsertDeleteType($0) },
    Self("passwordRules", .passwordRules, .text),
    constants(.mathExpressionCompletionType) { .mathExpressionCompletionType($0) },
    constants(.writingToolsBehavior) { .writingToolsBehavior($0) },
    constants(.allowedWritingToolsResultOptions, .terms) { (option: WritingToolsResultOption) in
      .allowedWritingToolsResultOptions(.init([option]))
    },
    Self("conversationContext", .conversationContext, .text),
    Self(
      "allowsNumberPadPopover", .allowsNumberPadPopover, .term,
      .boolean({ .allowsNumberPadPopover($0) }, alsoSwift: true)),
    constants(.dataDetectorTypes, .terms) { (option: DataDetectorType) in
      .dataDetectorTypes(.init([option]))
    },
  ]

  private static func constants<Constant: TextInputConstant>(
    _ property: TextInputProperty, _ reading: Reading = .term,
    as value: (Constant) -> TextInputValue
  ) -> Self {
    let names =
      Constant.allCases.map { ($0.facts, $0) } + Constant.aliases.map { ($0.facts, $0.replacement) }
    return Self(
      property.name, property, reading,
      names.flatMap { facts, constant in
        [Term(facts.name, value(constant)), Term(facts.objectiveCName, value(constant))]
      })
  }
}
