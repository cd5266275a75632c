/// Whether cutting and pasting mends the spaces around (`UITextSmartInsertDeleteType`).
package enum TextSmartInsertDeleteType: Int, TextInputConstant {
  case `default` = 0
  case no = 1
  case yes = 2

  package static let typeName = "UITextSmartInsertDeleteType"

  package var facts: TextInputConstantFacts {
    switch self {
    case .default:
      .init(
        "default", "UITextSmartInsertDeleteTypeDefault", since: .init(11),
        "What suits the keyboard type.")
    case .no:
      .init(
        "no", "UITextSmartInsertDeleteTypeNo", since: .init(11),
        "Spaces stay as they are.")
    case .yes:
      .init(
        "yes", "UITextSmartInsertDeleteTypeYes", since: .init(11),
        "A space too many or too few is mended.")
    }
  }
}
