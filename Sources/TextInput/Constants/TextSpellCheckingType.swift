/// Whether misspelt words are underlined (`UITextSpellCheckingType`).
package enum TextSpellCheckingType: Int, TextInputConstant {
  case `default` = 0
  case no = 1
  case yes = 2

  package static let typeName = "UITextSpellCheckingType"

  package var facts: TextInputConstantFacts {
    switch self {
    case .default:
      .init(
        "default", "UITextSpellCheckingTypeDefault", since: .init(5),
        "Words are checked where what is typed is corrected.")
    case .no:
      .init(
        "no", "UITextSpellCheckingTypeNo", since: .init(5),
        "Words are not checked.")
    case .yes:
      .init(
        "yes", "UITextSpellCheckingTypeYes", since: .init(5),
        "Words are checked, whatever the user’s settings.")
    }
  }
}
