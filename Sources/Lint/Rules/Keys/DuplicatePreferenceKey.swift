internal import Diagnostics
internal import PropertyList
internal import Settings

/// Two elements of a page that store under one key.
///
/// Looked for before the elements are filtered by device: rows that share a key do not take each
/// other's place there.
enum DuplicatePreferenceKey: PageRule {
  static let facts = RuleFacts(
    "duplicate-preference-key", .error, "two elements of a page have the same “Key”",
    because: "Settings showed both rows on an iPad and none on an iPhone where two rows for "
      + "different devices shared a key (vdhamer/Photo-Club-Hub #557).")

  static func check(_ page: Page, _ findings: inout Findings) {
    var first: [String: Row] = [:]
    for row in page.rows where !row.isInList {
      guard let key = row.specifier.key, !key.isEmpty, row.specifier.type != .group else {
        continue
      }
      guard let earlier = first[key] else {
        first[key] = row
        continue
      }
      let isSplit = earlier.specifier.idioms != row.specifier.idioms
      findings.add(
        isSplit ? .splitKey(key) : .duplicatePreferenceKey(key), at: "Key", of: row,
        notes: [("“\(key)” stands here first", earlier["Key"]?.range)])
    }
  }
}

extension Diagnostic.Message {
  static func duplicatePreferenceKey(_ key: String) -> Self {
    DuplicatePreferenceKey.message(
      "another element of the page stores under “\(key)” too", .warning)
  }

  static func splitKey(_ key: String) -> Self {
    DuplicatePreferenceKey.message(
      "“\(key)” is the key of another device's element too; Settings then shows both or neither")
  }
}
