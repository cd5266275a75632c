internal import Diagnostics
internal import PropertyList
internal import Settings

/// A slider's default outside of its range.
enum SliderDefault: SpecifierRule {
  static let facts = RuleFacts(
    "slider-default", .warning, "a slider's default lies outside of its range",
    because: "The slider stands at its end, while the app that registers the default reads "
      + "another number.")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard case .slider = row.specifier.content,
      let minimum = row["MinimumValue"]?.numberReading,
      let maximum = row["MaximumValue"]?.numberReading, minimum < maximum,
      let value = row["DefaultValue"], let number = value.numberReading,
      number < minimum || number > maximum
    else { return }
    findings.add(
      .sliderDefault(
        value.storedText, row["MinimumValue"]?.text ?? "", row["MaximumValue"]?.text ?? ""),
      at: "DefaultValue", of: row)
  }
}

extension Diagnostic.Message {
  static func sliderDefault(_ text: String, _ minimum: String, _ maximum: String) -> Self {
    SliderDefault.message("\(text) is not between \(minimum) and \(maximum)")
  }
}
