import Testing
import TextInput

struct TextInputConstantTests {
  @Test(arguments: expectedConstants)
  func knowsTheConstantsOfUIKit(_ type: ExpectedConstants) {
    let actual = type.descriptions.map { constant in
      let facts = constant.facts
      let line = "\(facts.name) \(facts.objectiveCName) \(constant.rawValue) \(facts.introduced)"
      return constant.replacement.map { "\(line) → \($0)" } ?? line
    }
    #expect(actual == type.rows.split(separator: "\n").map(String.init))
    #expect(type.descriptions.allSatisfy { $0.typeName == type.name })
  }

  @Test func saysWhatEachConstantMeans() {
    for constant in TextInputProperty.allCases.flatMap(\.constants) {
      #expect(constant.facts.meaning.hasSuffix("."), "\(constant.facts.objectiveCName)")
    }
  }

  @Test func namesEachConstantOnce() {
    let names = TextInputProperty.allCases.flatMap(\.constants).map(\.facts.objectiveCName)
    #expect(Set(names).count == names.count)
  }

  @Test func comparesVersionsByNumber() {
    #expect(SystemVersion(4, 1) < SystemVersion(10))
    #expect(SystemVersion(17) < SystemVersion(17, 4))
    #expect(SystemVersion(18).description == "18.0")
  }
}

struct ExpectedConstants: CustomTestStringConvertible {
  let name: String
  let descriptions: [TextInputConstantDescription]
  let rows: String
  var testDescription: String { name }
}

/// Each row: name, name in Objective-C, raw value, first version of iOS, what replaces it.
private let expectedConstants: [ExpectedConstants] = [
  .init(
    name: "UIKeyboardType", descriptions: KeyboardType.descriptions,
    rows: """
      default UIKeyboardTypeDefault 0 2.0
      asciiCapable UIKeyboardTypeASCIICapable 1 2.0
      numbersAndPunctuation UIKeyboardTypeNumbersAndPunctuation 2 2.0
      URL UIKeyboardTypeURL 3 2.0
      numberPad UIKeyboardTypeNumberPad 4 2.0
      phonePad UIKeyboardTypePhonePad 5 2.0
      namePhonePad UIKeyboardTypeNamePhonePad 6 2.0
      emailAddress UIKeyboardTypeEmailAddress 7 2.0
      decimalPad UIKeyboardTypeDecimalPad 8 4.1
      twitter UIKeyboardTypeTwitter 9 5.0
      webSearch UIKeyboardTypeWebSearch 10 7.0
      asciiCapableNumberPad UIKeyboardTypeASCIICapableNumberPad 11 10.0
      alphabet UIKeyboardTypeAlphabet 1 2.0 → asciiCapable
      """),
  .init(
    name: "UIKeyboardAppearance", descriptions: KeyboardAppearance.descriptions,
    rows: """
      default UIKeyboardAppearanceDefault 0 2.0
      dark UIKeyboardAppearanceDark 1 7.0
      light UIKeyboardAppearanceLight 2 7.0
      alert UIKeyboardAppearanceAlert 1 2.0 → dark
      """),
  .init(
    name: "UIReturnKeyType", descriptions: ReturnKeyType.descriptions,
    rows: """
      default UIReturnKeyDefault 0 2.0
      go UIReturnKeyGo 1 2.0
      google UIReturnKeyGoogle 2 2.0
      join UIReturnKeyJoin 3 2.0
      next UIReturnKeyNext 4 2.0
      route UIReturnKeyRoute 5 2.0
      search UIReturnKeySearch 6 2.0
      send UIReturnKeySend 7 2.0
      yahoo UIReturnKeyYahoo 8 2.0
      done UIReturnKeyDone 9 2.0
      emergencyCall UIReturnKeyEmergencyCall 10 2.0
      continue UIReturnKeyContinue 11 9.0
      """),
  .init(
    name: "UITextAutocapitalizationType", descriptions: TextAutocapitalizationType.descriptions,
    rows: """
      none UITextAutocapitalizationTypeNone 0 2.0
      words UITextAutocapitalizationTypeWords 1 2.0
      sentences UITextAutocapitalizationTypeSentences 2 2.0
      allCharacters UITextAutocapitalizationTypeAllCharacters 3 2.0
      """),
  yesOrNo("UITextAutocorrectionType", TextAutocorrectionType.descriptions, "2.0"),
  yesOrNo("UITextSpellCheckingType", TextSpellCheckingType.descriptions, "5.0"),
  yesOrNo("UITextSmartQuotesType", TextSmartQuotesType.descriptions, "11.0"),
  yesOrNo("UITextSmartDashesType", TextSmartDashesType.descriptions, "11.0"),
  yesOrNo("UITextSmartInsertDeleteType", TextSmartInsertDeleteType.descriptions, "11.0"),
  yesOrNo("UITextInlinePredictionType", TextInlinePredictionType.descriptions, "17.0"),
  yesOrNo(
    "UITextMathExpressionCompletionType", TextMathExpressionCompletionType.descriptions, "18.0"),
  .init(
    name: "UITextContentType", descriptions: TextContentType.descriptions,
    rows: """
      name UITextContentTypeName name 10.0
      namePrefix UITextContentTypeNamePrefix honorific-prefix 10.0
      givenName UITextContentTypeGivenName given-name 10.0
      middleName UITextContentTypeMiddleName additional-name 10.0
      familyName UITextContentTypeFamilyName family-name 10.0
      nameSuffix UITextContentTypeNameSuffix honorific-suffix 10.0
      nickname UITextContentTypeNickname nickname 10.0
      jobTitle UITextContentTypeJobTitle organization-title 10.0
      organizationName UITextContentTypeOrganizationName organization 10.0
      location UITextContentTypeLocation location 10.0
      fullStreetAddress UITextContentTypeFullStreetAddress street-address 10.0
      streetAddressLine1 UITextContentTypeStreetAddressLine1 address-line1 10.0
      streetAddressLine2 UITextContentTypeStreetAddressLine2 address-line2 10.0
      addressCity UITextContentTypeAddressCity address-level2 10.0
      addressState UITextContentTypeAddressState address-level1 10.0
      addressCityAndState UITextContentTypeAddressCityAndState address-level1+2 10.0
      sublocality UITextContentTypeSublocality address-level3 10.0
      countryName UITextContentTypeCountryName country-name 10.0
      postalCode UITextContentTypePostalCode postal-code 10.0
      telephoneNumber UITextContentTypeTelephoneNumber tel 10.0
      emailAddress UITextContentTypeEmailAddress email 10.0
      URL UITextContentTypeURL url 10.0
      creditCardNumber UITextContentTypeCreditCardNumber cc-number 10.0
      username UITextContentTypeUsername username 11.0
      password UITextContentTypePassword password 11.0
      newPassword UITextContentTypeNewPassword new-password 12.0
      oneTimeCode UITextContentTypeOneTimeCode one-time-code 12.0
      shipmentTrackingNumber UITextContentTypeShipmentTrackingNumber shipment-tracking-number 15.0
      flightNumber UITextContentTypeFlightNumber flight-number 15.0
      dateTime UITextContentTypeDateTime date-time 15.0
      birthdate UITextContentTypeBirthdate bday 17.0
      birthdateDay UITextContentTypeBirthdateDay bday-day 17.0
      birthdateMonth UITextContentTypeBirthdateMonth bday-month 17.0
      birthdateYear UITextContentTypeBirthdateYear bday-year 17.0
      creditCardName UITextContentTypeCreditCardName cc-name 17.0
      creditCardGivenName UITextContentTypeCreditCardGivenName cc-given-name 17.0
      creditCardMiddleName UITextContentTypeCreditCardMiddleName cc-additional-name 17.0
      creditCardFamilyName UITextContentTypeCreditCardFamilyName cc-family-name 17.0
      creditCardSecurityCode UITextContentTypeCreditCardSecurityCode cc-csc 17.0
      creditCardExpiration UITextContentTypeCreditCardExpiration cc-exp 17.0
      creditCardExpirationMonth UITextContentTypeCreditCardExpirationMonth cc-exp-month 17.0
      creditCardExpirationYear UITextContentTypeCreditCardExpirationYear cc-exp-year 17.0
      creditCardType UITextContentTypeCreditCardType cc-type 17.0
      cellularEID UITextContentTypeCellularEID esim-eid 17.4
      cellularIMEI UITextContentTypeCellularIMEI esim-imei 17.4
      """),
  .init(
    name: "UIWritingToolsBehavior", descriptions: WritingToolsBehavior.descriptions,
    rows: """
      none UIWritingToolsBehaviorNone -1 18.0
      default UIWritingToolsBehaviorDefault 0 18.0
      complete UIWritingToolsBehaviorComplete 1 18.0
      limited UIWritingToolsBehaviorLimited 2 18.0
      """),
  .init(
    name: "UIWritingToolsResultOptions", descriptions: WritingToolsResultOption.descriptions,
    rows: """
      default UIWritingToolsResultDefault 0 18.0
      plainText UIWritingToolsResultPlainText 1 18.0
      richText UIWritingToolsResultRichText 2 18.0
      list UIWritingToolsResultList 4 18.0
      table UIWritingToolsResultTable 8 18.0
      presentationIntent UIWritingToolsResultPresentationIntent 16 26.0
      """),
  .init(
    name: "UIDataDetectorTypes", descriptions: DataDetectorType.descriptions,
    rows: """
      none UIDataDetectorTypeNone 0 3.0
      phoneNumber UIDataDetectorTypePhoneNumber 1 3.0
      link UIDataDetectorTypeLink 2 3.0
      address UIDataDetectorTypeAddress 4 4.0
      calendarEvent UIDataDetectorTypeCalendarEvent 8 4.0
      shipmentTrackingNumber UIDataDetectorTypeShipmentTrackingNumber 16 10.0
      flightNumber UIDataDetectorTypeFlightNumber 32 10.0
      lookupSuggestion UIDataDetectorTypeLookupSuggestion 64 10.0
      money UIDataDetectorTypeMoney 128 16.0
      physicalValue UIDataDetectorTypePhysicalValue 256 16.0
      all UIDataDetectorTypeAll \(UInt64.max) 3.0
      """),
]

private func yesOrNo(
  _ name: String, _ descriptions: [TextInputConstantDescription], _ version: String
) -> ExpectedConstants {
  ExpectedConstants(
    name: name, descriptions: descriptions,
    rows: """
      default \(name)Default 0 \(version)
      no \(name)No 1 \(version)
      yes \(name)Yes 2 \(version)
      """)
}
