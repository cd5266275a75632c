/// Whether the result of a typed calculation is offered (`UITextMathExpressionCompletionType`).
package enum TextMathExpressionCompletionType: Int, TextInputConstant {
  case `default` = 0
  case no = 1
  case yes = 2

  package static let typeName = "UITextMathExpressionCompletionType"

  package var facts: TextInputConstantFacts {
    switch self {
    case .default:
      .init(
        "default", "UITextMathExpressionCompletionTypeDefault", since: .init(18),
        "What suits the text object and the user’s settings.")
    case .no:
      .init(
        "no", "UITextMathExpressionCompletionTypeNo", since: .init(18),
        "No result is offered.")
    case .yes:
      .init(
        "yes", "UITextMathExpressionCompletionTypeYes", since: .init(18),
        "The result is offered behind an equals sign.")
    }
  }
}
