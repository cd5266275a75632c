/// Which keyboard a text object brings up (`UIKeyboardType`).
package enum KeyboardType: Int, TextInputConstant {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case url = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11

  package static let typeName = "UIKeyboardType"

  package static var aliases: [TextInputConstantAlias<Self>] {
    [
      .init(
        .init(
          "alphabet", "UIKeyboardTypeAlphabet", since: .init(2),
          "The old name of the keyboard with the ASCII characters."),
        replacedBy: .asciiCapable)
    ]
  }

  package var facts: TextInputConstantFacts {
    switch self {
    case .default:
      .init(
        "default", "UIKeyboardTypeDefault", since: .init(2),
        "The usual keyboard of the language in which the user types.")
    case .asciiCapable:
      .init(
        "asciiCapable", "UIKeyboardTypeASCIICapable", since: .init(2),
        "A keyboard that can type the ASCII characters.")
    case .numbersAndPunctuation:
      .init(
        "numbersAndPunctuation", "UIKeyboardTypeNumbersAndPunctuation", since: .init(2),
        "The usual keyboard, opened at its numbers and punctuation.")
    case .url:
      .init(
        "URL", "UIKeyboardTypeURL", since: .init(2),
        "A keyboard for web addresses: full stop, slash and .com at hand.")
    case .numberPad:
      .init(
        "numberPad", "UIKeyboardTypeNumberPad", since: .init(2),
        "A pad with the ten digits, as for a PIN.")
    case .phonePad:
      .init(
        "phonePad", "UIKeyboardTypePhonePad", since: .init(2),
        "A pad with the ten digits, star and number sign, for telephone numbers.")
    case .namePhonePad:
      .init(
        "namePhonePad", "UIKeyboardTypeNamePhonePad", since: .init(2),
        "A keyboard for a person’s name or telephone number.")
    case .emailAddress:
      .init(
        "emailAddress", "UIKeyboardTypeEmailAddress", since: .init(2),
        "A keyboard for e-mail addresses: at sign, full stop and space at hand.")
    case .decimalPad:
      .init(
        "decimalPad", "UIKeyboardTypeDecimalPad", since: .init(4, 1),
        "A pad with the ten digits and the decimal separator.")
    case .twitter:
      .init(
        "twitter", "UIKeyboardTypeTwitter", since: .init(5),
        "A keyboard for short messages: at sign and number sign at hand.")
    case .webSearch:
      .init(
        "webSearch", "UIKeyboardTypeWebSearch", since: .init(7),
        "A keyboard for search terms and web addresses: space and full stop at hand.")
    case .asciiCapableNumberPad:
      .init(
        "asciiCapableNumberPad", "UIKeyboardTypeASCIICapableNumberPad", since: .init(10),
        "A pad with the ten ASCII digits, whatever the language’s own digits.")
    }
  }
}
