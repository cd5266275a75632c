internal import Diagnostics
internal import Settings

/// A default that is none of the values to choose from.
enum DefaultNotAValue: SpecifierRule {
  static let facts = RuleFacts(
    "default-not-a-value", .warning, "the default of a choice is none of its values",
    because: "No choice is checked until one is stored. Found in four public apps, Kodi among them."
  )

  static func check(_ row: Row, _ findings: inout Findings) {
    guard let choices = row.choices, let value = choices.defaultValue,
      !choices.choices.isEmpty, choices.selectedIndex == nil,
      DefaultIsATitle.index(of: value, in: choices) == nil
    else { return }
    guard row.isChoice else {
      findings.add(
        .titleWithoutValue(value.storedText, in: row.dialect), at: "DefaultValue", of: row)
      return
    }
    let texts = choices.choices.map(\.value.storedText)
    let isOfOtherType = texts.contains(value.storedText)
    findings.add(
      isOfOtherType
        ? .defaultOfOtherType(value.storedText)
        : .defaultNotAValue(value.storedText, texts.nearest(to: value.storedText)),
      at: "DefaultValue", of: row)
  }
}

extension Diagnostic.Message {
  static func defaultNotAValue(_ text: String, _ suggestion: String?) -> Self {
    DefaultNotAValue.message("“\(text)” is none of “Values”\(hint(suggestion))")
  }

  /// Of a title value, which shows what it has no title for, or nothing.
  static func titleWithoutValue(_ text: String, in dialect: Dialect) -> Self {
    let shown = dialect == .settings ? "Settings shows it as it is" : "the row shows nothing"
    return DefaultNotAValue.message(
      "“\(text)” is none of “Values”, so \(shown)", dialect == .settings ? .note : .warning)
  }

  static func defaultOfOtherType(_ text: String) -> Self {
    DefaultNotAValue.message(
      "“\(text)” is none of “Values”: the value that reads the same is of another type")
  }
}
