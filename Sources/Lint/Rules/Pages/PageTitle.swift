internal import Diagnostics
internal import PropertyList
internal import Settings

/// A page's own title, which nobody sees.
enum PageTitle: PageRule {
  static let facts = RuleFacts(
    "page-title", .note, "a page has a “Title” of its own, which Settings ignores",
    because: "Apple's article on settings bundles says so: the title is that of the row that opens "
      + "the page, and the app's name on the first one.")

  static func check(_ page: Page, _ findings: inout Findings) {
    guard page.bundle.dialect == .settings, let entry = page.file.root?.entry("Title") else {
      return
    }
    findings.add(.pageTitle, at: entry.keyRange, in: page)
  }
}

extension Diagnostic.Message {
  static let pageTitle = PageTitle.message(
    "Settings ignores a page's own title, and shows that of the row that opens it")
}
