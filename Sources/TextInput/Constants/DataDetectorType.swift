/// What a text view finds in its text and makes tappable (`UIDataDetectorTypes`).
package enum DataDetectorType: UInt, TextInputConstant {
  case none = 0
  case phoneNumber = 1
  case link = 2
  case address = 4
  case calendarEvent = 8
  case shipmentTrackingNumber = 16
  case flightNumber = 32
  case lookupSuggestion = 64
  case money = 128
  case physicalValue = 256
  case all = 0xFFFF_FFFF_FFFF_FFFF

  package static let typeName = "UIDataDetectorTypes"

  package var facts: TextInputConstantFacts {
    switch self {
    case .none:
      .init("none", "UIDataDetectorTypeNone", since: .init(3), "Nothing.")
    case .phoneNumber:
      .init("phoneNumber", "UIDataDetectorTypePhoneNumber", since: .init(3), "Telephone numbers.")
    case .link:
      .init("link", "UIDataDetectorTypeLink", since: .init(3), "Web and e-mail addresses.")
    case .address:
      .init("address", "UIDataDetectorTypeAddress", since: .init(4), "Postal addresses.")
    case .calendarEvent:
      .init(
        "calendarEvent", "UIDataDetectorTypeCalendarEvent", since: .init(4), "Dates and times.")
    case .shipmentTrackingNumber:
      .init(
        "shipmentTrackingNumber", "UIDataDetectorTypeShipmentTrackingNumber", since: .init(10),
        "The numbers by which parcels are followed.")
    case .flightNumber:
      .init(
        "flightNumber", "UIDataDetectorTypeFlightNumber", since: .init(10), "Numbers of flights.")
    case .lookupSuggestion:
      .init(
        "lookupSuggestion", "UIDataDetectorTypeLookupSuggestion", since: .init(10),
        "What the user might want to look up.")
    case .money:
      .init("money", "UIDataDetectorTypeMoney", since: .init(16), "Amounts of money.")
    case .physicalValue:
      .init(
        "physicalValue", "UIDataDetectorTypePhysicalValue", since: .init(16),
        "Lengths, weights and other measures.")
    case .all:
      .init("all", "UIDataDetectorTypeAll", since: .init(3), "Everything that can be found.")
    }
  }
}

/// A set of what a text view finds in its text.
package typealias DataDetectorTypes = TextInputOptions<DataDetectorType>
