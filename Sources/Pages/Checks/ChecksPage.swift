package import Diagnostics
internal import HTML
internal import Settings
internal import TextInput

extension Page {
  /// The page of what was found wrong in a bundle, and of how complete each page is in each language.
  ///
  /// - Parameters:
  ///   - entry: The bundle.
  ///   - diagnostics: What was found, in order.
  ///   - summaries: What each rule finds, in one line, by its id.
  /// - Returns: The page.
  package static func checks(
    of entry: BundleEntry, diagnostics: [Diagnostic], summaries: [String: String]
  ) -> Page {
    let path = entry.layout.checks
    var page = Page(
      kind: .checks, path: path, title: "Checks – \(entry.bundle.appName)", language: .english)
    page.trail = entry.trail(from: path)
    let nodes = CheckNodes(of: entry, diagnostics, summaries)
    page.regions = [Region(name: "content", content: nodes.node)]
    return page
  }
}

/// What was found wrong, as HTML: a filter, the findings by page, the rules, the languages.
private struct CheckNodes {
  private let entry: BundleEntry
  private let path: SitePath
  private let diagnostics: [Diagnostic]
  private let summaries: [String: String]
  private let places: FindingPlaces
  private let localized: LocalizedBundle?

  init(of entry: BundleEntry, _ diagnostics: [Diagnostic], _ summaries: [String: String]) {
    self.entry = entry
    path = entry.layout.checks
    self.diagnostics = diagnostics
    self.summaries = summaries
    localized = entry.titleLocale.map { LocalizedBundle(entry.bundle, in: $0) }
    places = FindingPlaces(of: diagnostics, in: entry, localized)
  }

  var node: HTMLNode {
    .fragment([
      .header(
        of: entry, titled: "Checks",
        summary: [
          .text("\(diagnostics.findingCount) in \(entry.bundle.appName)"), .findings(diagnostics),
        ]),
      .element("div", [.class("checks")], [filter] + sections + [rules, languages]),
    ])
  }

  // MARK: - Filter

  private var filter: HTMLNode {
    guard diagnostics.count > 1 else { return .empty }
    let severities = Diagnostic.Severity.allCases.compactMap { severity -> HTMLNode? in
      let count = diagnostics.count { $0.severity == severity }
      guard count > 0 else { return nil }
      let box = HTMLNode.element(
        "input",
        [
          HTMLAttribute("type", "checkbox"), HTMLAttribute("value", severity.rawValue),
          .flag("checked"),
        ])
      return .element("label", [], [box, .text(" \(severity.counted(count))")])
    }
    let options = Set(diagnostics.map(\.message.rule)).sorted().map { rule in
      HTMLNode.element("option", [], [.text(rule)])
    }
    return .element(
      "div",
      [
        .class("finding-filter needs-scripting"), HTMLAttribute("role", "group"),
        HTMLAttribute("aria-label", "Filter"),
      ],
      severities + [
        .element("label", [HTMLAttribute("for", "rule"), .class("unseen")], ["Rule"]),
        .element(
          "select", [.id("rule")],
          [.element("option", [HTMLAttribute("value", "")], ["All rules"])] + options),
        .element("p", [.id("filter-count"), HTMLAttribute("role", "status")]),
      ])
  }

  // MARK: - Findings

  private var sections: [HTMLNode] {
    guard !diagnostics.isEmpty else {
      return [.element("p", [], ["Nothing was found wrong."])]
    }
    let byPane = Dictionary(grouping: diagnostics) { places[$0]?.pane }
    let ofPanes = entry.bundle.panes.compactMap { pane in
      byPane[pane.name].map { found in
        section([title(of: pane), " ", .element("code", [], [.text(pane.name)])], found)
      }
    }
    return ofPanes + (byPane[nil].map { [section(["Other files"], $0)] } ?? [])
  }

  private func section(_ heading: [HTMLNode], _ found: [Diagnostic]) -> HTMLNode {
    .element(
      "section", [.class("pane-findings")],
      [
        .element("h2", [], heading),
        .element("ul", [.class("findings")], found.map(finding)),
      ])
  }

  private func finding(_ diagnostic: Diagnostic) -> HTMLNode {
    let (severity, rule) = (diagnostic.severity.rawValue, diagnostic.message.rule)
    let summary = summaries[rule].map { HTMLNode.text(" \($0)") } ?? .empty
    return .element(
      "li",
      [
        .class("finding \(severity)"), HTMLAttribute("data-severity", severity),
        HTMLAttribute("data-rule", rule),
      ],
      [
        .element("span", [.class("severity")], [.text(severity)]),
        .element("p", [.class("message")], [.text(diagnostic.message.text)]),
        .element("p", [.class("rule")], [.element("code", [], [.text(rule)]), summary]),
        .element(
          "div", [.class("place")],
          [
            .element("code", [], [.text(entry.bundle.place(of: diagnostic.location))]),
            links(of: diagnostic),
          ]),
        .excerpt(of: diagnostic.location),
      ])
  }

  /// The row that the finding is about on each device that shows it, or the page.
  private func links(of diagnostic: Diagnostic) -> HTMLNode {
    guard let place = places[diagnostic], let locale = entry.titleLocale, !place.idioms.isEmpty
    else { return .empty }
    let fragment = place.row.map { "#row-\($0)" } ?? ""
    let links = place.idioms.map { idiom in
      let target = entry.layout.preview(place.pane, idiom, locale.tag).address(from: path)
      let what = place.row == nil ? "The page" : "The row"
      return HTMLNode.element(
        "a",
        [
          .href(target + fragment),
          HTMLAttribute("aria-label", "\(what) on \(idiom.productName)"),
        ], [.text(idiom.productName)])
    }
    return .element("span", [.class("links")], links)
  }

  // MARK: - Rules

  private var rules: HTMLNode {
    guard !diagnostics.isEmpty else { return .empty }
    let byRule = Dictionary(grouping: diagnostics, by: \.message.rule).sorted { $0.key < $1.key }
    let rows = byRule.map { rule, found in
      HTMLNode.element(
        "tr", [],
        [
          .element("th", [HTMLAttribute("scope", "row")], [.element("code", [], [.text(rule)])]),
          .element("td", [], [.text(summaries[rule] ?? "")]),
        ]
          + Diagnostic.Severity.allCases.map { severity in
            .count(found.count { $0.severity == severity })
          })
    }
    return .section(
      "Rules",
      [
        .scrollingTable(
          "Rules",
          ["Rule", "What it finds", "Errors", "Warnings", "Notes"].map { [.text($0)] }, rows,
          class: "rules")
      ])
  }

  // MARK: - Languages

  /// Languages by pages; pages that are the same in all languages have no place there.
  private var languages: HTMLNode {
    let columns = entry.bundle.panes.compactMap {
      pane -> (pane: Pane, coverage: LanguageCoverage)? in
      let coverage = LanguageCoverage(
        of: pane, on: entry.idioms(of: pane), of: entry.bundle, in: entry.locales)
      return coverage.hasTexts ? (pane, coverage) : nil
    }
    guard !columns.isEmpty else { return .empty }
    let development = entry.bundle.developmentLanguage
    let rows = entry.locales.enumerated().map { number, locale -> HTMLNode in
      let tag = locale.tag
      let name = HTMLNode.element(
        "th", [HTMLAttribute("scope", "row")],
        [
          .element("span", tag.language.attributes, [.text(tag.endonym)]), " ",
          .element("code", [], [.text(tag.text)]),
        ])
      let cells = columns.map { column in
        HTMLNode.element(
          "td", [.class("bar")],
          [
            CoverageChart.bar(
              column.coverage.shownCounts(ofLocale: number, development),
              called: "\(column.pane.name), \(tag.endonym)")
          ])
      }
      return .element("tr", [], [name] + cells)
    }
    let reference = entry.layout.reference.address(from: path)
    return .element(
      "section", [.id("languages")],
      [
        .element("h2", [], ["Languages by page"]),
        .element(
          "p", [],
          [
            "Of the texts of each page, how many the language’s own strings table has. The ",
            .element("a", [.href("\(reference)#languages")], ["reference"]),
            " counts those of all pages.",
          ]),
        .scrollingTable(
          "Languages by page", [["Language"]] + columns.map { [title(of: $0.pane)] }, rows,
          class: "coverage by-page"),
      ])
  }

  private func title(of pane: Pane) -> HTMLNode {
    guard let localized else { return .text(pane.name) }
    return .element(
      "span", localized.locale.tag.language.attributes,
      [.text(localized.title(of: pane, on: entry.idioms(of: pane).first ?? .phone))])
  }
}

extension [Diagnostic] {
  /// How many findings there are, in words.
  var findingCount: String { count == 1 ? "1 finding" : "\(count) findings" }
}

extension HTMLNode {
  /// The line that a location begins in, with its range marked.
  fileprivate static func excerpt(of location: SourceLocation) -> HTMLNode {
    guard let parts = location.excerptParts else { return .empty }
    let mark = HTMLNode.element("mark", [], [.text(String(parts.marked))])
    return .element(
      "pre", [HTMLAttribute("tabindex", "0")],
      [
        .element(
          "code", [],
          [
            .text(String(parts.before)), parts.marked.isEmpty ? .empty : mark,
            .text(String(parts.after)),
          ])
      ])
  }
}
