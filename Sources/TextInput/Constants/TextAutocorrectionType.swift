/// Whether what is typed is corrected (`UITextAutocorrectionType`).
package enum TextAutocorrectionType: Int, TextInputConstant {
  case `default` = 0
  case no = 1
  case yes = 2

  package static let typeName = "UITextAutocorrectionType"

  package var facts: TextInputConstantFacts {
    switch self {
    case .default:
      .init(
        "default", "UITextAutocorrectionTypeDefault", since: .init(2),
        "What suits the language and the user’s settings; mostly on.")
    case .no:
      .init(
        "no", "UITextAutocorrectionTypeNo", since: .init(2),
        "Nothing is corrected.")
    case .yes:
      .init(
        "yes", "UITextAutocorrectionTypeYes", since: .init(2),
        "What is typed is corrected.")
    }
  }
}
