extension PropertyListValue {
  /// The seconds from the beginning of 2001 in UTC to a date, in whichever form it is spelt; nil for
  /// other values, and for what no calendar has.
  package var secondsSince2001: Int? {
    if case .date(let text) = content { DateText.secondsSince2001(text) } else { nil }
  }
}

/// Dates as texts: `2001-01-01T00:00:00Z` in XML, `2001-01-01 00:00:00 +0000` in GNUstep's form.
enum DateText {
  static func secondsSince2001(_ text: String) -> Int? {
    var rest = text.utf8[...]
    guard let year = number(&rest, digits: 4), skip(&rest, "-"),
      let month = number(&rest, digits: 2), (1...12).contains(month), skip(&rest, "-"),
      let day = number(&rest, digits: 2), (1...31).contains(day), skip(&rest, "T", or: " "),
      let hour = number(&rest, digits: 2), hour < 24, skip(&rest, ":"),
      let minute = number(&rest, digits: 2), minute < 60, skip(&rest, ":"),
      let second = number(&rest, digits: 2), second <= 60,
      let offset = offset(&rest), rest.isEmpty
    else { return nil }
    let days = daysSince2001(year, month, day)
    return days * 86_400 + hour * 3600 + minute * 60 + second - offset
  }

  /// Days from the beginning of 2001 to one of the Gregorian calendar; the inverse of what
  /// ``BinaryDate`` counts.
  private static func daysSince2001(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // Years begin in March, so that the leap day is their last.
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 730_791
  }

  /// The seconds that a zone is ahead of UTC: `Z`, ` +0100`, or nothing.
  private static func offset(_ rest: inout Substring.UTF8View) -> Int? {
    if rest.isEmpty || skip(&rest, "Z") { return 0 }
    _ = skip(&rest, " ")
    let isWest = rest.first == UInt8(ascii: "-")
    guard skip(&rest, "+", or: "-"), let hours = number(&rest, digits: 2),
      let minutes = number(&rest, digits: 2)
    else { return nil }
    return (hours * 3600 + minutes * 60) * (isWest ? -1 : 1)
  }

  private static func number(_ rest: inout Substring.UTF8View, digits: Int) -> Int? {
    let part = rest.prefix(digits)
    guard part.count == digits,
      part.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    rest = rest.dropFirst(digits)
    return Int(Substring(part))
  }

  private static func skip(
    _ rest: inout Substring.UTF8View, _ byte: Unicode.Scalar, or other: Unicode.Scalar? = nil
  ) -> Bool {
    guard let first = rest.first.map(Unicode.Scalar.init), first == byte || first == other else {
      return false
    }
    rest = rest.dropFirst()
    return true
  }
}
