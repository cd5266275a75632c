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
    guard row.choices != nil, let values = row["Values"]?.array else { return }
    var first: [String: PropertyListValue] = [:]
    for value in values {
      guard let earlier = first.updateValue(value, forKey: value.identity) else { continue }
      first[value.identity] = earlier
      findings.add(
        .duplicateValue(value.storedText), at: value.range, in: row.page,
        notes: [("the same value is here", earlier.range)])
    }
  }
}

extension PropertyListValue {
  /// The same text for values that Foundation takes for equal, as `1`, `1.0` and `true`.
  fileprivate var identity: String {
    switch content {
    case .boolean(let flag): flag ? "number 1.0" : "number 0.0"
    case .integer, .real: number.map { "number \($0)" } ?? "\(kind) \(storedText)"
    default: "\(kind) \(storedText)"
    }
  }
}

extension Diagnostic.Message {
  static func duplicateValue(_ text: String) -> Self {
    DuplicateValue.message("“\(text)” is a value of this list already, so its title never shows")
  }
}
