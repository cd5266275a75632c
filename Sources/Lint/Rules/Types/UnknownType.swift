internal import Diagnostics
internal import PropertyList
internal import Settings

/// An element of a type that nobody has.
enum UnknownType: SpecifierRule {
  static let facts = RuleFacts(
    "unknown-type", .warning, "an element has a type that nobody knows",
    because: "Settings does not show it.")

  static func check(_ row: Row, _ findings: inout Findings) {
    guard case .unknown(let name) = row.specifier.type else { return }
    let names = SpecifierType.known(in: row.dialect).map(\.name)
    findings.add(
      .unknownType(name, row.dialect, names.nearest(to: name)), at: "Type", of: row,
      fix: names.correction(of: name).flatMap {
        row.page.file.source?.fix(element: "string", at: row["Type"]?.range, to: $0)
      })
  }
}

extension Diagnostic.Message {
  static func unknownType(_ name: String, _ dialect: Dialect, _ suggestion: String?) -> Self {
    let owner = dialect == .settings ? "Apple documents" : "InAppSettingsKit knows"
    return UnknownType.message("“\(name)” is no type that \(owner)\(hint(suggestion))")
  }
}
