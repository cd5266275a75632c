internal import Diagnostics
internal import PropertyList
internal import Settings

/// A slider whose ends are the wrong way round, or the same.
enum SliderRange: SpecifierRule {
  static let facts = RuleFacts(
    "slider-range", .error, "a slider's minimum is not below its maximum",
    because: "Such a slider cannot be moved; it is among the broken rows that "
      + "kgn/InAppSettings tests itself with.")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard case .slider = row.specifier.content,
      let minimum = row["MinimumValue"]?.numberReading,
      let maximum = row["MaximumValue"]?.numberReading, minimum >= maximum
    else { return }
    findings.add(
      .sliderRange(row["MinimumValue"]?.text ?? "", row["MaximumValue"]?.text ?? ""),
      at: "MinimumValue", of: row,
      notes: [("the maximum is here", row["MaximumValue"]?.range)])
  }
}

extension Diagnostic.Message {
  static func sliderRange(_ minimum: String, _ maximum: String) -> Self {
    SliderRange.message(
      "the minimum \(minimum) is not below the maximum \(maximum), so the slider cannot be moved")
  }
}
