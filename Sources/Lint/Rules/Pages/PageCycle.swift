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
    let bundle = subject.bundle
    var links: [String: Set<String>] = [:]
    for page in subject.pages {
      links[page.file.name.pane, default: []]
        .formUnion(page.file.specifiers.flatMap(\.paneLinks).map(\.pane))
    }
    // Following each link of very many pages would take longer than anybody waits.
    guard links.count <= mostPages else { return }
    for page in subject.pages {
      for specifier in page.file.specifiers {
        for link in specifier.paneLinks where bundle.pane(named: link.pane) != nil {
          guard leads(from: link.pane, to: page.file.name.pane, by: links) else { continue }
          findings.add(
            .pageCycle(link.pane, from: page.file.name.pane),
            at: specifier.dictionary["File"]?.range ?? specifier.range, in: page)
        }
      }
    }
  }

  private static let mostPages = 1000

  private static func leads(
    from start: String, to goal: String, by links: [String: Set<String>]
  ) -> Bool {
    var known: Set<String> = [start]
    var pending = [start]
    while let page = pending.popLast() {
      if page == goal { return true }
      for next in links[page] ?? [] where known.insert(next).inserted { pending.append(next) }
    }
    return false
  }
}

extension Diagnostic.Message {
  static func pageCycle(_ target: String, from page: String) -> Self {
    PageCycle.message(
      target == page
        ? "the row opens its own page again" : "“\(target)” leads back to “\(page)” by its rows")
  }
}
