import Testing
import TextInput

struct TextInputPropertyTests {
  /// Each row: name, type, value in code, first version of iOS.
  private static let rows = """
    keyboardType UIKeyboardType default 2.0
    autocapitalizationType UITextAutocapitalizationType sentences 2.0
    autocorrectionType UITextAutocorrectionType default 2.0
    spellCheckingType UITextSpellCheckingType default 5.0
    returnKeyType UIReturnKeyType default 2.0
    isSecureTextEntry Bool false 2.0
    textContentType UITextContentType? nil 10.0
    inlinePredictionType UITextInlinePredictionType default 17.0
    enablesReturnKeyAutomatically Bool false 2.0
    keyboardAppearance UIKeyboardAppearance default 2.0
    smartQuotesType UITextSmartQuotesType default 11.0
    smartDashesType UITextSmartDashesType default 11.0
    smartInsertDeleteType UITextSmartInsertDeleteType default 11.0
    passwordRules UITextInputPasswordRules? nil 12.0
    mathExpressionCompletionType UITextMathExpressionCompletionType default 18.0
    writingToolsBehavior UIWritingToolsBehavior default 18.0
    allowedWritingToolsResultOptions UIWritingToolsResultOptions default 18.0
    conversationContext UIConversationContext? nil 18.4
    allowsNumberPadPopover Bool true 26.0
    dataDetectorTypes UIDataDetectorTypes none 3.0
    """.split(separator: "\n").map(String.init)

  @Test func knowsThePropertiesOfUIKit() {
    let actual = TextInputProperty.allCases.map { property in
      let value = property.defaultInCode ?? "nil"
      return "\(property.name) \(property.facts.typeName) \(value) \(property.facts.introduced)"
    }
    #expect(actual == Self.rows)
  }

  @Test func namesThePropertyThatObjectiveCCallsOtherwise() {
    let others = TextInputProperty.allCases.filter { $0.name != $0.objectiveCName }
    #expect(others == [.isSecureTextEntry])
    #expect(TextInputProperty.isSecureTextEntry.objectiveCName == "secureTextEntry")
  }

  @Test(arguments: TextInputProperty.allCases)
  func setsWhatItGets(_ property: TextInputProperty) {
    var traits = TextInputTraits()
    let value = traits[property]
    #expect(value.property == property)
    traits.set(value)
    #expect(traits == TextInputTraits())
    #expect(property.facts.meaning.hasSuffix("."))
  }

  @Test func setsAPropertyAndNoOther() {
    var traits = TextInputTraits()
    traits.set(.keyboardType(.decimalPad))
    traits.set(.dataDetectorTypes(.init([.phoneNumber, .link])))
    #expect(traits.keyboardType == .decimalPad)
    let changed = zip(traits.values, TextInputTraits().values).filter { $0 != $1 }.map(\.0)
    #expect(changed.map(\.text) == ["decimalPad", "phoneNumber link"])
  }

  @Test func namesWholeSets() {
    #expect(DataDetectorTypes([]).text == "none")
    #expect(DataDetectorTypes([.all]).text == "all")
    #expect(DataDetectorTypes([.all]).options.count == 9)
    #expect(WritingToolsResultOptions([]).text == "default")
    #expect(WritingToolsResultOptions([.list, .plainText]).text == "plainText list")
  }
}
