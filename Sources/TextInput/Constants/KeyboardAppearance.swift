/// How a keyboard is coloured (`UIKeyboardAppearance`).
package enum KeyboardAppearance: Int, TextInputConstant {
  case `default` = 0
  case dark = 1
  case light = 2

  package static let typeName = "UIKeyboardAppearance"

  package static var aliases: [TextInputConstantAlias<Self>] {
    [
      .init(
        .init(
          "alert", "UIKeyboardAppearanceAlert", since: .init(2),
          "The old name of the dark appearance, once meant for alert panels."),
        replacedBy: .dark)
    ]
  }

  package var facts: TextInputConstantFacts {
    switch self {
    case .default:
      .init(
        "default", "UIKeyboardAppearanceDefault", since: .init(2),
        "The appearance that suits the interface around it.")
    case .dark:
      .init("dark", "UIKeyboardAppearanceDark", since: .init(7), "Light letters on dark keys.")
    case .light:
      .init("light", "UIKeyboardAppearanceLight", since: .init(7), "Dark letters on light keys.")
    }
  }
}
