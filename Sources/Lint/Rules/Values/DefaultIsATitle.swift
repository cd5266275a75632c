internal import Diagnostics
internal import PropertyList
internal import Settings

/// A default that is the title of a value rather than the value.
enum DefaultIsATitle: SpecifierRule {
  static let facts = RuleFacts(
    "default-is-a-title", .warning, "the default of a choice is a title in place of a value",
    because: "Settings compares the default with the values alone, so that no choice is checked.")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard row.isChoice, let choices = row.choices, let value = choices.defaultValue,
      let index = index(of: value, in: choices)
    else { return }
    let wanted = choices.choices[index].value
    let fix = wanted.string.flatMap { text in
      row.page.file.source?.fix(element: "string", at: value.range, to: text)
    }
    findings.add(
      .defaultIsATitle(value.storedText, value: wanted.storedText), at: "DefaultValue", of: row,
      fix: fix)
  }

  /// The place of the choice whose title a default is; nil for a value, and for what is neither.
  static func index(of value: PropertyListValue, in choices: Choices) -> Int? {
    guard choices.selectedIndex == nil, let text = value.string else { return nil }
    return choices.choices.firstIndex { $0.title == text }
  }
}

extension Diagnostic.Message {
  static func defaultIsATitle(_ title: String, value: String) -> Self {
    DefaultIsATitle.message(
      "“\(title)” is a title; the default must be its value, which is “\(value)”")
  }
}
