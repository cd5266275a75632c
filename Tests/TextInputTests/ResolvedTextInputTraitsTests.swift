import Testing
import TextInput

struct ResolvedTextInputTraitsTests {
  @Test(arguments: [
    (TextInputSource.textFieldSpecifier, "none"), (.textViewSpecifier, "none"),
    (.interfaceBuilder, "none"), (.code, "sentences"),
  ])
  func fillsInTheDefaultsOfTheSource(_ source: TextInputSource, _ capitalization: String) {
    let resolved = DeclaredTextInputTraits().resolved(from: source)
    var expected = TextInputTraits()
    expected.set(
      .autocapitalizationType(capitalization == "none" ? .none : .sentences))
    #expect(resolved.traits == expected)
    #expect(resolved.declared.isEmpty)
    #expect(resolved.problems.isEmpty)
  }

  /// Every spelling of every source with the value that it means, by UIKit’s names.
  @Test(arguments: SpellingTable.all)
  func readsEverySpelling(_ table: SpellingTable) {
    for (spelling, name) in table.spellings {
      let declared = DeclaredTextInputTraits([.init(table.key, .text(spelling))])
      let resolved = declared.resolved(from: table.source)
      #expect(resolved.traits[table.property].text == name, "\(spelling)")
      #expect(resolved.declared == [table.property])
      #expect(resolved.problems.isEmpty == !table.undocumented.contains(spelling), "\(spelling)")
    }
  }

  @Test(
    arguments: [
      ("KeyboardType", "NumberAndPunctuation", "NumbersAndPunctuation"),
      ("KeyboardType", "ASCII", "AsciiCapable"), ("KeyboardType", "ASCIICapable", "AsciiCapable"),
      ("KeyboardType", "numberPad", "NumberPad"), ("KeyboardType", "Numberpad", "NumberPad"),
      ("KeyboardType", "Number Pad", "NumberPad"), ("KeyboardType", "Email", "EmailAddress"),
      ("KeyboardType", "Url", "URL"), ("KeyboardType", "4", "NumberPad"),
      ("KeyboardType", 7, "EmailAddress"), ("KeyboardType", "Default", "Alphabet"),
      ("KeyboardType", "UIKeyboardTypeDecimalPad", "DecimalPad"),
      ("KeyboardType", "Numeric", nil), ("KeyboardType", "WebSearch", nil),
      ("KeyboardType", "", nil),
      ("KeyboardType", ["URL"], nil), ("KeyboardType", .other("dictionary"), nil),
      ("AutocapitalizationType", "none", "None"),
      ("AutocapitalizationType", "Sentence", "Sentences"),
      ("AutocapitalizationType", "Sentances", "Sentences"),
      ("AutocapitalizationType", "All", "AllCharacters"),
      ("AutocapitalizationType", "No", "None"), ("AutocapitalizationType", 3, "AllCharacters"),
      ("AutocorrectionType", "NO", "No"), ("AutocorrectionType", "no", "No"),
      ("AutocorrectionType", "YES", "Yes"), ("AutocorrectionType", "false", "No"),
      ("AutocorrectionType", false, "No"), ("AutocorrectionType", true, "Yes"),
      ("AutocorrectionType", 1, "No"), ("AutocorrectionType", " No", "No"),
      ("IASKTextContentType", "tel", "TelephoneNumber"), ("IASKTextContentType", "Url", "URL"),
      ("IASKTextContentType", "emailaddress", "EmailAddress"),
      ("IASKTextContentType", "Birthdate", nil),
    ] as [(String, DeclaredTextInputValue, String?)])
  func takesAMisspeltValueForTheDefault(
    _ key: String, _ value: DeclaredTextInputValue, _ suggestion: String?
  ) throws {
    let resolved = DeclaredTextInputTraits([.init(key, value)]).resolved(from: .textFieldSpecifier)
    #expect(resolved.traits == TextInputTraits(defaultsOf: .textFieldSpecifier))
    #expect(resolved.declared.isEmpty)
    let property = try #require(
      TextInputSource.textFieldSpecifier.keys.first { $0.spelling == key }?.property)
    #expect(resolved.problems == [.unknownValue(key, property, value, suggestion: suggestion)])
  }

  @Test(
    arguments: [
      ("keyboardType", "asciiCapable", "alphabet"), ("keyboardType", "url", "URL"),
      ("keyboardType", "asciiCapableNumberPad", "ASCIICapableNumberPad"),
      ("keyboardType", "NumberPad", "numberPad"), ("keyboardAppearance", "dark", "alert"),
      ("autocorrectionType", "NO", "no"), ("secureTextEntry", "yes", "YES"),
      ("secureTextEntry", "true", "YES"), ("returnKeyType", "Done", "done"),
      ("textContentType", "telephoneNumber", "tel"),
      ("textContentType", "newPassword", "new-password"),
      ("dataDetectorTypes", ["links"], "link"),
    ] as [(String, DeclaredTextInputValue, String?)])
  func offersInterfaceBuildersOwnSpelling(
    _ key: String, _ value: DeclaredTextInputValue, _ expected: String?
  ) {
    let resolved = DeclaredTextInputTraits([.init(key, value)]).resolved(from: .interfaceBuilder)
    #expect(resolved.traits == TextInputTraits(defaultsOf: .interfaceBuilder))
    #expect(resolved.problems.count == 1)
    guard case .unknownValue(key, _, _, let suggestion) = resolved.problems.first else {
      Issue.record("no unknown value")
      return
    }
    #expect(suggestion == expected)
  }

  @Test(arguments: ["DecimalPad", "PhonePad", "NamePhonePad", "AsciiCapable"])
  func honoursWhatAppleDoesNotDocument(_ value: String) {
    for source in [TextInputSource.textFieldSpecifier, .textViewSpecifier] {
      let resolved = DeclaredTextInputTraits([.init("KeyboardType", .text(value))])
        .resolved(from: source)
      #expect(resolved.traits.keyboardType != .default)
      #expect(resolved.problems == [.undocumentedValue("KeyboardType", .keyboardType, value)])
    }
  }

  @Test func honoursAContentTypeThatAppleDoesNotDocument() {
    let declared: DeclaredTextInputTraits = ["IASKTextContentType": "emailAddress"]
    let resolved = declared.resolved(from: .textFieldSpecifier)
    #expect(resolved.traits.textContentType == .emailAddress)
    #expect(resolved.problems == [.undocumentedKey("IASKTextContentType", .textContentType)])
  }

  @Test(
    arguments: [
      ("AutoCorrectionType", .autocorrectionType, "AutocorrectionType"),
      ("AutoCapitalizationType", .autocapitalizationType, "AutocapitalizationType"),
      ("AutocapitalisationType", .autocapitalizationType, "AutocapitalizationType"),
      ("keyboardType", .keyboardType, "KeyboardType"),
      ("KeybordType", .keyboardType, "KeyboardType"),
      ("isSecure", .isSecureTextEntry, "IsSecure"), ("IsSecured", .isSecureTextEntry, "IsSecure"),
      ("SecureTextEntry", .isSecureTextEntry, "IsSecure"),
      ("TextContentType", .textContentType, "IASKTextContentType"),
    ] as [(String, TextInputProperty, String)])
  func passesOverAMisspeltKey(_ key: String, _ property: TextInputProperty, _ suggestion: String) {
    let resolved = DeclaredTextInputTraits([.init(key, "No")]).resolved(from: .textFieldSpecifier)
    #expect(resolved.traits == TextInputTraits(defaultsOf: .textFieldSpecifier))
    #expect(resolved.problems == [.misspeltKey(key, property, suggestion: suggestion)])
  }

  @Test(arguments: [
    "Type", "Title", "Key", "DefaultValue", "SupportedUserInterfaceIdioms", "IASKSubtitle",
    "IASKPlaceholder", "IASKTextAlignment", "IASKCellImage", "IASKAdjustsFontSizeToFitWidth", "",
    "type", "File", "Values", "DatePickerMode", "DatePickerStyle", "KeyPath", "Secure",
  ])
  func saysNothingOfKeysThatAreNoTraits(_ key: String) {
    let declared = DeclaredTextInputTraits([.init(key, "No")])
    for source in TextInputSource.allCases {
      #expect(declared.resolved(from: source).problems.isEmpty, "\(source)")
    }
  }

  @Test func saysWhichPropertiesTheSourceCannotSet() {
    let declared: DeclaredTextInputTraits = ["ReturnKeyType": "Done", "SpellCheckingType": "No"]
    let resolved = declared.resolved(from: .textFieldSpecifier)
    #expect(
      resolved.problems == [
        .keyWithoutEffect("ReturnKeyType", .returnKeyType),
        .keyWithoutEffect("SpellCheckingType", .spellCheckingType),
      ])
    let view: DeclaredTextInputTraits = ["IsSecure": true]
    #expect(!view.resolved(from: .textViewSpecifier).traits.isSecureTextEntry)
  }

  @Test(
    arguments: [
      (true, true, false), (false, false, false), ("YES", true, true), ("yes", true, true),
      ("NO", false, true), ("1", true, true), ("0", false, true), ("", false, true),
      (" +01", true, true), ("tree", true, true), (1, true, true), (0, false, true),
    ] as [(DeclaredTextInputValue, Bool, Bool)])
  func readsABooleanAsTheDeviceDoes(
    _ value: DeclaredTextInputValue, _ means: Bool, _ isLoose: Bool
  ) {
    let resolved = DeclaredTextInputTraits([.init("IsSecure", value)])
      .resolved(from: .textFieldSpecifier)
    #expect(resolved.traits.isSecureTextEntry == means)
    #expect(
      resolved.problems
        == (isLoose ? [.looseBoolean("IsSecure", .isSecureTextEntry, value, means: means)] : []))
  }

  @Test func joinsDataDetectors() {
    let declared: DeclaredTextInputTraits = ["dataDetectorTypes": ["link", "phoneNumber", "money"]]
    let resolved = declared.resolved(from: .interfaceBuilder)
    #expect(resolved.traits.dataDetectorTypes == .init([.phoneNumber, .link, .money]))
    #expect(resolved.problems.isEmpty)
    let none: DeclaredTextInputTraits = ["dataDetectorTypes": []]
    #expect(none.resolved(from: .interfaceBuilder).traits.dataDetectorTypes == [])
  }

  @Test func readsEveryPropertyInCode() {
    let declared: DeclaredTextInputTraits = [
      "secureTextEntry": "YES", "passwordRules": "minlength: 8;", "conversationContext": "chat",
      "allowsNumberPadPopover": false, "allowedWritingToolsResultOptions": ["plainText", "list"],
      "writingToolsBehavior": "UIWritingToolsBehaviorLimited", "keyboardType": "alphabet",
      "keyboardAppearance": "UIKeyboardAppearanceAlert", "mathExpressionCompletionType": "no",
      "enablesReturnKeyAutomatically": true,
    ]
    let resolved = declared.resolved(from: .code)
    #expect(resolved.problems.isEmpty)
    #expect(resolved.declared.count == 10)
    #expect(resolved.traits.keyboardType == .asciiCapable)
    #expect(resolved.traits.keyboardAppearance == .dark)
    #expect(resolved.traits.passwordRules == "minlength: 8;")
    #expect(resolved.traits.allowedWritingToolsResultOptions.text == "plainText list")
  }

  @Test func costsLittleForALongWord() {
    let long = String(repeating: "NumbersAndPunctuation", count: 50_000)
    let declared = DeclaredTextInputTraits([.init("KeyboardType", .text(long)), .init(long, "No")])
    #expect(declared.resolved(from: .textFieldSpecifier).traits.keyboardType == .default)
  }
}
