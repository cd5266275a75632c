internal import PropertyList
package import Settings

/// A bundle as rules look at it.
package struct Subject: Sendable {
  package let bundle: SettingsBundle
  let pages: [Page]
  /// The elements of all pages, and those inside of lists.
  let rows: [Row]
  let tables: [TableUse]

  package init(_ bundle: SettingsBundle) {
    self.bundle = bundle
    pages = bundle.files.filter { !$0.name.isForeign }.map { Page($0, of: bundle) }
    rows = pages.flatMap(\.rows)
    tables = bundle.holdsScenes ? [] : TableUse.all(in: bundle)
  }
}

/// A file of a page, with its elements.
struct Page: Sendable {
  let file: PaneFile
  let bundle: SettingsBundle

  init(_ file: PaneFile, of bundle: SettingsBundle) {
    self.file = file
    self.bundle = bundle
  }

  /// The page's elements, and those inside of lists.
  var rows: [Row] {
    file.specifiers.flatMap { specifier in
      var rows = [Row(specifier: specifier, page: self, isInList: false)]
      if case .listGroup(let list) = specifier.content {
        rows += [list.item, list.add].compactMap { $0 }
          .map { Row(specifier: $0, page: self, isInList: true) }
      }
      return rows
    }
  }
}

/// An element of a page, and the page.
struct Row: Sendable {
  let specifier: Specifier
  let page: Page
  /// Whether the element is that of a list, for each of its items.
  let isInList: Bool

  var dialect: Dialect { page.bundle.dialect }

  subscript(key: String) -> PropertyListValue? { specifier.dictionary[key] }

  /// The string of a key; nil when there is none, or the value is no string.
  func string(_ key: String) -> String? { self[key]?.string }

  /// The choices of an element that has a list of them; nil for other elements.
  var choices: Choices? {
    switch specifier.content {
    case .multiValue(let choices), .radioGroup(let choices), .titleValue(let choices): choices
    default: nil
    }
  }

  /// Whether one of several values is chosen.
  var isChoice: Bool { specifier.type == .multiValue || specifier.type == .radioGroup }

  /// Whether the app gives the choices while it runs.
  var hasChoicesOfTheApp: Bool { choices?.inApp?.isDynamic ?? false }
}
