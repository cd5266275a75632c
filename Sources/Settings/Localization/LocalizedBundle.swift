package import TextInput

/// A bundle in one of its languages.
package struct LocalizedBundle: Sendable {
  package let bundle: SettingsBundle
  package let locale: BundleLocale
  /// What gives the texts of each page file, by the file's path.
  private let localizers: [String: Localizer]
  /// The title that the first way to each page gives it, by the page's name.
  private let titles: [UserInterfaceIdiom: [String: String]]
  /// The titles of each page that rows open, by the page's name.
  private let openedHeadings: [UserInterfaceIdiom: [String: Headings]]

  /// The titles of a page, and which of them each row gives it.
  fileprivate struct Headings: Sendable {
    var headings: [Screen.Heading] = []
    var numbers: [Pane.Opener: Int] = [:]
  }

  package init(_ bundle: SettingsBundle, in locale: BundleLocale) {
    self.bundle = bundle
    self.locale = locale
    let localizers = Dictionary(
      uniqueKeysWithValues: bundle.files.map { ($0.path, bundle.localizer(for: $0, in: locale)) })
    self.localizers = localizers
    let titles = Dictionary(
      uniqueKeysWithValues: UserInterfaceIdiom.allCases.map { idiom in
        let titles = bundle.panes.map { pane in
          let opener = pane.name == Pane.rootName ? nil : pane.openers[idiom]?.first
          let title = opener.map { bundle.title(of: pane, from: $0, on: idiom, localizers, locale) }
          let own = pane.ownTitle.map { title in
            pane.files[idiom].flatMap { localizers[$0.path]?.shown(title) } ?? title
          }
          let usual = pane.name == Pane.rootName ? bundle.appName : pane.name
          return (pane.name, title ?? own ?? usual)
        }
        return (idiom, Dictionary(uniqueKeysWithValues: titles))
      })
    self.titles = titles
    openedHeadings = Dictionary(
      uniqueKeysWithValues: UserInterfaceIdiom.allCases.map { idiom in
        let opened = bundle.panes.map { pane in
          let headings = bundle.headings(
            of: pane, on: idiom, titles[idiom] ?? [:], localizers, locale)
          return (pane.name, headings)
        }
        return (idiom, Dictionary(uniqueKeysWithValues: opened))
      })
  }

  /// Gives the texts of a page's file.
  package func localizer(for file: PaneFile) -> Localizer { localizer(forFile: file.path) }

  /// Gives the texts of a page's file by the file's path.
  package func localizer(forFile path: String) -> Localizer {
    localizers[path] ?? Localizer(locale: locale.tag, table: nil)
  }

  /// The title of a page: the app's name for Root, else the title of the first row that opens the
  /// page, else the page's name.
  package func title(of pane: Pane, on idiom: UserInterfaceIdiom) -> String {
    titles[idiom]?[pane.name] ?? pane.name
  }

  /// The titles of a page, each with the page that gives it; never empty.
  package func headings(of pane: Pane, on idiom: UserInterfaceIdiom) -> [Screen.Heading] {
    let headings = openedHeadings[idiom]?[pane.name]?.headings ?? []
    return headings.isEmpty ? [.init(title: title(of: pane, on: idiom), parent: nil)] : headings
  }

  /// Which of a page's titles a row gives it; nil when the row does not open the page.
  package func headingNumber(
    of pane: Pane, from opener: Pane.Opener, on idiom: UserInterfaceIdiom
  ) -> Int? {
    openedHeadings[idiom]?[pane.name]?.numbers[opener]
  }

  /// A page as a device shows it; nil when the device does not have the page.
  package func screen(of pane: Pane, on idiom: UserInterfaceIdiom) -> Screen? {
    guard let file = pane.file(on: idiom, in: locale.tag) else { return nil }
    return Screen(
      pane: pane, idiom: idiom, locale: locale, file: file, localizer: localizer(for: file),
      sections: Screen.sections(of: file.specifiers, on: idiom),
      headings: headings(of: pane, on: idiom))
  }
}

extension SettingsBundle {
  /// The titles that rows give a page, each once: many rows may lead to it.
  fileprivate func headings(
    of pane: Pane, on idiom: UserInterfaceIdiom, _ titles: [String: String],
    _ localizers: [String: Localizer], _ locale: BundleLocale
  ) -> LocalizedBundle.Headings {
    var result = LocalizedBundle.Headings()
    guard pane.name != Pane.rootName else { return result }
    var numbers: [Screen.Heading: Int] = [:]
    for opener in pane.openers[idiom] ?? [] {
      let heading = Screen.Heading(
        title: title(of: pane, from: opener, on: idiom, localizers, locale),
        parent: self.pane(named: opener.pane).map { parent in
          .init(pane: parent.name, title: titles[parent.name] ?? parent.name)
        })
      let number = numbers[heading] ?? result.headings.count
      if number == result.headings.count {
        numbers[heading] = number
        result.headings.append(heading)
      }
      result.numbers[opener] = number
    }
    return result
  }

  fileprivate func title(
    of pane: Pane, from opener: Pane.Opener, on idiom: UserInterfaceIdiom,
    _ localizers: [String: Localizer], _ locale: BundleLocale
  ) -> String {
    guard let file = self.pane(named: opener.pane)?.file(on: idiom, in: locale.tag),
      let raw = opener.title
    else { return pane.name }
    let title = localizers[file.path]?.shown(raw) ?? raw
    return title.isEmpty ? pane.name : title
  }
}
