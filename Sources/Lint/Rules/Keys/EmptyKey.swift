internal import Diagnostics
internal import Settings

/// An element whose key is the empty text.
enum EmptyKey: SpecifierRule {
  static let facts = RuleFacts(
    "empty-key", .error, "an element's “Key” is empty",
    because: "One text field with an empty key made the whole page disappear on iOS 18 "
      + "(pguyot/Einstein PR #200).")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard row.string("Key") == "",
      SpecifierSchema.keys(of: row.specifier.type, in: row.dialect)
        .contains(where: { $0.name == "Key" && $0.isRequired })
    else { return }
    findings.add(.emptyKey(row.specifier.type.name), at: "Key", of: row)
  }
}

extension Diagnostic.Message {
  static func emptyKey(_ type: String) -> Self {
    EmptyKey.message("the key is empty, so that iOS 18 may not show the page; a \(type) needs one")
  }
}
