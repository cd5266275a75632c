internal import Diagnostics
internal import PropertyList
internal import Settings

/// Icons that stay where the titles are sorted.
enum UnsortedIcons: SpecifierRule {
  static let facts = RuleFacts(
    "unsorted-icons", .warning, "the icons of a sorted list are not sorted with it",
    because: "InAppSettingsKit sorts titles and values, but not “IconNames” (its source).")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard case .multiValue(let choices) = row.specifier.content, choices.isSortedByTitle,
      let icons = choices.inApp?.iconNames, !icons.isEmpty
    else { return }
    findings.add(.iconsAreNotSorted, at: "IconNames", of: row)
  }
}

extension Diagnostic.Message {
  static let iconsAreNotSorted = UnsortedIcons.message(
    "InAppSettingsKit sorts the titles, but leaves the icons in the order of “IconNames”")
}
