internal import HTML
internal import Settings
internal import TextInput

/// What was judged of a bundle, for its overview: a table of pages and languages, whose cells lead to
/// the pages on which rows are judged, and room for what a script knows.
struct ReviewSection {
  let entry: BundleEntry
  /// The page that the section stands on.
  let path: SitePath

  /// The section; empty without such pages.
  var node: HTMLNode {
    guard entry.hasReview, let locale = entry.titleLocale else { return .empty }
    let bundle = LocalizedBundle(entry.bundle, in: locale)
    let head: [[HTMLNode]] = [["Page"]] + entry.locales.map { locale in [name(of: locale)] }
    let panes = entry.bundle.panes.filter { !entry.idioms(of: $0).isEmpty }
    return .element(
      "section",
      [
        .class("review"), .id("review"), HTMLAttribute("data-store", entry.layout.slug),
        HTMLAttribute("data-name", entry.bundle.appName),
        HTMLAttribute("data-version", entry.version),
      ],
      [
        .element("h2", [], ["Review"]),
        .element("p", [.class("review-progress")]),
        tools,
        .element("p", [.class("review-message"), HTMLAttribute("role", "status")]),
        .scrollingTable("Review", head, panes.map { row($0, bundle) }, class: "review-table"),
        .element("div", [.class("review-remarks")]),
      ])
  }

  private var tools: HTMLNode {
    func button(_ value: String, _ label: String) -> HTMLNode {
      .element(
        "button", [HTMLAttribute("type", "button"), HTMLAttribute("value", value)], [.text(label)])
    }
    return .element(
      "div", [.class("review-tools links needs-scripting")],
      [
        button("json", "Export"), button("markdown", "As Markdown"), button("csv", "As CSV"),
        button("import", "Import…"), button("delete", "Delete All…"),
        .element(
          "input",
          [
            HTMLAttribute("type", "file"), HTMLAttribute("accept", ".json,application/json"),
            HTMLAttribute("aria-label", "Exported reviews"), .flag("multiple"), .flag("hidden"),
          ]),
      ])
  }

  private func name(of locale: BundleLocale) -> HTMLNode {
    .element("span", locale.tag.language.attributes, [.text(locale.tag.endonym)])
  }

  private func row(_ pane: Pane, _ bundle: LocalizedBundle) -> HTMLNode {
    let idioms = entry.idioms(of: pane)
    let title = bundle.title(of: pane, on: idioms.first ?? .phone)
    let heading = HTMLNode.element(
      "th", [HTMLAttribute("scope", "row")],
      [.element("span", bundle.locale.tag.language.attributes, [.text(title)])])
    let cells = entry.locales.map { locale in
      let devices = idioms.enumerated().map { number, idiom in
        HTMLNode.fragment([
          number == 0 ? .empty : " ",
          .element(
            "span", [HTMLAttribute("data-idiom", idiom.rawValue)], [.text(idiom.productName)]),
        ])
      }
      let target = entry.layout.compare(pane.name, locale.tag).address(from: path)
      return HTMLNode.element(
        "td", [HTMLAttribute("data-locale", locale.tag.text)],
        [
          .element(
            "a",
            [
              .href(target),
              HTMLAttribute("aria-label", "\(title), \(locale.tag.endonym), side by side"),
            ], devices)
        ])
    }
    return .element("tr", [HTMLAttribute("data-pane", pane.name)], [heading] + cells)
  }
}
