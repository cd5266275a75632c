// The spellings of settings bundles: Apple’s Settings Application Schema, and InAppSettingsKit’s
// additions to it.

extension TextInputKey {
  static let ofTextFieldSpecifiers: [Self] = [
    Self("IsSecure", .isSecureTextEntry, .boolean, .boolean { .isSecureTextEntry($0) }),
    keyboardType, autocapitalizationType, autocorrectionType, textContentType,
  ]

  /// InAppSettingsKit reads three of the keys for its text views.
  static let ofTextViewSpecifiers: [Self] = [
    keyboardType, autocapitalizationType, autocorrectionType,
  ]

  private static let keyboardType = Self(
    "KeyboardType", .keyboardType, .term,
    [
      // Here, and only here, “Alphabet” is the default keyboard, not that of the ASCII characters.
      .init("Alphabet", .keyboardType(.default)),
      .init("NumbersAndPunctuation", .keyboardType(.numbersAndPunctuation)),
      .init("NumberPad", .keyboardType(.numberPad)),
      .init("URL", .keyboardType(.url)),
      .init("EmailAddress", .keyboardType(.emailAddress)),
      .init("DecimalPad", .keyboardType(.decimalPad), isDocumented: false),
      .init("PhonePad", .keyboardType(.phonePad), isDocumented: false),
      .init("NamePhonePad", .keyboardType(.namePhonePad), isDocumented: false),
      .init("AsciiCapable", .keyboardType(.asciiCapable), isDocumented: false),
    ])

  private static let autocapitalizationType = Self(
    "AutocapitalizationType", .autocapitalizationType, .term,
    [
      .init("None", .autocapitalizationType(.none)),
      .init("Sentences", .autocapitalizationType(.sentences)),
      .init("Words", .autocapitalizationType(.words)),
      .init("AllCharacters", .autocapitalizationType(.allCharacters)),
    ])

  private static let autocorrectionType = Self(
    "AutocorrectionType", .autocorrectionType, .term,
    [
      .init("Default", .autocorrectionType(.default)),
      .init("No", .autocorrectionType(.no)),
      .init("Yes", .autocorrectionType(.yes)),
    ])

  /// InAppSettingsKit takes the names of iOS 12, with a first letter of either case.
  ///
  /// Like its keyboards, the key is honoured wherever the specifier is shown: a bundle that has it is
  /// meant to be read by InAppSettingsKit.
  private static let textContentType = Self(
    "IASKTextContentType", .textContentType, .term,
    TextContentType.allCases.filter { $0.introduced <= SystemVersion(12) }.flatMap { type in
      let name = String(type.objectiveCName.dropFirst(TextContentType.typeName.count))
      return [name, name.prefix(1).lowercased() + name.dropFirst()].map {
        Term($0, .textContentType(type))
      }
    },
    isDocumented: false)
}
