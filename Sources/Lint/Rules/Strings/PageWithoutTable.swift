internal import Diagnostics
internal import PropertyList
internal import Settings

/// A page that names no strings table though the bundle has texts in several languages.
enum PageWithoutTable: Rule {
  static let facts = RuleFacts(
    "page-without-table", .warning, "a page of a translated bundle has no “StringsTable”",
    because: "Without it, Settings does not translate the page at all, whatever tables there are "
      + "(Apple's schema reference; InAppSettingsKit #57, #137, #151).")

  static func check(_ subject: Subject, _ findings: inout Findings) {
    guard subject.bundle.dialect == .settings else { return }
    let names = Set(subject.bundle.tablePaths.keys)
    for page in subject.pages { check(page, names, &findings) }
  }

  private static func check(_ page: Page, _ names: Set<String>, _ findings: inout Findings) {
    let file = page.file
    guard file.stringsTable == nil, let root = file.root else { return }
    let base = file.name.pane.split(separator: "/").last.map(String.init) ?? file.name.pane
    guard let name = [base, Pane.rootName].first(where: names.contains),
      file.specifiers.contains(where: { specifier in
        specifier.locatedTexts(in: .settings).contains { $0.text.contains(where: \.isLetter) }
      })
    else { return }
    findings.add(
      .pageWithoutTable(name), at: root.entry("PreferenceSpecifiers")?.keyRange, in: page)
  }
}

extension SettingsBundle {
  /// The paths of the strings tables in the bundle's language folders, used and unused ones, by their
  /// names, in order.
  var tablePaths: [String: [String]] {
    let folders = Set(locales.flatMap(\.folders))
    let paths = filePaths.sorted().filter { path in
      let parts = path.split(separator: "/")
      return parts.count == 2 && folders.contains(String(parts[0])) && path.hasSuffix(".strings")
    }
    return Dictionary(grouping: paths) { path in
      String(path.split(separator: "/")[1].dropLast(".strings".count))
    }
  }
}

extension Diagnostic.Message {
  static func pageWithoutTable(_ name: String) -> Self {
    PageWithoutTable.message(
      "the page has no “StringsTable”, so it is not translated; there is a table “\(name)”")
  }
}
