internal import Diagnostics
internal import Documents
internal import HTML
internal import Settings
internal import TextInput
internal import YAML

/// A block of code that is called `settings`: it shows a setting, a group or a page of a bundle as the
/// preview does.
///
/// ```yaml
/// bundle: tidepool      # a slug or a name; may be left out when there is one bundle
/// pane: Sync            # may be left out with a key
/// key: server_url       # or `group`, by its title or key; neither for the whole page
/// idiom: pad
/// locale: de
/// ```
struct SettingsEmbed {
  /// A bundle in a language.
  struct Source: Hashable {
    let slug: String
    let locale: LocaleTag
  }

  /// What the lines of a block say.
  private struct Request {
    let bundle: YAMLLocated<String>?
    let pane: YAMLLocated<String>?
    let key: YAMLLocated<String>?
    let group: YAMLLocated<String>?
    let idiom: UserInterfaceIdiom?
    let locale: YAMLLocated<String>?
  }

  /// Why a block shows nothing.
  private struct Refusal: Error {
    let message: Diagnostic.Message
    let range: SourceRange?
  }

  let site: DocumentSite
  let path: SitePath
  /// Which block of its document it is, from 1.
  let number: Int
  var localized: [Source: LocalizedBundle]

  /// Reads a block, and makes what it shows: a remark where it names nothing that there is.
  mutating func read(
    _ code: String, at range: SourceRange, in source: SourceText
  ) -> (content: HTMLNode, diagnostics: [Diagnostic]) {
    let text = SourceText(path: source.path, utf8: Array(code.utf8))
    let yaml = YAMLReader.read(text)
    var reader = YAMLMappingReader(yaml.root, of: text)
    let request = Request(
      bundle: reader.locatedString("bundle"), pane: reader.locatedString("pane"),
      key: reader.locatedString("key"), group: reader.locatedString("group"),
      idiom: reader.choice("idiom", as: UserInterfaceIdiom.self),
      locale: reader.locatedString("locale"))
    var diagnostics = yaml.diagnostics + reader.finish()
    var content = HTMLNode.empty
    do throws(Refusal) {
      content = try show(request)
    } catch {
      diagnostics.append(text.diagnostic(error.message, at: error.range))
      content = .element("p", [.class("note")], [.text(error.message.text)])
    }
    let lines = EmbeddedLines(of: text, at: range, in: source)
    return (content, diagnostics.map(lines.moved))
  }

  // MARK: - Finding

  private mutating func show(_ request: Request) throws(Refusal) -> HTMLNode {
    if let group = request.group, request.key != nil {
      throw Refusal(message: .keyAndGroup, range: group.range)
    }
    let entry = try entry(request.bundle)
    let locale = try locale(request.locale, of: entry)
    let source = Source(slug: entry.layout.slug, locale: locale.tag)
    let bundle = localized[source] ?? LocalizedBundle(entry.bundle, in: locale)
    localized[source] = bundle
    // A device that this site leaves out is no mistake of the document.
    let idioms = request.idiom.flatMap { entry.idioms.contains($0) ? [$0] : nil } ?? entry.idioms
    let screens = try screens(of: request.pane, in: bundle, on: idioms)
    guard let part = request.group ?? request.key else {
      return figure(screens[0], of: bundle, in: entry, row: nil)
    }
    for screen in screens {
      let index =
        request.group == nil
        ? screen.row(withKey: part.value) : screen.group(called: part.value)
      guard let index, let shown = screen.part(showing: index) else { continue }
      return figure(shown, of: bundle, in: entry, row: index)
    }
    throw Refusal(
      message: request.group == nil
        ? .noKey(part.value, in: entry, on: request.pane?.value)
        : .noGroup(part.value, in: screens),
      range: part.range)
  }

  private func entry(_ name: YAMLLocated<String>?) throws(Refusal) -> BundleEntry {
    let slugs = site.entries.map(\.layout.slug)
    guard let name else {
      if site.entries.count == 1 { return site.entries[0] }
      throw Refusal(message: .whichBundle(slugs), range: nil)
    }
    let found = site.entries(named: name.value)
    if found.count == 1 { return found[0] }
    throw Refusal(
      message: found.isEmpty
        ? .noBundle(name.value, slugs) : .whichBundle(found.map(\.layout.slug)),
      range: name.range)
  }

  private func locale(
    _ text: YAMLLocated<String>?, of entry: BundleEntry
  ) throws(Refusal) -> BundleLocale {
    guard let text else {
      if let locale = entry.titleLocale { return locale }
      throw Refusal(message: .noLanguage(nil, entry), range: nil)
    }
    let tag = LocaleTag(text.value)
    if let locale = entry.locales.first(where: { $0.tag == tag }) { return locale }
    // A language that this site leaves out is no mistake of the document.
    if entry.bundle.locales.contains(where: { $0.tag == tag }), let locale = entry.titleLocale {
      return locale
    }
    throw Refusal(message: .noLanguage(text.value, entry), range: text.range)
  }

  /// The page that a block names, on each device that has it, or else all pages; never empty.
  private func screens(
    of name: YAMLLocated<String>?, in bundle: LocalizedBundle, on idioms: [UserInterfaceIdiom]
  ) throws(Refusal) -> [Screen] {
    var panes = bundle.bundle.panes
    if let name {
      guard let pane = bundle.bundle.pane(named: name.value) else {
        throw Refusal(message: .noPane(name.value, panes.map(\.name)), range: name.range)
      }
      panes = [pane]
    }
    let screens = panes.flatMap { pane in idioms.compactMap { bundle.screen(of: pane, on: $0) } }
    if screens.isEmpty {
      throw Refusal(
        message: name.map { .paneElsewhere($0.value, idioms) } ?? .noPage, range: name?.range)
    }
    return screens
  }

  // MARK: - Markup

  private func figure(
    _ screen: Screen, of bundle: LocalizedBundle, in entry: BundleEntry, row: Int?
  ) -> HTMLNode {
    let tag = screen.locale.tag
    let form = ScreenForm(
      screen, of: bundle, fields: entry.fields,
      links: PreviewLinks(page: path, layout: entry.layout, idiom: screen.idiom, locale: tag),
      idPrefix: "settings:\(number)-", isPart: true)
    let page = entry.layout.preview(screen.pane.name, screen.idiom, tag)
    let title = [entry.bundle.appName, screen.headings.first?.title ?? screen.pane.name]
    return .element(
      "figure", [.class("settings")],
      [
        .element("div", tag.language.attributes, [form.node]),
        .element(
          "figcaption", [],
          [
            .element(
              "a", [.href(page.address(from: path) + (row.map { "#row-\($0)" } ?? ""))],
              [
                .element(
                  "bdi", [HTMLAttribute("lang", tag.text)],
                  [.text(Set(title).count == 1 ? title[0] : title.joined(separator: " › "))])
              ])
          ]),
      ])
  }
}

extension Screen {
  /// The place of the row, or of the group with choices, that has a key.
  fileprivate func row(withKey key: String) -> Int? {
    for section in sections {
      if let row = section.rows.first(where: { $0.key == key }) { return row.index }
      if let group = section.group, group.key == key { return group.index }
    }
    return nil
  }

  /// The place of the group that has a title, as written or as shown, or a key.
  fileprivate func group(called name: String) -> Int? {
    sections.lazy.compactMap(\.group).first { group in
      group.key == name || group.title == name || group.title.map(localizer.shown) == name
    }?.index
  }
}

/// The lines of a block, as they stand in its document.
private struct EmbeddedLines {
  let text: SourceText
  let range: SourceRange
  let source: SourceText

  init(of text: SourceText, at range: SourceRange, in source: SourceText) {
    self.text = text
    self.range = range
    self.source = source
  }

  /// A remark about the block as one about the document.
  func moved(_ diagnostic: Diagnostic) -> Diagnostic {
    let place = diagnostic.location.range.map { SourceRange(moved($0.start), moved($0.end)) }
    return source.diagnostic(diagnostic.message, at: place ?? range)
  }

  /// The first line stands below the fence; what the document has before each is not in the block.
  private func moved(_ position: SourcePosition) -> SourcePosition {
    let line = range.start.line + position.line
    let before = (source.line(line)?.count ?? 0) - (text.line(position.line)?.count ?? 0)
    return SourcePosition(line: line, column: position.column + max(before, 0))
  }
}

extension Diagnostic.Message {
  private static func broken(_ text: String) -> Self { .init(.error, "broken-setting", text) }

  static let noPage = broken("the bundle shows no page")

  static func whichBundle(_ slugs: [String]) -> Self {
    broken(
      slugs.isEmpty
        ? "the site has no bundle"
        : "name the bundle by “bundle”: \(slugs.joined(separator: ", "))")
  }

  static func noBundle(_ name: String, _ slugs: [String]) -> Self {
    broken("there is no bundle “\(name)”; the site has \(slugs.joined(separator: ", "))")
  }

  static func noLanguage(_ name: String?, _ entry: BundleEntry) -> Self {
    let tags = entry.locales.map(\.tag.text).joined(separator: ", ")
    return broken(
      name.map { "the bundle is not shown in “\($0)”; there are \(tags)" }
        ?? "the bundle is shown in no language")
  }

  static func noPane(_ name: String, _ panes: [String]) -> Self {
    broken("there is no page “\(name)” in the bundle\(hint(panes.nearest(to: name)))")
  }

  static func paneElsewhere(_ name: String, _ idioms: [UserInterfaceIdiom]) -> Self {
    broken("\(idioms.map(\.productName).joined(separator: " and ")) has no page “\(name)”")
  }

  static let keyAndGroup = broken("a block shows either a “key” or a “group”")

  static func noKey(_ key: String, in entry: BundleEntry, on pane: String?) -> Self {
    guard let setting = entry.catalogue[key] else {
      let keys = entry.catalogue.settings.map(\.key)
      return broken("there is no setting “\(key)”\(hint(keys.nearest(to: key)))")
    }
    if let use = setting.uses.first, let pane, use.pane != pane {
      return broken("the setting “\(key)” is not on this page, but on “\(use.pane)”")
    }
    return broken("no device that is shown has the setting “\(key)” there")
  }

  static func noGroup(_ name: String, in screens: [Screen]) -> Self {
    let titles = screens.flatMap { screen in
      screen.sections.compactMap { $0.group?.title.map(screen.localizer.shown) }
    }
    return broken("there is no group “\(name)” on the page\(hint(titles.nearest(to: name)))")
  }
}
