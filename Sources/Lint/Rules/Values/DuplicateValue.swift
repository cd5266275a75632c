internal import Diagnostics
internal import PropertyList
internal import Settings

/// A value that a list of choices has twice.
enum DuplicateValue: SpecifierRule {
  static let facts = RuleFacts(
    "duplicate-value", .warning, "a list of choices has a value twice",
    because: "What is stored is the value alone, so that the second of the two titles never shows "
      + "as the chosen one.")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard let values = row.choices == nil ? nil : row["Values"]?.array, values.count <= 1000 else {
      return
    }
    for (place, value) in values.enumerated() {
      guard let first = values[..<place].first(where: { $0.isEqual(to: value) }) else { continue }
      findings.add(
        .duplicateValue(value.storedText), at: value.range, in: row.page,
        notes: [("the same value is here", first.range)])
    }
  }
}

extension Diagnostic.Message {
  static func duplicateValue(_ text: String) -> Self {
    DuplicateValue.message("“\(text)” is a value of this list already, so its title never shows")
  }
}
