/// Dates as binary property lists hold them.
enum BinaryDate {
  /// The date of so many seconds after the beginning of 2001 in UTC, as `2001-01-01T00:00:00Z`;
  /// nil if no calendar reaches that far.
  ///
  /// Fractions are left out, as they are in XML.
  static func text(secondsSince2001 seconds: Double) -> String? {
    // Some 30 000 years; years of five digits are no dates of property lists.
    guard seconds.isFinite, abs(seconds) < 1e12 else { return nil }
    let total = Int(seconds.rounded(.down))
    let second = modulo(total, 86_400)
    let (year, month, day) = civilDate(daysSince2001: (total - second) / 86_400)
    guard (0...9999).contains(year) else { return nil }
    return "\(digits(year, 4))-\(digits(month))-\(digits(day))T"
      + "\(digits(second / 3600)):\(digits(second / 60 % 60)):\(digits(second % 60))Z"
  }

  /// The Gregorian date of a day.
  ///
  /// Years are counted from March, so that the leap day is their last; 400 of them have 146 097
  /// days.
  private static func civilDate(daysSince2001 days: Int) -> (year: Int, month: Int, day: Int) {
    // Days since 1 March of the year 0.
    let days = days + 730_791
    let dayOfEra = modulo(days, 146_097)
    let era = (days - dayOfEra) / 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
  }

  private static func modulo(_ a: Int, _ b: Int) -> Int { (a % b + b) % b }

  private static func digits(_ number: Int, _ count: Int = 2) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(count - text.utf8.count, 0)) + text
  }
}
