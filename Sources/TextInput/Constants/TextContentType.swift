/// What a text object’s content means, so that it can be filled in (`UITextContentType`).
package enum TextContentType: String, TextInputConstant {
  case name
  case namePrefix = "honorific-prefix"
  case givenName = "given-name"
  case middleName = "additional-name"
  case familyName = "family-name"
  case nameSuffix = "honorific-suffix"
  case nickname
  case jobTitle = "organization-title"
  case organizationName = "organization"
  case location
  case fullStreetAddress = "street-address"
  case streetAddressLine1 = "address-line1"
  case streetAddressLine2 = "address-line2"
  case addressCity = "address-level2"
  case addressState = "address-level1"
  case addressCityAndState = "address-level1+2"
  case sublocality = "address-level3"
  case countryName = "country-name"
  case postalCode = "postal-code"
  case telephoneNumber = "tel"
  case emailAddress = "email"
  case url
  case creditCardNumber = "cc-number"
  case username
  case password
  case newPassword = "new-password"
  case oneTimeCode = "one-time-code"
  case shipmentTrackingNumber = "shipment-tracking-number"
  case flightNumber = "flight-number"
  case dateTime = "date-time"
  case birthdate = "bday"
  case birthdateDay = "bday-day"
  case birthdateMonth = "bday-month"
  case birthdateYear = "bday-year"
  case creditCardName = "cc-name"
  case creditCardGivenName = "cc-given-name"
  case creditCardMiddleName = "cc-additional-name"
  case creditCardFamilyName = "cc-family-name"
  case creditCardSecurityCode = "cc-csc"
  case creditCardExpiration = "cc-exp"
  case creditCardExpirationMonth = "cc-exp-month"
  case creditCardExpirationYear = "cc-exp-year"
  case creditCardType = "cc-type"
  case cellularEID = "esim-eid"
  case cellularIMEI = "esim-imei"

  package static let typeName = "UITextContentType"

  package var facts: TextInputConstantFacts {
    switch self {
    case .name:
      .init(
        "name", "UITextContentTypeName", since: .init(10),
        "A person’s whole name.")
    case .namePrefix:
      .init(
        "namePrefix", "UITextContentTypeNamePrefix", since: .init(10),
        "What stands before a name, such as a title.")
    case .givenName:
      .init(
        "givenName", "UITextContentTypeGivenName", since: .init(10),
        "A given name.")
    case .middleName:
      .init(
        "middleName", "UITextContentTypeMiddleName", since: .init(10),
        "A middle name.")
    case .familyName:
      .init(
        "familyName", "UITextContentTypeFamilyName", since: .init(10),
        "A family name.")
    case .nameSuffix:
      .init(
        "nameSuffix", "UITextContentTypeNameSuffix", since: .init(10),
        "What stands behind a name, such as a degree.")
    case .nickname:
      .init(
        "nickname", "UITextContentTypeNickname", since: .init(10),
        "A name that friends use.")
    case .jobTitle:
      .init(
        "jobTitle", "UITextContentTypeJobTitle", since: .init(10),
        "A position in an organization.")
    case .organizationName:
      .init(
        "organizationName", "UITextContentTypeOrganizationName", since: .init(10),
        "An organization’s name.")
    case .location:
      .init(
        "location", "UITextContentTypeLocation", since: .init(10),
        "A place, by address or coordinates.")
    case .fullStreetAddress:
      .init(
        "fullStreetAddress", "UITextContentTypeFullStreetAddress", since: .init(10),
        "A street address of one or more lines.")
    case .streetAddressLine1:
      .init(
        "streetAddressLine1", "UITextContentTypeStreetAddressLine1", since: .init(10),
        "The first line of a street address.")
    case .streetAddressLine2:
      .init(
        "streetAddressLine2", "UITextContentTypeStreetAddressLine2", since: .init(10),
        "The second line of a street address.")
    case .addressCity:
      .init(
        "addressCity", "UITextContentTypeAddressCity", since: .init(10),
        "The city of an address.")
    case .addressState:
      .init(
        "addressState", "UITextContentTypeAddressState", since: .init(10),
        "The state or province of an address.")
    case .addressCityAndState:
      .init(
        "addressCityAndState", "UITextContentTypeAddressCityAndState", since: .init(10),
        "City and state of an address together.")
    case .sublocality:
      .init(
        "sublocality", "UITextContentTypeSublocality", since: .init(10),
        "A part of a city, such as a district.")
    case .countryName:
      .init(
        "countryName", "UITextContentTypeCountryName", since: .init(10),
        "A country’s name.")
    case .postalCode:
      .init(
        "postalCode", "UITextContentTypePostalCode", since: .init(10),
        "A postal code.")
    case .telephoneNumber:
      .init(
        "telephoneNumber", "UITextContentTypeTelephoneNumber", since: .init(10),
        "A telephone number.")
    case .emailAddress:
      .init(
        "emailAddress", "UITextContentTypeEmailAddress", since: .init(10),
        "An e-mail address.")
    case .url:
      .init(
        "URL", "UITextContentTypeURL", since: .init(10),
        "A web address.")
    case .creditCardNumber:
      .init(
        "creditCardNumber", "UITextContentTypeCreditCardNumber", since: .init(10),
        "The number of a payment card.")
    case .username:
      .init(
        "username", "UITextContentTypeUsername", since: .init(11),
        "The name of an account.")
    case .password:
      .init(
        "password", "UITextContentTypePassword", since: .init(11),
        "An account’s password.")
    case .newPassword:
      .init(
        "newPassword", "UITextContentTypeNewPassword", since: .init(12),
        "A password that is about to be chosen.")
    case .oneTimeCode:
      .init(
        "oneTimeCode", "UITextContentTypeOneTimeCode", since: .init(12),
        "A code that serves once, as from a message.")
    case .shipmentTrackingNumber:
      .init(
        "shipmentTrackingNumber", "UITextContentTypeShipmentTrackingNumber", since: .init(15),
        "The number by which a parcel is followed.")
    case .flightNumber:
      .init(
        "flightNumber", "UITextContentTypeFlightNumber", since: .init(15),
        "The number of a flight.")
    case .dateTime:
      .init(
        "dateTime", "UITextContentTypeDateTime", since: .init(15),
        "A date, a time, or a duration.")
    case .birthdate:
      .init(
        "birthdate", "UITextContentTypeBirthdate", since: .init(17),
        "A date of birth.")
    case .birthdateDay:
      .init(
        "birthdateDay", "UITextContentTypeBirthdateDay", since: .init(17),
        "The day of a date of birth.")
    case .birthdateMonth:
      .init(
        "birthdateMonth", "UITextContentTypeBirthdateMonth", since: .init(17),
        "The month of a date of birth.")
    case .birthdateYear:
      .init(
        "birthdateYear", "UITextContentTypeBirthdateYear", since: .init(17),
        "The year of a date of birth.")
    case .creditCardName:
      .init(
        "creditCardName", "UITextContentTypeCreditCardName", since: .init(17),
        "The name on a payment card.")
    case .creditCardGivenName:
      .init(
        "creditCardGivenName", "UITextContentTypeCreditCardGivenName", since: .init(17),
        "The given name on a payment card.")
    case .creditCardMiddleName:
      .init(
        "creditCardMiddleName", "UITextContentTypeCreditCardMiddleName", since: .init(17),
        "The middle name on a payment card.")
    case .creditCardFamilyName:
      .init(
        "creditCardFamilyName", "UITextContentTypeCreditCardFamilyName", since: .init(17),
        "The family name on a payment card.")
    case .creditCardSecurityCode:
      .init(
        "creditCardSecurityCode", "UITextContentTypeCreditCardSecurityCode", since: .init(17),
        "The security code of a payment card.")
    case .creditCardExpiration:
      .init(
        "creditCardExpiration", "UITextContentTypeCreditCardExpiration", since: .init(17),
        "The month and year in which a payment card ends.")
    case .creditCardExpirationMonth:
      .init(
        "creditCardExpirationMonth", "UITextContentTypeCreditCardExpirationMonth", since: .init(17),
        "The month in which a payment card ends.")
    case .creditCardExpirationYear:
      .init(
        "creditCardExpirationYear", "UITextContentTypeCreditCardExpirationYear", since: .init(17),
        "The year in which a payment card ends.")
    case .creditCardType:
      .init(
        "creditCardType", "UITextContentTypeCreditCardType", since: .init(17),
        "The kind of a payment card.")
    case .cellularEID:
      .init(
        "cellularEID", "UITextContentTypeCellularEID", since: .init(17, 4),
        "The identity of an embedded SIM.")
    case .cellularIMEI:
      .init(
        "cellularIMEI", "UITextContentTypeCellularIMEI", since: .init(17, 4),
        "The identity of a mobile device.")
    }
  }
}
