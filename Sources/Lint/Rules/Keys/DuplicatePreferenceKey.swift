internal import Diagnostics
internal import PropertyList
internal import Settings
internal import TextInput

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
    // The first element of a key for each choice of devices.
    var earlier: [LiteralString: [(devices: [UserInterfaceIdiom], row: Row)]] = [:]
    for row in page.rows where !row.isInList {
      guard let key = row.specifier.key, !key.isEmpty, row.specifier.type != .group else {
        continue
      }
      let devices = UserInterfaceIdiom.allCases.filter(row.specifier.shows)
      let others = earlier[LiteralString(key), default: []]
      let alike = others.first { $0.devices == devices }
      if alike == nil { earlier[LiteralString(key), default: []].append((devices, row)) }
      guard let other = alike ?? others.first else { continue }
      findings.add(
        alike == nil ? .splitKey(key) : .duplicatePreferenceKey(key), at: "Key", of: row,
        notes: [("“\(key)” stands here first", other.row["Key"]?.range)])
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
