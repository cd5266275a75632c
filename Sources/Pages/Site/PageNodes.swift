internal import Diagnostics
internal import HTML
internal import Settings
internal import TextInput

extension HTMLNode {
  /// A part of a page under a heading.
  static func section(_ title: String, _ content: [HTMLNode]) -> HTMLNode {
    .element("section", [], [.element("h2", [], [.text(title)])] + content)
  }

  /// What a page about a bundle begins with: the app's tile, a title, and a line below it.
  static func header(
    of entry: BundleEntry, titled title: String, summary: [HTMLNode]
  ) -> HTMLNode {
    .element(
      "header", [.class("page-header")],
      [
        .appIcon(entry),
        .element(
          "div", [],
          [
            .element("h1", [], [.text(title)]), .element("p", [.class("summary")], summary),
          ]),
      ])
  }

  /// A tile with the app's initial, in one of eight colours.
  static func appIcon(_ entry: BundleEntry) -> HTMLNode {
    let initial = entry.bundle.appName.first.map(String.init) ?? ""
    let colour = entry.layout.slug.utf8.reduce(0) { ($0 * 31 + Int($1)) % 8 }
    return .element(
      "span", [.class("app-icon colour-\(colour)"), HTMLAttribute("aria-hidden", "true")],
      [.text(initial.uppercased())])
  }

  /// How many errors and warnings there are.
  static func findings(_ diagnostics: [Diagnostic]) -> HTMLNode {
    let counts = [
      (diagnostics.count { $0.severity == .error }, "error", "errors"),
      (diagnostics.count { $0.severity == .warning }, "warning", "warnings"),
    ]
    return .fragment(
      counts.filter { $0.0 > 0 }.flatMap { count, one, many -> [HTMLNode] in
        [
          " ",
          .element(
            "span", [.class("badge \(one)")], [.text("\(count) \(count == 1 ? one : many)")]),
        ]
      })
  }
}

extension HTMLNode {
  /// A table that scrolls by itself where it is wider than the page.
  static func scrollingTable(
    _ label: String, _ head: [[HTMLNode]], _ rows: [HTMLNode], class: String? = nil
  ) -> HTMLNode {
    let cells = head.map { HTMLNode.element("th", [HTMLAttribute("scope", "col")], $0) }
    // What scrolls must be reached by the keyboard, and then be called something.
    return .element(
      "div",
      [
        .class("table"), HTMLAttribute("role", "group"), HTMLAttribute("aria-label", label),
        HTMLAttribute("tabindex", "0"),
      ],
      [
        .element(
          "table", `class`.map { [.class($0)] } ?? [],
          [
            .element("thead", [], [.element("tr", [], cells)]), .element("tbody", [], rows),
          ])
      ])
  }
}

extension BundleEntry {
  /// The bundle in numbers.
  var summary: String {
    let panes = bundle.panes.count { !idioms(of: $0).isEmpty }
    return [
      "\(panes) \(panes == 1 ? "page" : "pages")",
      "\(locales.count) \(locales.count == 1 ? "language" : "languages")",
      idioms.map(\.productName).joined(separator: " and "),
    ].joined(separator: " · ")
  }
}

extension Page.LanguageOfText {
  /// The attributes of an element whose text is in this language.
  var attributes: [HTMLAttribute] {
    [HTMLAttribute("lang", tag), HTMLAttribute("dir", isRightToLeft ? "rtl" : "ltr")]
  }
}
