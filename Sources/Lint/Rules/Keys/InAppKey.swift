internal import Diagnostics
internal import PropertyList
internal import Settings

/// A key of InAppSettingsKit in a page for Settings.
enum InAppKey: PageRule {
  static let facts = RuleFacts(
    "in-app-key", .note, "a page for Settings has a key of InAppSettingsKit",
    because: "Settings ignores it, which does no harm where the library shows the page too.")

  static func check(_ page: Page, _ findings: inout Findings) {
    for part in page.schemaDictionaries {
      for entry in part.dictionary.entries where part.key(of: entry) == nil && part.isInApp(entry) {
        findings.add(.inAppKey(entry.key.text), at: entry.keyRange, in: page)
      }
    }
  }
}

extension Diagnostic.Message {
  static func inAppKey(_ name: String) -> Self {
    InAppKey.message("“\(name)” is a key of InAppSettingsKit, which Settings ignores")
  }
}
