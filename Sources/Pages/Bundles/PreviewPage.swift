internal import HTML
package import Settings
package import TextInput

extension Page {
  /// A settings page as one device shows it; nil when the device does not have the page.
  package static func preview(
    _ pane: Pane, on idiom: UserInterfaceIdiom, of bundle: LocalizedBundle, in entry: BundleEntry
  ) -> Page? {
    guard let screen = bundle.screen(of: pane, on: idiom) else { return nil }
    let path = entry.layout.preview(pane.name, idiom, bundle.locale.tag)
    let surroundings = PaneSurroundings(entry: entry, bundle: bundle, pane: pane, path: path)
    let links = PreviewLinks(
      page: path, layout: entry.layout, idiom: idiom, locale: bundle.locale.tag)
    var page = surroundings.page(
      .preview, titled: screen.headings.first?.title ?? pane.name, current: .device(idiom))
    page.add(ScreenForm(screen, of: bundle, fields: entry.fields, links: links), on: idiom)
    return page
  }

  /// A settings page on all devices, side by side.
  package static func compare(
    _ pane: Pane, of bundle: LocalizedBundle, in entry: BundleEntry
  ) -> Page {
    let path = entry.layout.compare(pane.name, bundle.locale.tag)
    let surroundings = PaneSurroundings(entry: entry, bundle: bundle, pane: pane, path: path)
    let links = CompareLinks(page: path, layout: entry.layout, locale: bundle.locale.tag)
    var page = surroundings.page(
      .compare, titled: bundle.title(of: pane, on: entry.idioms(of: pane).first ?? .phone),
      current: .sideBySide)
    page.reviews = [entry.reviewAddress(in: bundle.locale.tag, from: path)]
    page.overview = entry.layout.overview.address(from: path)
    var screens: [Screen] = []
    for idiom in entry.idioms {
      guard let screen = bundle.screen(of: pane, on: idiom) else {
        page.regions.append(
          Region(name: idiom.rawValue, content: .absentPane(pane, idiom)))
        continue
      }
      screens.append(screen)
      page.add(
        ScreenForm(
          screen, of: bundle, fields: entry.fields, links: links, idPrefix: "\(idiom.rawValue)-"),
        on: idiom)
    }
    let report = FidelityReport(screens: screens, fields: entry.fields)
    let keys = UnshownKeys(screens: screens, dialect: entry.bundle.dialect)
    page.regions.append(
      Region(name: "report", content: .fragment([report.node, keys.node])))
    return page
  }

  /// Puts a form, and the keyboards of its fields, on a device's screen.
  private mutating func add(_ form: ScreenForm<some ScreenLinks>, on idiom: UserInterfaceIdiom) {
    regions.append(Region(name: idiom.rawValue, content: form.node))
    if let keyboards = form.keyboards {
      regions.append(Region(name: "\(idiom.rawValue)Keyboards", content: keyboards))
    }
  }
}

/// What stands around a pane's pages: the way to them, and their siblings.
private struct PaneSurroundings {
  enum View: Equatable {
    case device(UserInterfaceIdiom)
    case sideBySide
  }

  let entry: BundleEntry
  let bundle: LocalizedBundle
  let pane: Pane
  let path: SitePath

  func page(_ kind: Page.Kind, titled title: String, current: View) -> Page {
    let tag = bundle.locale.tag
    let app = entry.bundle.appName
    var page = Page(
      kind: kind, path: path, title: title == app ? app : "\(title) – \(app)",
      language: tag.language)
    page.trail = entry.trail(from: path)
    page.devices = views.map { view in
      .init(
        view.label, to: address(pane, view, tag), isCurrent: view == current, device: view.device)
    }
    page.languages = entry.locales.map { locale in
      .init(
        locale.tag.endonym, to: address(pane, current, locale.tag),
        isCurrent: locale.tag == tag, language: locale.tag.language)
    }
    page.panes = siblings.compactMap { other in
      guard let idiom = idiom(of: other, in: current) else { return nil }
      return .init(
        bundle.title(of: other, on: idiom), to: address(other, current, tag),
        isCurrent: other.name == pane.name, language: tag.language)
    }
    page.app = entry.bundle.appName
    page.isOfSettings = !entry.bundle.holdsScenes
    page.store = entry.layout.slug
    return page
  }

  /// The pages that are listed: all, unless they are so many that a list on each of them would be
  /// most of the site; then those that lead here, and those that this one leads to.
  private var siblings: [Pane] {
    let all = entry.bundle.panes
    guard all.count > 80 else { return all }
    let openers = Set(pane.openers.values.joined().map(\.pane))
    return all.filter { other in
      other.name == pane.name || other.name == Pane.rootName || openers.contains(other.name)
        || other.openers.values.contains { $0.contains { $0.pane == pane.name } }
    }
  }

  private var views: [View] {
    entry.idioms(of: pane).map(View.device) + (entry.comparesDevices ? [.sideBySide] : [])
  }

  /// The device whose title of a page counts in a view; nil when the view does not have the page.
  private func idiom(of pane: Pane, in view: View) -> UserInterfaceIdiom? {
    let idioms = entry.idioms(of: pane)
    switch view {
    case .device(let idiom): return idioms.contains(idiom) ? idiom : nil
    case .sideBySide: return idioms.first
    }
  }

  private func address(_ pane: Pane, _ view: View, _ locale: LocaleTag) -> String {
    switch view {
    case .device(let idiom):
      entry.layout.preview(pane.name, idiom, locale).address(from: path)
    case .sideBySide: entry.layout.compare(pane.name, locale).address(from: path)
    }
  }
}

extension PaneSurroundings.View {
  fileprivate var label: String {
    switch self {
    case .device(let idiom): idiom.productName
    case .sideBySide: "Side by side"
    }
  }
}

extension PaneSurroundings.View {
  fileprivate var device: Page.Device {
    switch self {
    case .device(.phone): .phone
    case .device(.pad): .pad
    case .sideBySide: .compare
    }
  }
}

extension UserInterfaceIdiom {
  /// The device by the name on its box.
  package var productName: String {
    switch self {
    case .phone: "iPhone"
    case .pad: "iPad"
    }
  }
}

extension LocaleTag {
  package var language: Page.LanguageOfText {
    .init(tag: text, isRightToLeft: isRightToLeft)
  }
}

extension HTMLNode {
  /// A remark in place of a page that a device does not have.
  fileprivate static func absentPane(_ pane: Pane, _ idiom: UserInterfaceIdiom) -> HTMLNode {
    .element(
      "p", [.class("note absent"), HTMLAttribute("lang", "en"), HTMLAttribute("dir", "ltr")],
      [.text("\(idiom.productName) does not have the page “\(pane.name)”.")])
  }
}

/// The links of a page that sets devices side by side: they lead to pages that do so too.
private struct CompareLinks: ScreenLinks {
  let page: SitePath
  let layout: BundleLayout
  let locale: LocaleTag

  func address(ofPane name: String) -> String {
    layout.compare(name, locale).address(from: page)
  }

  func address(ofFile path: String) -> String { layout.file(path).address(from: page) }
}
