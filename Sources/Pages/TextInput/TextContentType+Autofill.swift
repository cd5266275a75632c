package import TextInput

/// The controls for which HTML allows an `autocomplete` token.
///
/// See the HTML Standard on autofill field names and their control groups.
enum AutofillGroup {
  case text, multiline, password, username, url, tel, numeric, month, date

  /// Whether a token of the group may stand on an element.
  ///
  /// A `textarea` and an `input` of type `text` take every group, but that the latter has one line.
  func isAllowed(on element: TextInputElement) -> Bool {
    switch element {
    case .textarea: true
    case .output: false
    case .input(.text): self != .multiline
    case .input(.password): self == .password
    case .input(.tel): self == .tel
    case .input(.email): self == .username
    case .input(.url): self == .url
    }
  }
}

extension TextContentType {
  /// The `autocomplete` token with the same meaning on an element; nil where HTML has none, or does
  /// not allow it there.
  package func autocompleteToken(on element: TextInputElement) -> String? {
    guard let (token, group) = autofillField, group.isAllowed(on: element) else { return nil }
    return token
  }

  private var autofillField: (token: String, group: AutofillGroup)? {
    switch self {
    case .name: ("name", .text)
    case .namePrefix: ("honorific-prefix", .text)
    case .givenName: ("given-name", .text)
    case .middleName: ("additional-name", .text)
    case .familyName: ("family-name", .text)
    case .nameSuffix: ("honorific-suffix", .text)
    case .nickname: ("nickname", .text)
    case .jobTitle: ("organization-title", .text)
    case .organizationName: ("organization", .text)
    case .fullStreetAddress: ("street-address", .multiline)
    case .streetAddressLine1: ("address-line1", .text)
    case .streetAddressLine2: ("address-line2", .text)
    case .addressCity: ("address-level2", .text)
    case .addressState: ("address-level1", .text)
    case .sublocality: ("address-level3", .text)
    case .countryName: ("country-name", .text)
    case .postalCode: ("postal-code", .text)
    case .telephoneNumber: ("tel", .tel)
    case .emailAddress: ("email", .username)
    case .url: ("url", .url)
    case .creditCardNumber: ("cc-number", .text)
    case .username: ("username", .username)
    case .password: ("current-password", .password)
    case .newPassword: ("new-password", .password)
    case .oneTimeCode: ("one-time-code", .password)
    case .birthdate: ("bday", .date)
    case .birthdateDay: ("bday-day", .numeric)
    case .birthdateMonth: ("bday-month", .numeric)
    case .birthdateYear: ("bday-year", .numeric)
    case .creditCardName: ("cc-name", .text)
    case .creditCardGivenName: ("cc-given-name", .text)
    case .creditCardMiddleName: ("cc-additional-name", .text)
    case .creditCardFamilyName: ("cc-family-name", .text)
    case .creditCardSecurityCode: ("cc-csc", .text)
    case .creditCardExpiration: ("cc-exp", .month)
    case .creditCardExpirationMonth: ("cc-exp-month", .numeric)
    case .creditCardExpirationYear: ("cc-exp-year", .numeric)
    case .creditCardType: ("cc-type", .text)
    case .location, .addressCityAndState, .shipmentTrackingNumber, .flightNumber, .dateTime,
      .cellularEID, .cellularIMEI:
      nil
    }
  }
}
