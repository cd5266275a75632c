/// Whether straight quotation marks become curly ones (`UITextSmartQuotesType`).
package enum TextSmartQuotesType: Int, TextInputConstant {
  case `default` = 0
  case no = 1
  case yes = 2

  package static let typeName = "UITextSmartQuotesType"

  package var facts: TextInputConstantFacts {
    switch self {
    case .default:
      .init(
        "default", "UITextSmartQuotesTypeDefault", since: .init(11),
        "What suits the keyboard type.")
    case .no:
      .init(
        "no", "UITextSmartQuotesTypeNo", since: .init(11),
        "Quotation marks stay straight.")
    case .yes:
      .init(
        "yes", "UITextSmartQuotesTypeYes", since: .init(11),
        "Quotation marks become those of the language.")
    }
  }
}
