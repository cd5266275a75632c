import Testing
import TextInput

struct EffectiveTextInputTraitsTests {
  private let field = TextInputObject(.field, on: .phone)
  private let view = TextInputObject(.view, on: .phone)

  private func effects(_ effective: EffectiveTextInputTraits) -> [String] {
    effective.effects.map { effect in
      let values = [effect.before, effect.after].map { $0.text ?? "nil" }
      return "\(effect.rule) \(effect.property): \(values[0]) → \(values[1])"
    }
  }

  @Test(arguments: TextInputObject.Kind.allCases)
  func leavesOrdinaryTraitsAlone(_ kind: TextInputObject.Kind) {
    for idiom in UserInterfaceIdiom.allCases {
      let effective = TextInputTraits().effective(in: TextInputObject(kind, on: idiom))
      #expect(effective.traits == TextInputTraits())
      #expect(effective.effects.isEmpty)
    }
  }

  @Test(arguments: KeyboardType.allCases)
  func letsSomePadsIgnoreCapitalization(_ keyboard: KeyboardType) {
    var traits = TextInputTraits()
    traits.keyboardType = keyboard
    traits.autocapitalizationType = .words
    let ignores = ["numberPad", "phonePad", "namePhonePad"].contains(keyboard.name)
    for object in [field, view] {
      let effective = traits.effective(in: object)
      #expect(effective.traits.autocapitalizationType == (ignores ? .none : .words))
      #expect(
        effects(effective)
          == (ignores ? ["padIgnoresCapitalization autocapitalizationType: words → none"] : []))
    }
  }

  @Test func letsASecureFieldLearnNothing() {
    var traits = TextInputTraits()
    traits.isSecureTextEntry = true
    traits.autocorrectionType = .yes
    traits.spellCheckingType = .yes
    traits.smartQuotesType = .no
    traits.keyboardType = .emailAddress
    traits.returnKeyType = .next
    let effective = traits.effective(in: field)
    #expect(
      effects(effective) == [
        "secureFieldLearnsNothing autocapitalizationType: sentences → none",
        "secureFieldLearnsNothing autocorrectionType: yes → no",
        "secureFieldLearnsNothing spellCheckingType: yes → no",
        "secureFieldLearnsNothing inlinePredictionType: default → no",
        "secureFieldLearnsNothing smartDashesType: default → no",
        "secureFieldLearnsNothing smartInsertDeleteType: default → no",
        "secureFieldLearnsNothing mathExpressionCompletionType: default → no",
        "secureFieldLearnsNothing allowsNumberPadPopover: true → false",
      ])
    #expect(effective.traits.keyboardType == .emailAddress)
    #expect(effective.traits.returnKeyType == .next)
    #expect(effective.traits.isSecureTextEntry)
  }

  @Test func letsASecureViewHideNothing() {
    var traits = TextInputTraits()
    traits.isSecureTextEntry = true
    let effective = traits.effective(in: view)
    #expect(effective.traits == TextInputTraits())
    #expect(effects(effective) == ["secureViewHidesNothing isSecureTextEntry: true → false"])
  }

  @Test func keepsAViewsReturnKeyOn() {
    var traits = TextInputTraits()
    traits.enablesReturnKeyAutomatically = true
    #expect(traits.effective(in: field).traits.enablesReturnKeyAutomatically)
    #expect(
      effects(traits.effective(in: view)) == [
        "viewKeepsItsReturnKey enablesReturnKeyAutomatically: true → false"
      ])
  }

  @Test(
    arguments: [
      (.default, .default, .default), (.default, .yes, .default), (.default, .no, .no),
      (.yes, .no, .yes), (.no, .yes, .no), (.no, .default, .no), (.yes, .default, .yes),
    ] as [(TextSpellCheckingType, TextAutocorrectionType, TextSpellCheckingType)])
  func letsSpellingFollowCorrection(
    _ spelling: TextSpellCheckingType, _ correction: TextAutocorrectionType,
    _ expected: TextSpellCheckingType
  ) {
    var traits = TextInputTraits()
    traits.spellCheckingType = spelling
    traits.autocorrectionType = correction
    let effective = traits.effective(in: field)
    #expect(effective.traits.spellCheckingType == expected)
    #expect(
      effective.effects.map(\.rule) == (spelling == expected ? [] : [.spellingFollowsCorrection]))
  }

  @Test(arguments: KeyboardType.allCases)
  func flagsWhatAPadOfDigitsCannotShow(_ keyboard: KeyboardType) {
    let isPad = ["numberPad", "decimalPad", "phonePad", "asciiCapableNumberPad"]
      .contains(keyboard.name)
    var traits = TextInputTraits(defaultsOf: .interfaceBuilder)
    traits.keyboardType = keyboard
    traits.returnKeyType = .done
    let phone = traits.effective(in: field)
    #expect(phone.traits == traits)
    #expect(phone.hasReturnKey == !isPad)
    #expect(phone.drawnKeyboardType == keyboard)
    #expect(
      effects(phone) == (isPad ? ["padHasNoReturnKey returnKeyType: done → done"] : []))

    let pad = traits.effective(in: TextInputObject(.field, on: .pad))
    #expect(pad.traits == traits)
    #expect(pad.hasReturnKey)
    #expect(pad.drawnKeyboardType == (isPad ? .numbersAndPunctuation : keyboard))
    #expect(
      pad.effects.map(\.rule) == (isPad ? [.numberPadIsDrawnAsNumbersAndPunctuation] : []))
    #expect(pad.effects.allSatisfy { !$0.isChange })
  }

  @Test func flagsNoReturnKeyThatSaysWhatItAlwaysSays() {
    var traits = TextInputTraits(defaultsOf: .textFieldSpecifier)
    traits.keyboardType = .numberPad
    #expect(traits.effective(in: field).effects.isEmpty)
  }

  @Test func detectsNothingInATextThatCanBeEdited() {
    var traits = TextInputTraits()
    traits.dataDetectorTypes = .init([.link])
    #expect(
      effects(traits.effective(in: view)) == [
        "detectorsNeedAFixedText dataDetectorTypes: link → none"
      ])
    let fixed = traits.effective(in: TextInputObject(.view, on: .phone, isEditable: false))
    #expect(fixed.traits == traits)
    #expect(fixed.effects.isEmpty)
  }

  @Test func takesEveryFieldForEditable() {
    #expect(TextInputObject(.field, on: .pad, isEditable: false).isEditable)
  }

  @Test(arguments: TextInputRule.allCases)
  func explainsEveryRule(_ rule: TextInputRule) {
    #expect(rule.meaning.hasSuffix("."))
  }

  @Test func isTheSameDoneTwice() {
    var traits = TextInputTraits()
    traits.isSecureTextEntry = true
    traits.keyboardType = .numberPad
    for object in [field, view] {
      let once = traits.effective(in: object)
      #expect(once.traits.effective(in: object).traits == once.traits)
    }
  }
}
