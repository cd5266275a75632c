package import Diagnostics
internal import HTML
internal import Settings
internal import TextInput

extension Page {
  /// The page of a whole bundle: its pages as a tree, its languages, and what was found wrong.
  package static func overview(of entry: BundleEntry, diagnostics: [Diagnostic]) -> Page {
    let path = entry.layout.overview
    var page = Page(kind: .overview, path: path, title: entry.bundle.appName, language: .english)
    page.trail = [.init("Index", to: SiteLayout.index.address(from: path))]
    let overview = BundleOverview(entry: entry, path: path)
    if entry.hasReview {
      page.reviews = entry.locales.map { entry.reviewAddress(in: $0.tag, from: path) }
    }
    page.regions = [
      Region(
        name: "content",
        content: .fragment([
          overview.header(diagnostics), overview.pages, overview.settings, overview.languages,
          overview.keyboards, overview.checks(diagnostics),
          ReviewSection(entry: entry, path: path).node,
        ]))
    ]
    return page
  }
}

extension BundleEntry {
  /// The language whose titles and links pages about the bundle show.
  var titleLocale: BundleLocale? {
    locales.first { $0.tag == bundle.developmentLanguage } ?? locales.first
  }
}

private struct BundleOverview {
  let entry: BundleEntry
  let path: SitePath

  func header(_ diagnostics: [Diagnostic]) -> HTMLNode {
    .header(
      of: entry, titled: entry.bundle.appName,
      summary: [.text(entry.summary), .findings(diagnostics)])
  }

  // MARK: - Pages

  var pages: HTMLNode {
    guard let locale = entry.titleLocale else { return .empty }
    let bundle = LocalizedBundle(entry.bundle, in: locale)
    let panes = entry.bundle.panes.filter { !entry.idioms(of: $0).isEmpty }
    let tree = PaneTree(panes: panes)
    let orphans = panes.filter { $0.isOrphan }
    return .section(
      "Pages",
      [
        tree.roots.isEmpty
          ? .empty
          : .element("ul", [.class("pane-tree")], tree.roots.map { item($0, bundle, tree) }),
        orphans.isEmpty
          ? .empty
          : .fragment([
            .element("h3", [], ["Pages that no row leads to"]),
            .element("ul", [.class("pane-tree")], orphans.map { item($0, bundle, tree) }),
          ]),
      ])
  }

  private func item(_ pane: Pane, _ bundle: LocalizedBundle, _ tree: PaneTree) -> HTMLNode {
    let idioms = entry.idioms(of: pane)
    let tag = bundle.locale.tag
    let title = bundle.title(of: pane, on: idioms.first ?? .phone)
    var links = idioms.map { idiom in
      link(entry.layout.preview(pane.name, idiom, tag), idiom.productName, of: title)
    }
    if entry.comparesDevices {
      links.append(link(entry.layout.compare(pane.name, tag), "Side by side", of: title))
    }
    let children = tree.children(of: pane)
    return .element(
      "li", [],
      [
        .element(
          "div", [.class("pane")],
          [
            .element("span", [.class("title")] + tag.language.attributes, [.text(title)]),
            .element("code", [.class("file")], [.text(pane.name)]), badge(pane),
            .element("span", [.class("links")], links),
          ]),
        children.isEmpty ? .empty : .element("ul", [], children.map { item($0, bundle, tree) }),
      ])
  }

  private func link(_ target: SitePath, _ label: String, of title: String) -> HTMLNode {
    .element(
      "a", [.href(target.address(from: path)), HTMLAttribute("aria-label", "\(title), \(label)")],
      [.text(label)])
  }

  private func badge(_ pane: Pane) -> HTMLNode {
    let idioms = pane.isOrphan ? Set(pane.files.keys) : pane.reachable
    guard entry.comparesDevices, let only = idioms.first, idioms.count == 1 else { return .empty }
    return .element("span", [.class("badge")], [.text("\(only.productName) only")])
  }

  // MARK: - Settings

  var settings: HTMLNode {
    let count = entry.catalogue.settings.count
    guard count > 0 else { return .empty }
    let target = entry.layout.reference.address(from: path)
    return .section(
      "Reference",
      [
        .element(
          "p", [.class("links")],
          [
            .element("a", [.href(target)], [.text(count == 1 ? "1 setting" : "\(count) settings")]),
            .element("a", [.href("\(target)#languages")], ["How complete each language is"]),
          ])
      ])
  }

  // MARK: - Languages

  var languages: HTMLNode {
    let root = entry.bundle.panes.first { !entry.idioms(of: $0).isEmpty }
    guard let root else { return .empty }
    let items = entry.locales.map { locale in
      let name = HTMLNode.element(
        "span", [.class("title")] + locale.tag.language.attributes, [.text(locale.tag.endonym)])
      let links = entry.idioms(of: root).map { idiom in
        let target = entry.layout.preview(root.name, idiom, locale.tag)
        return link(target, idiom.productName, of: locale.tag.endonym)
      }
      return HTMLNode.element(
        "li", [],
        [
          name, .element("code", [.class("file")], [.text(locale.tag.text)]),
          .element("span", [.class("links")], links),
        ])
    }
    return .section("Languages", [.element("ul", [.class("languages")], items)])
  }

  // MARK: - Keyboards

  var keyboards: HTMLNode {
    let types = entry.keyboardTypes
    guard !types.isEmpty else { return .empty }
    let target = entry.layout.keyboards.address(from: path)
    return .section(
      "Keyboards",
      [
        .element(
          "p", [.class("links")],
          types.map { type in
            .element("a", [.href("\(target)#\(type.name)")], [.text(type.name)])
          })
      ])
  }

  // MARK: - Checks

  func checks(_ diagnostics: [Diagnostic]) -> HTMLNode {
    let target = entry.layout.checks.address(from: path)
    let label = diagnostics.isEmpty ? "Nothing was found wrong" : diagnostics.countsInWords
    return .section(
      "Checks",
      [
        .element(
          "p", [.class("links")],
          [
            .element("a", [.href(target)], [.text(label)])
          ])
      ])
  }
}
