internal import Diagnostics
internal import PropertyList
internal import Settings

/// Lists of values and of their titles that are not equally long.
enum ChoiceCount: SpecifierRule {
  static let facts = RuleFacts(
    "choice-count", .error, "“Values”, “Titles” and “ShortTitles” are not equally many",
    because: "Titles belong to values by their places: what is over has no partner, and sorted "
      + "lists stop the app (InAppSettingsKit's own test “Malformed.plist”).")

  static func check(_ row: Row, _ findings: inout Findings) {
    // Titles alone name nothing; that a choice lacks values, another rule says.
    let none: [PropertyListValue]? = row["Values"] == nil && !row.isChoice ? [] : nil
    guard row.choices != nil, let values = row["Values"]?.array ?? none else { return }
    for (key, severity) in [("Titles", Diagnostic.Severity.error), ("ShortTitles", .warning)] {
      guard let titles = row[key]?.array, titles.count != values.count else { continue }
      findings.add(
        .choiceCount(key, titles.count, values: values.count, severity), at: key, of: row,
        notes: row["Values"].map { [("the values are here", $0.range)] } ?? [])
    }
  }
}

extension Diagnostic.Message {
  static func choiceCount(
    _ key: String, _ count: Int, values: Int, _ severity: Diagnostic.Severity
  ) -> Self {
    ChoiceCount.message(
      "“\(key)” are \(count), but “Values” are \(values); each value needs one", severity)
  }
}
