// The spellings of Interface Builder’s XML, where an attribute with its default is left out.

extension TextInputKey {
  static let ofInterfaceBuilder: [Self] = [
    Self(
      "autocapitalizationType", .autocapitalizationType, .term,
      names(of: TextAutocapitalizationType.self) { .autocapitalizationType($0) }),
    Self(
      "autocorrectionType", .autocorrectionType, .term,
      names(of: TextAutocorrectionType.self) { .autocorrectionType($0) }),
    Self(
      "spellCheckingType", .spellCheckingType, .term,
      names(of: TextSpellCheckingType.self) { .spellCheckingType($0) }),
    Self(
      "keyboardType", .keyboardType, .term,
      names(
        of: KeyboardType.self,
        // The old name is the one that is written.
        [.asciiCapable: "alphabet", .asciiCapableNumberPad: "ASCIICapableNumberPad"]
      ) { .keyboardType($0) }),
    Self(
      "keyboardAppearance", .keyboardAppearance, .term,
      names(of: KeyboardAppearance.self, [.dark: "alert"]) { .keyboardAppearance($0) }),
    Self(
      "returnKeyType", .returnKeyType, .term,
      names(of: ReturnKeyType.self) { .returnKeyType($0) }),
    Self(
      "enablesReturnKeyAutomatically", .enablesReturnKeyAutomatically, .term,
      .boolean { .enablesReturnKeyAutomatically($0) }),
    Self("secureTextEntry", .isSecureTextEntry, .term, .boolean { .isSecureTextEntry($0) }),
    Self(
      "smartDashesType", .smartDashesType, .term,
      names(of: TextSmartDashesType.self) { .smartDashesType($0) }),
    Self(
      "smartInsertDeleteType", .smartInsertDeleteType, .term,
      names(of: TextSmartInsertDeleteType.self) { .smartInsertDeleteType($0) }),
    Self(
      "smartQuotesType", .smartQuotesType, .term,
      names(of: TextSmartQuotesType.self) { .smartQuotesType($0) }),
    Self(
      "textContentType", .textContentType, .term,
      TextContentType.allCases.map { Term($0.rawValue, .textContentType($0)) }),
    Self(
      "dataDetectorTypes", .dataDetectorTypes, .terms,
      names(of: DataDetectorType.self) { .dataDetectorTypes(.init([$0])) }),
  ]

  private static func names<Constant: TextInputConstant>(
    of type: Constant.Type, _ others: [Constant: String] = [:],
    as value: (Constant) -> TextInputValue
  ) -> [Term] {
    Constant.allCases.map { Term(others[$0] ?? $0.name, value($0)) }
  }
}
