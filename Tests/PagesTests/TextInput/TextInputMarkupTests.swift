import HTML
import Pages
import Testing
import TextInput

struct TextInputMarkupTests {
  /// Whole elements as they stand in a page.
  @Test(
    arguments: [
      (
        .textFieldSpecifier, [:], "",
        #"<input type="text" autocapitalize="none" enterkeyhint="enter" autocomplete="off">"#
      ),
      (
        .textFieldSpecifier, ["KeyboardType": "EmailAddress"], "",
        #"<input type="email" autocapitalize="none" enterkeyhint="enter" autocomplete="off">"#
      ),
      (
        .textFieldSpecifier, ["KeyboardType": "EmailAddress", "AutocorrectionType": "No"],
        "ann@example.com",
        #"<input type="email" autocapitalize="none" autocorrect="off" spellcheck="false" enterkeyhint="enter" autocomplete="off" value="ann@example.com">"#
      ),
      (
        .textFieldSpecifier, ["KeyboardType": "EmailAddress", "AutocorrectionType": "Yes"], "",
        #"<input type="text" inputmode="email" autocapitalize="none" autocorrect="on" enterkeyhint="enter" autocomplete="off">"#
      ),
      (
        .textFieldSpecifier, ["KeyboardType": "URL", "AutocapitalizationType": "Sentences"], "",
        #"<input type="text" inputmode="url" autocapitalize="sentences" enterkeyhint="enter" autocomplete="off">"#
      ),
      (
        .textFieldSpecifier, ["KeyboardType": "URL"], "example.com/a b",
        #"<input type="url" autocapitalize="none" enterkeyhint="enter" autocomplete="off" value="example.com/a b">"#
      ),
      (
        .textFieldSpecifier, ["KeyboardType": "URL"], " example.com",
        #"<input type="text" inputmode="url" autocapitalize="none" enterkeyhint="enter" autocomplete="off" value=" example.com">"#
      ),
      (
        .textFieldSpecifier, ["KeyboardType": "NumberPad", "AutocapitalizationType": "Words"],
        "1,5",
        #"<input type="text" inputmode="numeric" autocapitalize="none" enterkeyhint="enter" autocomplete="off" value="1,5">"#
      ),
      (
        .textFieldSpecifier, ["IsSecure": true, "KeyboardType": "NumberPad"], "12\"34",
        #"<input type="password" inputmode="numeric" autocapitalize="none" autocorrect="off" spellcheck="false" enterkeyhint="enter" autocomplete="off" value="12&quot;34">"#
      ),
      (
        .textFieldSpecifier, ["IsSecure": true, "IASKTextContentType": "Password"], "",
        #"<input type="password" autocapitalize="none" autocorrect="off" spellcheck="false" enterkeyhint="enter" autocomplete="current-password">"#
      ),
      (
        .textFieldSpecifier, ["IsSecure": true, "KeyboardType": "PhonePad"], "",
        #"<input type="password" inputmode="tel" autocapitalize="none" autocorrect="off" spellcheck="false" enterkeyhint="enter" autocomplete="off">"#
      ),
      (
        .textFieldSpecifier, ["KeyboardType": "PhonePad"], "",
        #"<input type="tel" autocapitalize="none" enterkeyhint="enter" autocomplete="off">"#
      ),
      (
        .textFieldSpecifier, ["AutoCorrectionType": "No", "KeyboardType": "ASCII"], "",
        #"<input type="text" autocapitalize="none" enterkeyhint="enter" autocomplete="off">"#
      ),
      (
        .textViewSpecifier, ["KeyboardType": "EmailAddress", "IsSecure": true], "\na\r\nb",
        "<textarea inputmode=\"email\" autocapitalize=\"none\" autocomplete=\"off\">\n\na\nb</textarea>"
      ),
      (
        .interfaceBuilder,
        ["autocorrectionType": "no", "keyboardType": "URL", "returnKeyType": "next"], "",
        #"<input type="url" autocapitalize="none" autocorrect="off" spellcheck="false" enterkeyhint="next" autocomplete="off">"#
      ),
      (
        .interfaceBuilder,
        [
          "autocapitalizationType": "allCharacters", "autocorrectionType": "no",
          "spellCheckingType": "no", "keyboardType": "alphabet", "returnKeyType": "done",
        ], "",
        #"<input type="text" data-keyboard-type="asciiCapable" autocapitalize="characters" autocorrect="off" spellcheck="false" enterkeyhint="done" autocomplete="off">"#
      ),
      (
        .interfaceBuilder,
        ["returnKeyType": "continue", "secureTextEntry": "YES", "textContentType": "password"], "",
        #"<input type="password" autocapitalize="none" autocorrect="off" spellcheck="false" enterkeyhint="next" data-return-key="continue" autocomplete="current-password">"#
      ),
      (
        .interfaceBuilder,
        [
          "returnKeyType": "emergencyCall", "enablesReturnKeyAutomatically": "YES",
          "keyboardAppearance": "alert", "smartQuotesType": "no", "smartDashesType": "yes",
          "smartInsertDeleteType": "no", "textContentType": "flight-number",
          "keyboardType": "numbersAndPunctuation", "spellCheckingType": "yes",
        ], "",
        #"<input type="text" data-keyboard-type="numbersAndPunctuation" autocapitalize="none" spellcheck="true" enterkeyhint="go" data-return-key="emergencyCall" autocomplete="off" data-text-content-type="flightNumber" data-enables-return-key-automatically="true" data-keyboard-appearance="dark" data-smart-quotes="no" data-smart-dashes="yes" data-smart-insert-delete="no">"#
      ),
      (
        .interfaceBuilder,
        [
          "secureTextEntry": "YES", "enablesReturnKeyAutomatically": "YES",
          "keyboardAppearance": "alert", "smartQuotesType": "yes", "keyboardType": "alphabet",
          "textContentType": "username",
        ], "",
        #"<input type="password" data-keyboard-type="asciiCapable" autocapitalize="none" autocorrect="off" spellcheck="false" enterkeyhint="enter" autocomplete="off" data-text-content-type="username" data-enables-return-key-automatically="true" data-keyboard-appearance="dark">"#
      ),
      (
        .code,
        [
          "isSecureTextEntry": true, "textContentType": "newPassword",
          "passwordRules": "minlength: 8;", "inlinePredictionType": "no",
        ], "",
        #"<input type="password" autocapitalize="none" autocorrect="off" spellcheck="false" enterkeyhint="enter" autocomplete="new-password" data-password-rules="minlength: 8;">"#
      ),
      (
        .code,
        [
          "keyboardType": "webSearch", "returnKeyType": "search", "inlinePredictionType": "no",
          "writingToolsBehavior": "none", "mathExpressionCompletionType": "no",
          "allowedWritingToolsResultOptions": ["plainText", "list"],
          "conversationContext": "chat", "allowsNumberPadPopover": false,
        ], "",
        #"<input type="text" inputmode="search" autocapitalize="sentences" enterkeyhint="search" autocomplete="off" writingsuggestions="false" data-math-expression-completion="no" data-writing-tools-behavior="none" data-allowed-writing-tools-result-options="plainText list" data-conversation-context="chat" data-allows-number-pad-popover="false">"#
      ),
      (
        .code, ["keyboardType": "asciiCapableNumberPad"], "",
        #"<input type="text" inputmode="numeric" data-keyboard-type="asciiCapableNumberPad" autocapitalize="sentences" enterkeyhint="enter" autocomplete="off">"#
      ),
    ] as [(TextInputSource, DeclaredTextInputTraits, String, String)])
  func writesElements(
    _ source: TextInputSource, _ declared: DeclaredTextInputTraits, _ text: String,
    _ expected: String
  ) {
    let kind: TextInputObject.Kind = source == .textViewSpecifier ? .view : .field
    let traits = declared.resolved(from: source).traits
    for idiom in UserInterfaceIdiom.allCases {
      let effective = traits.effective(in: TextInputObject(kind, on: idiom))
      #expect(TextInputMarkup(effective, text: text).node().markup == expected)
    }
  }

  @Test func putsOtherAttributesFirst() {
    let effective = TextInputTraits().effective(in: TextInputObject(.field, on: .phone))
    let node = TextInputMarkup(effective, text: "a").node([.id("x"), .init("name", "key")])
    #expect(
      node.markup == #"<input id="x" name="key" type="text" autocapitalize="sentences""#
        + #" enterkeyhint="enter" autocomplete="off" value="a">"#)
  }

  @Test(arguments: ["a@b.c\n", "\ta@b.c", "a@b.c ", "\u{C}a", "a\rb", "a\r\nb", " "])
  func keepsATextThatAnAddressTypeWouldChange(_ text: String) {
    for keyboard in [KeyboardType.emailAddress, .url] {
      var traits = TextInputTraits(defaultsOf: .textFieldSpecifier)
      traits.keyboardType = keyboard
      let object = TextInputObject(.field, on: .phone)
      #expect(
        TextInputMarkup(traits.effective(in: object), text: text).element == .input(.text))
    }
  }

  @Test(arguments: ["", "root", "a b", "\u{A0}a\u{A0}", "DOMAIN\\user", "not an address"])
  func lendsAnAddressTypeToAnyOtherText(_ text: String) {
    var traits = TextInputTraits(defaultsOf: .textFieldSpecifier)
    traits.keyboardType = .emailAddress
    let markup = TextInputMarkup(
      traits.effective(in: TextInputObject(.field, on: .phone)), text: text)
    #expect(markup.element == .input(.email))
    #expect(markup.content.text == text)
  }

  @Test(arguments: TextInputProperty.allCases)
  func reportsEveryTraitOnce(_ property: TextInputProperty) {
    for kind in ExpectedMarkup.Kind.allCases {
      let object = TextInputObject(
        kind == .field ? .field : .view, on: .phone, isEditable: kind != .fixedView)
      let report = TextInputMarkup(TextInputTraits().effective(in: object)).report
      #expect(report.count { $0.trait == property } == 1)
      #expect(report.allSatisfy { $0.fidelity != .carried })
    }
  }

  /// What HTML cannot say by default is only that a field is corrected as the system sees fit.
  @Test func reportsWhatIsNotExact() {
    var traits = TextInputTraits()
    let object = TextInputObject(.field, on: .phone)
    func inexact() -> [String] {
      TextInputMarkup(traits.effective(in: object)).report.filter { $0.fidelity != .exact }
        .map { "\($0.trait) \($0.value.text ?? "nil"): \($0.fidelity.name)" }
    }
    #expect(inexact() == ["autocorrectionType default: approximate"])
    traits.autocorrectionType = .no
    traits.inlinePredictionType = .yes
    traits.textContentType = .location
    traits.keyboardAppearance = .light
    #expect(
      inexact() == [
        "textContentType location: carried", "inlinePredictionType yes: approximate",
        "keyboardAppearance light: approximate", "smartQuotesType default: approximate",
        "smartDashesType default: approximate",
      ])
    traits.isSecureTextEntry = true
    #expect(
      inexact() == [
        "textContentType location: carried", "keyboardAppearance light: approximate",
      ])
  }

  @Test func explainsWhatIsNotExact() {
    #expect(Fidelity.exact.note == nil)
    for keyboard in KeyboardType.allCases {
      for returnKey in ReturnKeyType.allCases {
        var traits = TextInputTraits()
        traits.keyboardType = keyboard
        traits.returnKeyType = returnKey
        let markup = TextInputMarkup(
          traits.effective(in: TextInputObject(.field, on: .phone)))
        for attribute in markup.attributes where attribute.fidelity != .exact {
          #expect(attribute.fidelity.note?.hasSuffix(".") == true)
        }
      }
    }
  }
}
