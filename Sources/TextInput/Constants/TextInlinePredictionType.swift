/// Whether the rest of a word or sentence is offered in grey (`UITextInlinePredictionType`).
package enum TextInlinePredictionType: Int, TextInputConstant {
  case `default` = 0
  case no = 1
  case yes = 2

  package static let typeName = "UITextInlinePredictionType"

  package var facts: TextInputConstantFacts {
    switch self {
    case .default:
      .init(
        "default", "UITextInlinePredictionTypeDefault", since: .init(17),
        "What suits the keyboard type and the user’s settings.")
    case .no:
      .init(
        "no", "UITextInlinePredictionTypeNo", since: .init(17),
        "Nothing is offered.")
    case .yes:
      .init(
        "yes", "UITextInlinePredictionTypeYes", since: .init(17),
        "A continuation is offered.")
    }
  }
}
