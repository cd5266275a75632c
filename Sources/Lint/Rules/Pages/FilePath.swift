internal import Diagnostics
internal import Settings

/// A page that lies in a folder of the bundle.
enum FilePath: SpecifierRule {
  static let facts = RuleFacts(
    "file-path", .note, "“File” leads into a folder of the bundle",
    because: "Apple asks for a file at the top of the bundle, without path. Settings opens others "
      + "all the same; LicensePlist's pages lie so in many apps.")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard row.dialect == .settings, row.specifier.type == .childPane,
      let name = row.string("File"), name.contains("/"),
      row.page.bundle.pane(named: name) != nil
    else { return }
    findings.add(.filePath, at: "File", of: row)
  }
}

extension Diagnostic.Message {
  static let filePath = FilePath.message(
    "Apple wants “File” without a path, and the page at the top of the bundle")
}
