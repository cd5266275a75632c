package import Comparison
package import HTML
internal import PropertyList
internal import Settings
internal import TextInput

/// A comparison as a page: each element that changed as it was and as it is, beside what is said of it.
package struct ComparisonPage {
  private let comparison: BundleComparison
  private let old: Side
  private let new: Side

  /// A version of the bundle, and how it is drawn.
  private struct Side {
    let bundle: SettingsBundle
    let fields: TextInputMarkups
    let prefix: String

    init(_ bundle: SettingsBundle, prefix: String) {
      self.bundle = bundle
      self.prefix = prefix
      fields = TextInputMarkups(of: bundle)
    }
  }

  /// The changes of one element, page or language.
  private struct Entry {
    var changes: [Change]
    var isBreaking: Bool { changes.contains(where: \.isBreaking) }
  }

  package init(of comparison: BundleComparison) {
    self.comparison = comparison
    old = Side(comparison.old, prefix: "old")
    new = Side(comparison.new, prefix: "new")
  }

  /// The title of the page.
  package var title: String { "Settings of \(comparison.new.appName): \(comparison.summary)" }

  /// What stands on the page: what is breaking first.
  package var main: HTMLNode {
    let entries = entries
    var drawing = Drawing()
    let head = HTMLNode.element(
      "header", [],
      [
        .element("h1", [], [.text(title)]),
        .element(
          "p", [],
          [
            .element("code", [], [.text(comparison.old.path)]), " → ",
            .element("code", [], [.text(comparison.new.path)]),
          ]),
      ])
    return .element(
      "main", [.class("comparison")],
      [
        head,
        section("Breaking", entries.filter(\.isBreaking), &drawing),
        section(
          entries.contains(where: \.isBreaking) ? "Other changes" : "Changes",
          entries.filter { !$0.isBreaking }, &drawing),
      ])
  }

  /// Changes that stand side by side and are of the same subject.
  private var entries: [Entry] {
    var entries: [Entry] = []
    for change in comparison.changes {
      if let last = entries.last?.changes.last, last.isAboutTheSame(as: change) {
        entries[entries.count - 1].changes.append(change)
      } else {
        entries.append(Entry(changes: [change]))
      }
    }
    return entries
  }

  private func section(_ title: String, _ entries: [Entry], _ drawing: inout Drawing) -> HTMLNode {
    guard !entries.isEmpty else { return .empty }
    return .element(
      "section", [], [.element("h2", [], [.text(title)])] + entries.map { node($0, &drawing) })
  }

  private func node(_ entry: Entry, _ drawing: inout Drawing) -> HTMLNode {
    guard let first = entry.changes.first else { return .empty }
    drawing.count += 1
    let place = ChangeSentence(change: first).place.map { place in
      HTMLNode.element("p", [.class("place")], [.text(place.fileAndLine)])
    }
    let list = entry.changes.map { change in
      HTMLNode.element(
        "li", change.isBreaking ? [.class("breaking")] : [],
        nodes(ChangeSentence(change: change).predicate))
    }
    return .element(
      "article", [.class(first.kind.rawValue)],
      [
        .element("h3", [], nodes(ChangeSentence(change: first).subject)), place ?? .empty,
        .element("ul", [], list), figure(entry, &drawing),
      ])
  }

  private func nodes(_ pieces: [ChangeSentence.Piece]) -> [HTMLNode] {
    pieces.enumerated().flatMap { number, piece -> [HTMLNode] in
      let isMark = piece == .text(":") || piece == .text(";")
      let space: [HTMLNode] = number == 0 || isMark ? [] : [" "]
      switch piece {
      case .text(let text): return space + [.text(text)]
      case .code(let text): return space + [.element("code", [], [.text(text)])]
      case .shown(let text): return space + ["“", .element("bdi", [], [.text(text)]), "”"]
      }
    }
  }

  // MARK: - Rows

  /// What was drawn so far: bundles in their languages, their screens, and how many elements.
  private struct Drawing {
    struct Language: Hashable {
      let side: String
      let locale: LocaleTag
    }

    struct Page: Hashable {
      let language: Language
      let name: String
      let idiom: UserInterfaceIdiom
    }

    var count = 0
    var localized: [Language: LocalizedBundle] = [:]
    var screens: [Page: Screen] = [:]
  }

  /// An element as it was beside the same as it is; nothing for pages and languages.
  private func figure(_ entry: Entry, _ drawing: inout Drawing) -> HTMLNode {
    let places = entry.changes.reduce(into: (old: Change.Place?.none, new: Change.Place?.none)) {
      $0.old = $0.old ?? $1.oldPlace
      $0.new = $0.new ?? $1.newPlace
    }
    guard places.old?.index != nil || places.new?.index != nil else { return .empty }
    let locale = locale(of: entry)
    let before = form(places.old, entry, old, locale, &drawing)
    let after = form(places.new, entry, new, locale, &drawing)
    return .element(
      "div", [.class("versions")],
      [("Before", before), ("After", after)].map { caption, form in
        .element(
          "figure", [],
          [
            .element("figcaption", [], [.text(caption)]),
            form ?? .element("p", [.class("absent-row")], ["–"]),
          ])
      })
  }

  /// The language that shows the changes: the development language, unless they are in others alone.
  private func locale(of entry: Entry) -> LocaleTag? {
    let texts = entry.changes.flatMap(\.translations)
    let isOfTexts = entry.changes.allSatisfy { !$0.translations.isEmpty }
    let development = comparison.new.developmentLanguage
    return !isOfTexts || texts.contains { $0.locale == development }
      ? development : texts.first?.locale
  }

  private func form(
    _ place: Change.Place?, _ entry: Entry, _ side: Side, _ locale: LocaleTag?,
    _ drawing: inout Drawing
  ) -> HTMLNode? {
    let locales = side.bundle.locales
    guard let place, let index = place.index, let pane = side.bundle.pane(named: place.page),
      let language = locales.first(where: { $0.tag == locale }) ?? locales.first
    else { return nil }
    let key = Drawing.Language(side: side.prefix, locale: language.tag)
    let localized = drawing.localized[key] ?? LocalizedBundle(side.bundle, in: language)
    drawing.localized[key] = localized
    // The device that the change is on may be one that does not have the file.
    let idioms = (entry.changes.first?.idioms ?? []) + UserInterfaceIdiom.allCases
    for idiom in idioms where pane.files[idiom]?.path == place.file {
      let page = Drawing.Page(language: key, name: pane.name, idiom: idiom)
      let screen = drawing.screens[page] ?? localized.screen(of: pane, on: idiom)
      drawing.screens[page] = screen
      guard let part = screen?.part(showing: index) else { continue }
      let form = ScreenForm(
        part, of: localized, fields: side.fields, links: ComparisonLinks(bundle: side.bundle),
        idPrefix: "\(side.prefix)-\(drawing.count)-", isPart: true)
      return .element("div", language.tag.language.attributes, [form.node])
    }
    return nil
  }
}

/// The links of a page that stands alone: to nothing, and images within the page itself.
private struct ComparisonLinks: ScreenLinks {
  let bundle: SettingsBundle

  func address(ofPane name: String) -> String { "#" }
  func address(ofPane name: String, heading: String) -> String { "#" }

  func address(ofFile path: String) -> String {
    let types = [".png": "png", ".jpg": "jpeg", ".jpeg": "jpeg", ".gif": "gif"]
    guard let type = types.first(where: { path.lowercased().hasSuffix($0.key) })?.value,
      case .success(let bytes) = bundle.bytes(of: path)
    else { return "" }
    return "data:image/\(type);base64,\(Base64.text(of: bytes))"
  }
}

extension Change {
  fileprivate func isAboutTheSame(as other: Change) -> Bool {
    subject == other.subject && oldPlace?.index == other.oldPlace?.index
      && newPlace?.index == other.newPlace?.index
  }
}
