import Testing
import TextInput

/// The spellings of a property’s values in a source, and UIKit’s names for them.
struct SpellingTable: CustomTestStringConvertible {
  let source: TextInputSource
  let key: String
  let property: TextInputProperty
  let spellings: [(String, String)]
  var undocumented: Set<String> = []
  var testDescription: String { "\(key) of \(source)" }

  init(
    _ source: TextInputSource, _ key: String, _ property: TextInputProperty, _ spellings: String,
    undocumented: String = ""
  ) {
    self.source = source
    self.key = key
    self.property = property
    self.spellings = (spellings + " " + undocumented).split(separator: " ").map { word in
      let parts = word.split(separator: "=").map(String.init)
      return (parts[0], parts[parts.count - 1])
    }
    self.undocumented = Set(
      undocumented.split(separator: " ").map { String($0.prefix { $0 != "=" }) })
  }

  static let all = specifiers + interfaceBuilder

  /// `Spelling=name`, or the name alone where they are the same.
  private static let specifiers =
    [TextInputSource.textFieldSpecifier, .textViewSpecifier].flatMap {
      [
        Self(
          $0, "KeyboardType", .keyboardType,
          "Alphabet=default NumbersAndPunctuation=numbersAndPunctuation NumberPad=numberPad URL "
            + "EmailAddress=emailAddress",
          undocumented: "DecimalPad=decimalPad PhonePad=phonePad NamePhonePad=namePhonePad "
            + "AsciiCapable=asciiCapable"),
        Self(
          $0, "AutocapitalizationType", .autocapitalizationType,
          "None=none Sentences=sentences Words=words AllCharacters=allCharacters"),
        Self($0, "AutocorrectionType", .autocorrectionType, "Default=default No=no Yes=yes"),
      ]
    } + [
      Self(
        .textFieldSpecifier, "IASKTextContentType", .textContentType, "",
        undocumented: "Name=name NamePrefix=namePrefix GivenName=givenName MiddleName=middleName "
          + "FamilyName=familyName NameSuffix=nameSuffix Nickname=nickname JobTitle=jobTitle "
          + "OrganizationName=organizationName Location=location "
          + "FullStreetAddress=fullStreetAddress StreetAddressLine1=streetAddressLine1 "
          + "StreetAddressLine2=streetAddressLine2 AddressCity=addressCity "
          + "AddressState=addressState AddressCityAndState=addressCityAndState "
          + "Sublocality=sublocality CountryName=countryName PostalCode=postalCode "
          + "TelephoneNumber=telephoneNumber EmailAddress=emailAddress URL uRL=URL "
          + "CreditCardNumber=creditCardNumber Username=username Password=password "
          + "NewPassword=newPassword OneTimeCode=oneTimeCode telephoneNumber oneTimeCode")
    ]

  private static let interfaceBuilder = [
    Self(
      .interfaceBuilder, "keyboardType", .keyboardType,
      "default alphabet=asciiCapable numbersAndPunctuation URL numberPad phonePad namePhonePad "
        + "emailAddress decimalPad twitter webSearch ASCIICapableNumberPad=asciiCapableNumberPad"),
    Self(
      .interfaceBuilder, "autocapitalizationType", .autocapitalizationType,
      "none words sentences allCharacters"),
    Self(.interfaceBuilder, "autocorrectionType", .autocorrectionType, "default no yes"),
    Self(.interfaceBuilder, "spellCheckingType", .spellCheckingType, "default no yes"),
    Self(
      .interfaceBuilder, "keyboardAppearance", .keyboardAppearance, "default alert=dark light"),
    Self(
      .interfaceBuilder, "returnKeyType", .returnKeyType,
      "default go google join next route search send yahoo done emergencyCall continue"),
    Self(
      .interfaceBuilder, "enablesReturnKeyAutomatically", .enablesReturnKeyAutomatically,
      "YES=true NO=false"),
    Self(.interfaceBuilder, "secureTextEntry", .isSecureTextEntry, "YES=true NO=false"),
    Self(.interfaceBuilder, "smartDashesType", .smartDashesType, "default no yes"),
    Self(.interfaceBuilder, "smartQuotesType", .smartQuotesType, "default no yes"),
    Self(.interfaceBuilder, "smartInsertDeleteType", .smartInsertDeleteType, "default no yes"),
    Self(
      .interfaceBuilder, "textContentType", .textContentType,
      "url=URL username password tel=telephoneNumber new-password=newPassword "
        + "one-time-code=oneTimeCode address-level1+2=addressCityAndState cc-csc=creditCardSecurityCode"
    ),
    Self(
      .interfaceBuilder, "dataDetectorTypes", .dataDetectorTypes,
      "none phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber "
        + "lookupSuggestion money physicalValue all"),
  ]
}
