internal import Diagnostics
internal import PropertyList
internal import Settings

/// A page that names no strings table though the bundle has texts in several languages.
enum PageWithoutTable: PageRule {
  static let facts = RuleFacts(
    "page-without-table", .warning, "a page of a translated bundle has no “StringsTable”",
    because: "Without it, Settings does not translate the page at all, whatever tables there are "
      + "(Apple's schema reference; InAppSettingsKit #57, #137, #151).")

  static func check(_ page: Page, _ findings: inout Findings) {
    let file = page.file
    guard page.bundle.dialect == .settings, file.stringsTable == nil, let root = file.root else {
      return
    }
    let base = file.name.pane.split(separator: "/").last.map(String.init) ?? file.name.pane
    let names = page.bundle.tableNames
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
  /// The names of the strings tables in the bundle's language folders, of used and unused ones.
  var tableNames: Set<String> {
    Set(tablePaths.keys)
  }

  /// The paths of all strings tables of the bundle by their names, in order.
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
