internal import Diagnostics
internal import Settings

/// Rows that Xcode's template brought, and that nobody changed.
enum TemplateLeftover: PageRule {
  static let facts = RuleFacts(
    "template-leftover", .warning, "a row of Xcode's template was never changed",
    because: "Apps ship the template's rows, which do nothing (mozilla-mobile/focus-ios #2053).")

  static func check(_ page: Page, _ findings: inout Findings) {
    for row in page.rows where !row.isInList {
      guard let key = row.specifier.key, let title = titles[key],
        title.isEmpty || row.specifier.title == title
      else { continue }
      findings.add(.templateLeftover(key), at: "Key", of: row)
    }
  }

  /// The titles of the template's rows by their keys; its slider has none.
  private static let titles = [
    "name_preference": "Name", "enabled_preference": "Enabled", "slider_preference": "",
  ]
}

extension Diagnostic.Message {
  static func templateLeftover(_ key: String) -> Self {
    TemplateLeftover.message("“\(key)” is a row of Xcode's template; does the app read it?")
  }
}
