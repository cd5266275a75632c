internal import Diagnostics
internal import HTML
internal import Settings
internal import TextInput

extension ReferenceNodes {
  func node(of section: Section) -> HTMLNode {
    let title = HTMLNode.element("span", language, [.text(title(section.pane))])
    let heading = HTMLNode.element(
      "h2", [], [title, " ", .element("code", [], [.text(section.pane)])])
    return .element(
      "section", [.class("pane-settings"), .id(section.anchor)],
      [heading, group(of: section.pane)] + section.entries.map(article))
  }

  /// The app group that a page's values are stored in.
  func group(of pane: String) -> HTMLNode {
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

  func article(_ entry: SettingEntry) -> HTMLNode {
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

  func variant(_ variant: SettingEntry.Variant, isOnly: Bool) -> HTMLNode {
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

  func row(
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
  func place(_ use: SettingsCatalogue.Use) -> HTMLNode {
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

  func choices(_ variant: SettingEntry.Variant) -> HTMLNode {
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

  func column(_ key: String, in type: SpecifierType? = nil) -> [HTMLNode] {
    let schema = type.map { SpecifierSchema.keys(of: $0, in: entry.bundle.dialect) } ?? []
    let since = schema.first { $0.name == key }?.since
    return [.element("code", [], [.text(key)])]
      + (since.map { [" ", .element("span", [.class("badge")], [.text($0)])] } ?? [])
  }

  func textInput(_ facts: SettingFacts) -> HTMLNode {
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
}
