internal import PropertyList

/// A row by which one picks a date, a time, or both (`IASKDatePickerSpecifier`).
package struct DatePicker: Sendable {
  /// What is picked, as a property list spells it.
  package enum Mode: String, CaseIterable, Sendable {
    case date = "Date"
    case time = "Time"
    case dateAndTime = "DateAndTime"
  }

  /// How it is picked, as a property list spells it.
  package enum Style: String, CaseIterable, Sendable {
    case wheels = "Wheels"
    case compact = "Compact"
    case inline = "Inline"
  }

  package let mode: Mode
  package let style: Style
  /// The minutes between two times that can be picked; 1 unless it divides an hour.
  package let minuteInterval: Int
  /// The date while none is stored, in the digits of the file; nil for the time at which the row is
  /// first seen.
  package let moment: Moment?

  init(_ dictionary: PropertyListDictionary) {
    mode = dictionary.string("DatePickerMode").flatMap(Mode.init) ?? .dateAndTime
    style = dictionary.string("DatePickerStyle").flatMap(Style.init) ?? .wheels
    let interval = dictionary["MinuteInterval"]?.numberReading.flatMap { Int(exactly: $0) } ?? 1
    minuteInterval = Self.allows(minuteInterval: interval) ? interval : 1
    moment = dictionary.text("DefaultValue").flatMap(Moment.init)
  }

  /// Whether UIKit's picker can go by such steps.
  package static func allows(minuteInterval: Int) -> Bool {
    (1...30).contains(minuteInterval) && 60 % minuteInterval == 0
  }
}

extension DatePicker {
  /// A date, a time, or both, as text: `2024-05-01`, `09:30`.
  ///
  /// Property lists say dates in UTC. Which time zone the device will be in, nobody knows when the
  /// page is made, so the digits are those of the file.
  package struct Moment: Hashable, Sendable {
    package let date: String?
    package let time: String?

    /// Reads `2024-05-01T09:30:00Z`, either half of it, and seconds or none.
    init?(_ text: String) {
      guard
        let match = text.wholeMatch(
          of: /(?:(\d{4}-\d\d-\d\d)(?:[T ]|$))?(?:(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?Z?)?/),
        match.1 != nil || match.2 != nil
      else { return nil }
      date = match.1.map(String.init)
      time = match.2.map(String.init)
    }
  }
}
