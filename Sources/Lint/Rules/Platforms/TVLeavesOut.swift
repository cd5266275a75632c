internal import Diagnostics
internal import PropertyList
internal import Settings

/// What the same bundle lacks on Apple TV.
enum TVLeavesOut: SpecifierRule {
  static let facts = RuleFacts(
    "tv-leaves-out", nil, "tvOS leaves something out",
    because: "Apple's schema reference: tvOS ignores sliders, and shows five lines of a footer.")

  static func check(_ row: Row, _ findings: inout Findings) {
    if row.specifier.type == .slider {
      findings.add(.tvHasNoSlider, at: row["Type"]?.range ?? row.specifier.range, in: row.page)
    }
    guard let footer = row.string("FooterText") else { return }
    let lines = footer.split(separator: "\n", omittingEmptySubsequences: false)
    let count = lines.reduce(0) { $0 + max(1, ($1.count + lineLength - 1) / lineLength) }
    if count > 5 { findings.add(.tvCutsFooter, at: "FooterText", of: row) }
  }

  /// The characters that a line holds, as far as one can tell without the font.
  private static let lineLength = 60
}

extension Diagnostic.Message {
  static let tvHasNoSlider = TVLeavesOut.message("tvOS shows no sliders")
  static let tvCutsFooter = TVLeavesOut.message("tvOS shows five lines of a footer at the most")
}
