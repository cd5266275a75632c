import TextInput

/// What a source may declare, each spelling with UIKit’s name for what it means.
///
/// An empty spelling stands for a key that is not there.
struct Declarations {
  struct Spelling {
    let text: String
    let name: String
  }

  let source: TextInputSource
  let keyboardTypes: [Spelling]
  let autocapitalizationTypes: [Spelling]
  let autocorrectionTypes: [Spelling]
  let spellCheckingTypes: [Spelling]
  let returnKeyTypes: [Spelling]
  let secure: [Spelling]
  /// The keys, in the order of the properties above.
  let keys: [String]

  static func of(_ source: TextInputSource) -> Self {
    switch source {
    case .textFieldSpecifier, .textViewSpecifier: specifier(source)
    case .interfaceBuilder: interfaceBuilder
    case .code: code
    }
  }

  private static func specifier(_ source: TextInputSource) -> Self {
    Self(
      source: source,
      keyboardTypes: spellings(
        "=default Alphabet=default NumbersAndPunctuation=numbersAndPunctuation "
          + "NumberPad=numberPad URL=URL EmailAddress=emailAddress DecimalPad=decimalPad "
          + "PhonePad=phonePad NamePhonePad=namePhonePad AsciiCapable=asciiCapable ASCII=default"),
      autocapitalizationTypes: spellings(
        "=none None=none Sentences=sentences Words=words AllCharacters=allCharacters none=none"),
      autocorrectionTypes: spellings("=default Default=default No=no Yes=yes NO=default"),
      spellCheckingTypes: spellings("=default"), returnKeyTypes: spellings("=default"),
      secure: spellings(source == .textFieldSpecifier ? "=false YES=true NO=false" : "=false"),
      keys: [
        "KeyboardType", "AutocapitalizationType", "AutocorrectionType", "SpellCheckingType",
        "ReturnKeyType", "IsSecure",
      ])
  }

  private static let interfaceBuilder = Self(
    source: .interfaceBuilder,
    keyboardTypes: spellings(
      "=default alphabet=asciiCapable numbersAndPunctuation=numbersAndPunctuation URL=URL "
        + "numberPad=numberPad phonePad=phonePad namePhonePad=namePhonePad "
        + "emailAddress=emailAddress decimalPad=decimalPad twitter=twitter webSearch=webSearch "
        + "ASCIICapableNumberPad=asciiCapableNumberPad Alphabet=default"),
    autocapitalizationTypes: spellings(
      "=none words=words sentences=sentences allCharacters=allCharacters Words=none"),
    autocorrectionTypes: spellings("=default no=no yes=yes"),
    spellCheckingTypes: spellings("=default no=no yes=yes"),
    returnKeyTypes: spellings(
      "=default go=go google=google join=join next=next route=route search=search send=send "
        + "yahoo=yahoo done=done emergencyCall=emergencyCall continue=continue Done=default"),
    secure: spellings("=false YES=true"),
    keys: [
      "keyboardType", "autocapitalizationType", "autocorrectionType", "spellCheckingType",
      "returnKeyType", "secureTextEntry",
    ])

  private static let code = Self(
    source: .code,
    keyboardTypes: spellings(
      "=default alphabet=asciiCapable asciiCapable=asciiCapable "
        + "UIKeyboardTypeNumbersAndPunctuation=numbersAndPunctuation URL=URL numberPad=numberPad "
        + "phonePad=phonePad namePhonePad=namePhonePad emailAddress=emailAddress "
        + "decimalPad=decimalPad twitter=twitter webSearch=webSearch "
        + "asciiCapableNumberPad=asciiCapableNumberPad"),
    autocapitalizationTypes: spellings(
      "=sentences none=none words=words sentences=sentences allCharacters=allCharacters"),
    autocorrectionTypes: spellings("=default default=default no=no yes=yes"),
    spellCheckingTypes: spellings("=default no=no yes=yes"),
    returnKeyTypes: interfaceBuilder.returnKeyTypes, secure: spellings("=false true=true"),
    keys: [
      "keyboardType", "autocapitalizationType", "autocorrectionType", "spellCheckingType",
      "returnKeyType", "isSecureTextEntry",
    ])

  private static func spellings(_ text: String) -> [Spelling] {
    text.split(separator: " ").map { word in
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      return Spelling(text: parts[0], name: parts[1])
    }
  }

  /// The declarations of some spellings, in the order of the keys.
  func declared(_ spellings: [Spelling]) -> DeclaredTextInputTraits {
    DeclaredTextInputTraits(
      zip(keys, spellings).filter { !$1.text.isEmpty }.map { key, spelling in
        let isBoolean = key == "IsSecure"
        return .init(key, isBoolean ? .boolean(spelling.text == "YES") : .text(spelling.text))
      })
  }
}
