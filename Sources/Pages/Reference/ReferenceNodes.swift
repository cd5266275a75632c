internal import Diagnostics
internal import HTML
internal import Settings
internal import TextInput

/// The reference as HTML.
struct ReferenceNodes {
  /// The settings of a page.
  struct Section {
    let pane: String
    var anchor = ""
    var entries: [SettingEntry]
  }

  let entry: BundleEntry
  let path: SitePath
  /// The language of headings and links; nil when the site has none.
  let locale: BundleLocale?
  let localized: LocalizedBundle?
  /// The settings below the page that shows each of them first.
  let sections: [Section]
  let titles: SettingTitles

  init(of entry: BundleEntry) {
    self.entry = entry
    path = entry.layout.reference
    locale = entry.titleLocale
    localized = locale.map { LocalizedBundle(entry.bundle, in: $0) }
    let entries = entry.bundle.entries(of: entry.catalogue)
    var sections: [Section] = []
    for setting in entries {
      let pane = setting.setting.uses.first?.pane ?? ""
      if sections.last?.pane == pane {
        sections[sections.count - 1].entries.append(setting)
      } else {
        sections.append(Section(pane: pane, entries: [setting]))
      }
    }
    let anchors = ReferenceAnchors.ids(for: sections.map(\.pane), prefix: "page-")
    for (place, anchor) in anchors.enumerated() { sections[place].anchor = anchor }
    self.sections = sections
    titles = SettingTitles(of: entries, in: entry.bundle, entry.locales)
  }

  var node: HTMLNode {
    .fragment([
      .header(of: entry, titled: "Reference", summary: [.text(summary)]),
      .element(
        "div", [.class("reference")],
        [
          .element("div", [.class("sidebar")], [filter, contents]),
          .element(
            "div", [.class("settings")],
            [titles.note] + sections.map(node) + [
              CoverageChart(
                LanguageCoverage(of: entry.bundle, in: entry.locales),
                development: entry.bundle.developmentLanguage
              ).node
            ]),
        ]),
    ])
  }

  var summary: String {
    let count = entry.catalogue.settings.count
    let noun = entry.bundle.holdsScenes ? "text field" : "setting"
    return "\(count) \(count == 1 ? noun : noun + "s") of \(entry.bundle.appName)"
  }

  // MARK: - Finding

  var filter: HTMLNode {
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

  var contents: HTMLNode {
    let items = sections.map { section in
      HTMLNode.element(
        "li", [],
        [
          .element(
            "a", [fragment(section.anchor)] + language, [.text(title(section.pane))]),
          .element("ul", [], section.entries.map(link)),
        ])
    }
    let languages = HTMLNode.element(
      "li", [], [.element("a", [.href("#languages")], ["Languages"])])
    return .element(
      "nav", [.class("contents"), HTMLAttribute("aria-label", "Contents")],
      [.element("ul", [], items + [languages])])
  }

  func link(to entry: SettingEntry) -> HTMLNode {
    .element(
      "li", [], [.element("a", [fragment(entry.setting.anchor)], [name(of: entry)])])
  }

  /// A setting's title, or its key where it has none.
  func name(of entry: SettingEntry) -> HTMLNode {
    guard let variant = entry.variants.first, let title = shown(variant.facts.title, variant) else {
      return code(entry.setting.key)
    }
    return .element("span", language, [.text(title)])
  }

  // MARK: - Texts

  func node(_ piece: SettingFacts.Piece, _ variant: SettingEntry.Variant) -> HTMLNode {
    switch piece {
    case .text(let text): .element("span", [.class("words")], [.text(text)])
    case .code(let text): code(text)
    case .shown(let text): .element("span", language, [.text(shown(text, variant) ?? "")])
    }
  }

  func code(_ text: String) -> HTMLNode {
    text.isEmpty
      ? .element("span", [.class("words")], ["empty key"]) : .element("code", [], [.text(text)])
  }

  /// A text in the language of the page's headings; nil for none and for the empty one.
  func shown(_ text: String?, _ variant: SettingEntry.Variant) -> String? {
    text.flatMap { text in
      let shown = localized?.localizer(for: variant.file).shown(text) ?? text
      return shown.isEmpty ? nil : shown
    }
  }

  func title(_ pane: String) -> String {
    guard let pane = entry.bundle.pane(named: pane), let localized else { return pane }
    return localized.title(of: pane, on: entry.idioms(of: pane).first ?? .phone)
  }

  var language: [HTMLAttribute] { locale?.tag.language.attributes ?? [] }

  func preview(_ pane: String, _ idiom: UserInterfaceIdiom) -> String {
    locale.map { entry.layout.preview(pane, idiom, $0.tag).address(from: path) } ?? ""
  }

  func fragment(_ id: String) -> HTMLAttribute {
    .href("#" + SitePath(id).address(from: SitePath("")))
  }
}
