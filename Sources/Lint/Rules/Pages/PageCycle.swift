internal import Diagnostics
internal import PropertyList
internal import Settings

/// A row that leads back to a page from which one came.
enum PageCycle: Rule {
  static let facts = RuleFacts(
    "page-cycle", .warning, "a child pane leads back to a page that leads to it",
    because: "Nothing stops Settings from opening page upon page, and programs that follow the "
      + "links, to register the defaults, never end.")

  static func check(_ subject: Subject, _ findings: inout Findings) {
    var links: [String: Set<String>] = [:]
    for page in subject.pages {
      links[page.file.name.pane, default: []]
        .formUnion(page.file.specifiers.flatMap(\.paneLinks).map(\.pane))
    }
    let circles = PageCircles(of: links)
    for page in subject.pages {
      for specifier in page.file.specifiers {
        for link in specifier.paneLinks where circles.join(page.file.name.pane, link.pane) {
          findings.add(
            .pageCycle(link.pane, from: page.file.name.pane),
            at: specifier.dictionary["File"]?.range ?? specifier.range, in: page)
        }
      }
    }
  }
}

extension Diagnostic.Message {
  static func pageCycle(_ target: String, from page: String) -> Self {
    PageCycle.message(
      target == page
        ? "the row opens its own page again" : "“\(target)” leads back to “\(page)” by its rows")
  }
}
