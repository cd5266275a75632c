internal import Diagnostics
internal import Settings

/// An element without a key that Apple documents as required.
enum MissingRequiredKey: SpecifierRule {
  static let facts = RuleFacts(
    "missing-required-key", .error, "an element lacks a key that its type requires",
    because: "Settings crashes or leaves the row out without a word when a required key is missing "
      + "(qrush/motion-settings-bundle PR #1).")

  static func check(_ row: Row, _ findings: inout Findings) {
    for key in SpecifierSchema.keys(of: row.specifier.type, in: row.dialect)
    where key.isRequired && !isOptional(key.name, of: row) {
      if key.name == "Title", row.specifier.title == "" {
        findings.add(.emptyTitle(of: row.specifier.type.name), at: "Title", of: row)
      }
      guard row[key.name] == nil else { continue }
      findings.add(
        .missingRequiredKey(key.name, of: row.specifier.type.name), at: row.specifier.range,
        in: row.page)
    }
  }

  /// What another rule speaks of, or what the dialect can do without.
  private static func isOptional(_ key: String, of row: Row) -> Bool {
    if key == "File" || key == "Type" { return true }
    guard row.dialect == .inApp else { return false }
    return switch key {
    case "Values", "Titles": row.hasChoicesOfTheApp
    case "Key": row.isInList
    case "DefaultValue": true
    default: false
    }
  }
}

extension Diagnostic.Message {
  static func emptyTitle(of type: String) -> Self {
    MissingRequiredKey.message("the title is empty; a \(type) needs one", .note)
  }

  static func missingRequiredKey(_ key: String, of type: String) -> Self {
    switch key {
    case "Key":
      MissingRequiredKey.message("a \(type) without “Key” has nowhere to store its value")
    case "DefaultValue":
      // Rows without a default are common, and work.
      MissingRequiredKey.message("a \(type) must have a “DefaultValue”", .note)
    default: MissingRequiredKey.message("a \(type) must have “\(key)”", .warning)
    }
  }
}
