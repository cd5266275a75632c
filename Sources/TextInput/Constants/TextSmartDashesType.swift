/// Whether hyphens become dashes (`UITextSmartDashesType`).
package enum TextSmartDashesType: Int, TextInputConstant {
  case `default` = 0
  case no = 1
  case yes = 2

  package static let typeName = "UITextSmartDashesType"

  package var facts: TextInputConstantFacts {
    switch self {
    case .default:
      .init(
        "default", "UITextSmartDashesTypeDefault", since: .init(11),
        "What suits the keyboard type.")
    case .no:
      .init(
        "no", "UITextSmartDashesTypeNo", since: .init(11),
        "Hyphens stay hyphens.")
    case .yes:
      .init(
        "yes", "UITextSmartDashesTypeYes", since: .init(11),
        "Two hyphens become a dash.")
    }
  }
}
