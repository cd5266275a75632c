import TextInput

extension KeyboardType {
  /// The `inputmode` that brings up the nearest keyboard on an element; nil for none.
  ///
  /// Never `text`: on Android it turns the return key into one that breaks the line.
  func inputMode(on element: TextInputElement) -> String? {
    switch self {
    case .numberPad, .asciiCapableNumberPad: "numeric"
    case .decimalPad: "decimal"
    case .webSearch: "search"
    case .phonePad: element == .input(.tel) ? nil : "tel"
    case .emailAddress: element == .input(.email) ? nil : "email"
    case .url: element == .input(.url) ? nil : "url"
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: nil
    }
  }

  /// How near that keyboard is.
  var fidelity: Fidelity {
    switch self {
    case .default, .numberPad, .decimalPad, .webSearch, .emailAddress, .url, .phonePad: .exact
    case .asciiCapable:
      .approximate("HTML cannot ask for a keyboard with the ASCII characters.")
    case .numbersAndPunctuation:
      .approximate("Only type=number would bring up this keyboard, and that blanks 1,5 and +1.")
    case .namePhonePad:
      .approximate("HTML has no keyboard for names and telephone numbers.")
    case .twitter:
      .approximate("HTML has no keyboard with the at sign and the number sign.")
    case .asciiCapableNumberPad:
      .approximate("The digits of inputmode=numeric may be those of the language.")
    }
  }
}
