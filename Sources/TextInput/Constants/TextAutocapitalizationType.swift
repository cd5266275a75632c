/// When the keyboard presses Shift by itself (`UITextAutocapitalizationType`).
package enum TextAutocapitalizationType: Int, TextInputConstant {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3

  package static let typeName = "UITextAutocapitalizationType"

  package var facts: TextInputConstantFacts {
    switch self {
    case .none:
      .init("none", "UITextAutocapitalizationTypeNone", since: .init(2), "Never.")
    case .words:
      .init(
        "words", "UITextAutocapitalizationTypeWords", since: .init(2),
        "At the first letter of every word.")
    case .sentences:
      .init(
        "sentences", "UITextAutocapitalizationTypeSentences", since: .init(2),
        "At the first letter of every sentence.")
    case .allCharacters:
      .init(
        "allCharacters", "UITextAutocapitalizationTypeAllCharacters", since: .init(2),
        "At every letter.")
    }
  }
}
