internal import Diagnostics
internal import Settings

/// A footer of the length of a licence.
enum LongFooter: SpecifierRule {
  static let facts = RuleFacts(
    "long-footer", .note, "a footer is longer than 4000 characters",
    because: "Very long footers of groups did not show or were cut off (CocoaPods/CocoaPods #1144)."
  )

  static func check(_ row: Row, _ findings: inout Findings) {
    guard let footer = row.string("FooterText"), footer.count > longest else { return }
    findings.add(.longFooter(footer.count), at: "FooterText", of: row)
  }

  private static let longest = 4000
}

extension Diagnostic.Message {
  static func longFooter(_ count: Int) -> Self {
    LongFooter.message(
      "the footer has \(count) characters; such footers were seen cut off, or missing")
  }
}
