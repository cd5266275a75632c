internal import Diagnostics
internal import HTML
internal import Settings
internal import TextInput

extension Page {
  /// The page of every setting of a bundle, and of how complete its languages are.
  ///
  /// Rows without a key, such as groups and links, store nothing: the overview and the pages
  /// themselves show them.
  package static func reference(of entry: BundleEntry) -> Page {
    let path = entry.layout.reference
    var page = Page(
      kind: .reference, path: path, title: "Reference – \(entry.bundle.appName)",
      language: .english)
    page.trail = [
      .init("Index", to: SiteLayout.index.address(from: path)),
      .init(entry.bundle.appName, to: entry.layout.overview.address(from: path)),
    ]
    page.regions = [Region(name: "content", content: ReferenceNodes(of: entry).node)]
    return page
  }
}

/// The reference as HTML.
struct ReferenceNodes {
  let entry: BundleEntry
  let path: SitePath
  /// The language of headings and links; nil when the site has none.
  let locale: BundleLocale?
  private let localized: LocalizedBundle?
  /// The settings below the page that shows each of them first.
  private let sections: [(pane: String, entries: [SettingEntry])]
  private let titles: SettingTitles

  init(of entry: BundleEntry) {
    self.entry = entry
    path = entry.layout.reference
    locale = entry.titleLocale
    localized = locale.map { LocalizedBundle(entry.bundle, in: $0) }
    let entries = entry.bundle.entries(of: entry.catalogue)
    var sections: [(pane: String, entries: [SettingEntry])] = []
    for setting in entries {
      let pane = setting.setting.uses.first?.pane ?? ""
      if sections.last?.pane == pane {
        sections[sections.count - 1].entries.append(setting)
      } else {
        sections.append((pane, [setting]))
      }
    }
    self.sections = sections
    titles = SettingTitles(of: entries, in: entry.bundle, entry.locales)
  }

  var node: HTMLNode {
    .fragment([
      .element(
        "header", [.class("page-header")],
        [
          .appIcon(entry),
          .element(
            "div", [],
            [
              .element("h1", [], ["Reference"]),
              .element("p", [.class("summary")], [.text(summary)]),
            ]),
        ]),
      .element(
        "div", [.class("reference")],
        [
          .element("div", [.class("sidebar")], [filter, contents]),
          .element(
            "div", [.class("settings")],
            [titles.note] + sections.map { section($0.pane, $0.entries) } + [
              CoverageChart(
                LanguageCoverage(of: entry.bundle, in: entry.locales),
                development: entry.bundle.developmentLanguage
              ).node
            ]),
        ]),
    ])
  }

  private var summary: String {
    let count = entry.catalogue.settings.count
    let noun = entry.bundle.holdsScenes ? "text field" : "setting"
    return "\(count) \(count == 1 ? noun : noun + "s") of \(entry.bundle.appName)"
  }

  // MARK: - Finding

  private var filter: HTMLNode {
    guard !sections.isEmpty else { return .empty }
    return .element(
      "div", [.class("filter needs-scripting"), HTMLAttribute("role", "search")],
      [
        .element("label", [HTMLAttribute("for", "filter"), .class("unseen")], ["Filter settings"]),
        .element(
          "input",
          [
            HTMLAttribute("type", "search"), .id("filter"),
            HTMLAttribute("placeholder", "Filter by title, key or type"),
            HTMLAttribute("autocomplete", "off"), HTMLAttribute("autocapitalize", "none"),
            HTMLAttribute("spellcheck", "false"), HTMLAttribute("aria-describedby", "filter-count"),
          ]),
        .element("p", [.id("filter-count"), HTMLAttribute("role", "status")]),
      ])
  }

  private var contents: HTMLNode {
    let items = sections.map { section in
      HTMLNode.element(
        "li", [],
        [
          .element(
            "a", [fragment(Self.id(ofPane: section.pane))] + language, [.text(title(section.pane))]),
          .element("ul", [], section.entries.map(link)),
        ])
    }
    let languages = HTMLNode.element(
      "li", [], [.element("a", [.href("#languages")], ["Languages"])])
    return .element(
      "nav", [.class("contents"), HTMLAttribute("aria-label", "Contents")],
      [.element("ul", [], items + [languages])])
  }

  private func link(to entry: SettingEntry) -> HTMLNode {
    .element(
      "li", [], [.element("a", [fragment(entry.setting.anchor)], [name(of: entry)])])
  }

  /// A setting's title, or its key where it has none.
  private func name(of entry: SettingEntry) -> HTMLNode {
    guard let variant = entry.variants.first, let title = shown(variant.facts.title, variant) else {
      return code(entry.setting.key)
    }
    return .element("span", language, [.text(title)])
  }

  // MARK: - Settings

  private func section(_ pane: String, _ entries: [SettingEntry]) -> HTMLNode {
    let heading = HTMLNode.element(
      "h2", [],
      [.element("span", language, [.text(title(pane))]), " ", .element("code", [], [.text(pane)])])
    return .element(
      "section", [.class("pane-settings"), .id(Self.id(ofPane: pane))],
      [heading, group(of: pane)] + entries.map(article))
  }

  /// The app group that a page's values are stored in.
  private func group(of pane: String) -> HTMLNode {
    let files = entry.bundle.pane(named: pane)?.files ?? [:]
    let facts = UserInterfaceIdiom.allCases.lazy.compactMap { files[$0] }
      .compactMap { SettingFacts.group(of: $0, entry.bundle.dialect) }
    guard let fact = facts.first else { return .empty }
    let value = fact.value.compactMap { piece -> HTMLNode? in
      if case .code(let text) = piece { code(text) } else { nil }
    }
    return .element(
      "dl", [.class("facts")], [row(name: fact.name, key: fact.key, since: fact.since, value)])
  }

  private func article(_ entry: SettingEntry) -> HTMLNode {
    let setting = entry.setting
    let title = entry.variants.first.flatMap { shown($0.facts.title, $0) }
    var heading: [HTMLNode] = []
    if let title { heading += [.element("span", language, [.text(title)]), " "] }
    heading.append(code(setting.key))
    return .element(
      "article", [.class("setting"), .id(setting.anchor)],
      [
        .element(
          "h3", [],
          [
            .element("a", [fragment(setting.anchor)], heading)
          ])
      ] + entry.variants.map { variant($0, isOnly: entry.variants.count == 1) })
  }

  private func variant(_ variant: SettingEntry.Variant, isOnly: Bool) -> HTMLNode {
    let facts = variant.facts
    var rows = [
      row(name: "Type", key: nil, since: nil, facts.typePieces.map { node($0, variant) }),
      row(name: "Shown on", key: nil, since: nil, variant.uses.map(place)),
    ]
    rows += facts.facts.map { fact in
      row(
        name: fact.name, key: fact.key, since: fact.since, fact.value.map { node($0, variant) })
    }
    return .element(
      "div", [.class(isOnly ? "variant" : "variant one-of-several")],
      [
        .element("dl", [.class("facts")], rows), choices(variant), textInput(facts),
        titles.node(of: variant),
      ])
  }

  private func row(
    name: String?, key: String?, since: String?, _ value: [HTMLNode]
  ) -> HTMLNode {
    var term: [HTMLNode] = name.map { [.text($0), " "] } ?? []
    if let key { term += [.element("code", [], [.text(key)]), " "] }
    if let since { term.append(.element("span", [.class("badge")], [.text(since)])) }
    return .element(
      "div", [],
      [
        .element("dt", [], term),
        .element("dd", [], value.flatMap { [$0, " "] }),
      ])
  }

  /// A page that shows the setting, with links to the row on each device.
  private func place(_ use: SettingsCatalogue.Use) -> HTMLNode {
    let line = use.specifier.range.map { ":\($0.start.line)" } ?? ""
    let pane = entry.bundle.pane(named: use.pane)
    let shown = pane.map { entry.idioms(of: $0).filter(use.idioms.contains) } ?? []
    let links = shown.map { idiom in
      HTMLNode.element(
        "a",
        [
          .href("\(preview(use.pane, idiom))#row-\(use.specifier.index)"),
          HTMLAttribute("aria-label", "\(title(use.pane)), \(idiom.productName)"),
        ], [.text(idiom.productName)])
    }
    return .element(
      "span", [.class("use")],
      [
        .element("span", language, [.text(title(use.pane))]), " ",
        .element("code", [.class("file")], [.text(use.file + line)]), " ",
        links.isEmpty
          ? .element("span", [.class("badge")], ["no device"])
          : .element("span", [.class("links")], links),
      ])
  }

  private func choices(_ variant: SettingEntry.Variant) -> HTMLNode {
    let facts = variant.facts
    guard !facts.choices.isEmpty else { return .empty }
    let hasShort = facts.choices.contains { $0.shortTitle != nil }
    var head: [[HTMLNode]] = [column("Values"), column("Titles")]
    if hasShort { head.append(column("ShortTitles", in: facts.type)) }
    let rows = facts.choices.map { choice in
      var cells = [
        HTMLNode.element(
          "td", [],
          choice.value.flatMap { [node($0, variant), " "] }
            + (choice.isDefault ? [.element("span", [.class("badge")], ["default"])] : [])),
        .element("td", language, [.text(shown(choice.title, variant) ?? "")]),
      ]
      if hasShort {
        cells.append(
          .element("td", language, [.text(shown(choice.shortTitle, variant) ?? "")]))
      }
      return HTMLNode.element("tr", [], cells)
    }
    let further =
      facts.furtherChoices > 0
      ? HTMLNode.element("p", [.class("hint")], [.text("And \(facts.furtherChoices) more.")])
      : .empty
    return .fragment([.scrollingTable("Values", head, rows), further])
  }

  private func column(_ key: String, in type: SpecifierType? = nil) -> [HTMLNode] {
    let schema = type.map { SpecifierSchema.keys(of: $0, in: entry.bundle.dialect) } ?? []
    let since = schema.first { $0.name == key }?.since
    return [.element("code", [], [.text(key)])]
      + (since.map { [" ", .element("span", [.class("badge")], [.text($0)])] } ?? [])
  }

  private func textInput(_ facts: SettingFacts) -> HTMLNode {
    guard let input = facts.textInput else { return .empty }
    let head: [[HTMLNode]] = ["Trait", "Value", "HTML", "Fidelity", "Since"].map { [.text($0)] }
    let rows = input.rows.map { row -> HTMLNode in
      .element("tr", [], row.cells + [.element("td", [], [.text(row.since)])])
    }
    return .element(
      "details", [.class("more")],
      [
        .element(
          "summary", [],
          ["Text input in HTML ", .element("code", [], [.text("<\(input.element)>")])]),
        .scrollingTable("Text input in HTML", head, rows),
      ])
  }

  // MARK: - Texts

  private func node(_ piece: SettingFacts.Piece, _ variant: SettingEntry.Variant) -> HTMLNode {
    switch piece {
    case .text(let text): .element("span", [.class("words")], [.text(text)])
    case .code(let text): code(text)
    case .shown(let text): .element("span", language, [.text(shown(text, variant) ?? "")])
    }
  }

  private func code(_ text: String) -> HTMLNode {
    text.isEmpty
      ? .element("span", [.class("words")], ["empty key"]) : .element("code", [], [.text(text)])
  }

  /// A text in the language of the page's headings; nil for none and for the empty one.
  private func shown(_ text: String?, _ variant: SettingEntry.Variant) -> String? {
    text.flatMap { text in
      let shown = localized?.localizer(for: variant.file).shown(text) ?? text
      return shown.isEmpty ? nil : shown
    }
  }

  private func title(_ pane: String) -> String {
    guard let pane = entry.bundle.pane(named: pane), let localized else { return pane }
    return localized.title(of: pane, on: entry.idioms(of: pane).first ?? .phone)
  }

  private var language: [HTMLAttribute] { locale?.tag.language.attributes ?? [] }

  private func preview(_ pane: String, _ idiom: UserInterfaceIdiom) -> String {
    locale.map { entry.layout.preview(pane, idiom, $0.tag).address(from: path) } ?? ""
  }

  private func fragment(_ id: String) -> HTMLAttribute {
    .href("#" + SitePath(id).address(from: SitePath("")))
  }

  /// The id of a page's part; a page's name is part of a path, and has no white space that an id
  /// could not have but spaces.
  private static func id(ofPane name: String) -> String {
    "page-" + String(name.map { $0.isWhitespace ? "-" : $0 })
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
