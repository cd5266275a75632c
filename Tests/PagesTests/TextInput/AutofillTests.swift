import Pages
import Testing
import TextInput

struct AutofillTests {
  /// Each row: content type, `autocomplete` token, and the elements that may bear it.
  ///
  /// `t` is an `input` of type text, `p` password, `l` tel, `e` email, `u` url; `a` is a textarea.
  private static let table = """
    name name ta
    namePrefix honorific-prefix ta
    givenName given-name ta
    middleName additional-name ta
    familyName family-name ta
    nameSuffix honorific-suffix ta
    nickname nickname ta
    jobTitle organization-title ta
    organizationName organization ta
    location - -
    fullStreetAddress street-address a
    streetAddressLine1 address-line1 ta
    streetAddressLine2 address-line2 ta
    addressCity address-level2 ta
    addressState address-level1 ta
    addressCityAndState - -
    sublocality address-level3 ta
    countryName country-name ta
    postalCode postal-code ta
    telephoneNumber tel tla
    emailAddress email tea
    URL url tua
    creditCardNumber cc-number ta
    username username tea
    password current-password tpa
    newPassword new-password tpa
    oneTimeCode one-time-code tpa
    shipmentTrackingNumber - -
    flightNumber - -
    dateTime - -
    birthdate bday ta
    birthdateDay bday-day ta
    birthdateMonth bday-month ta
    birthdateYear bday-year ta
    creditCardName cc-name ta
    creditCardGivenName cc-given-name ta
    creditCardMiddleName cc-additional-name ta
    creditCardFamilyName cc-family-name ta
    creditCardSecurityCode cc-csc ta
    creditCardExpiration cc-exp ta
    creditCardExpirationMonth cc-exp-month ta
    creditCardExpirationYear cc-exp-year ta
    creditCardType cc-type ta
    cellularEID - -
    cellularIMEI - -
    """

  private static let elements: [(letter: Character, keyboard: KeyboardType, isSecure: Bool)] = [
    ("t", .numberPad, false), ("p", .numberPad, true), ("l", .phonePad, false),
    ("e", .emailAddress, false), ("u", .url, false), ("a", .default, false),
  ]

  @Test(arguments: zip(TextContentType.allCases, table.split(separator: "\n").map(String.init)))
  func writesATokenOnlyWhereItIsAllowed(_ type: TextContentType, _ row: String) {
    let words = row.split(separator: " ").map(String.init)
    #expect(words[0] == type.name)
    for (letter, keyboard, isSecure) in Self.elements {
      var traits = TextInputTraits(defaultsOf: .interfaceBuilder)
      traits.keyboardType = keyboard
      traits.isSecureTextEntry = isSecure
      traits.textContentType = type
      let object = TextInputObject(letter == "a" ? .view : .field, on: .phone)
      let attributes = TextInputMarkup(traits.effective(in: object)).attributes
        .filter { $0.trait == .textContentType }
      let actual = attributes.map { "\($0.name)=\($0.value) \($0.fidelity.name)" }
      #expect(
        actual
          == (words[2].contains(letter)
            ? ["autocomplete=\(words[1]) exact"]
            : ["autocomplete=off carried", "data-text-content-type=\(type.name) carried"]),
        "\(letter)")
    }
  }

  @Test func hasARowForEveryContentType() {
    #expect(Self.table.split(separator: "\n").count == TextContentType.allCases.count)
  }
}
