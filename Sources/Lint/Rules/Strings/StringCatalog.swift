internal import Diagnostics
internal import Settings

/// A string catalog in a bundle that nobody compiles.
enum StringCatalog: Rule {
  static let facts = RuleFacts(
    "string-catalog", .warning, "a string catalog lies in the bundle",
    because: "Xcode copies a settings bundle as it is: a catalog inside of it is not compiled to "
      + "strings tables, and Settings does not read it.")

  static func check(_ subject: Subject, _ findings: inout Findings) {
    for path in subject.bundle.filePaths.sorted() where path.hasSuffix(".xcstrings") {
      findings.add(.stringCatalog, at: subject.bundle.location(ofFile: path))
    }
  }
}

extension Diagnostic.Message {
  static let stringCatalog = StringCatalog.message(
    "Settings reads no string catalogs; put the texts into “.strings” files of “.lproj” folders")
}
