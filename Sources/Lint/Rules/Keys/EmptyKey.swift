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
    // Only a text field was seen to do that harm.
    let isTextField = type == SpecifierType.textField.name
    return EmptyKey.message(
      "the key is empty; a \(type) needs one"
        + (isTextField ? ", and iOS 18 was seen not to show the page" : ""),
      isTextField ? .error : .warning)
  }
}
