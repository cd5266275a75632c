internal import Diagnostics
package import Search
internal import Settings
internal import TextInput

extension BundleEntry {
  /// What a search finds of the bundle: its pages, and its settings by their keys and by their titles
  /// in all languages.
  ///
  /// Results are in the development language, if the site has it.
  package var searchEntries: [SearchEntry] {
    guard let development = titleLocale else { return [] }
    let others = locales.filter { $0.tag != development.tag }
    return BundleSearch(
      entry: self, shown: LocalizedBundle(bundle, in: development),
      others: others.map { LocalizedBundle(bundle, in: $0) }
    ).entries
  }
}

private struct BundleSearch {
  let entry: BundleEntry
  /// The bundle in the language of the results.
  let shown: LocalizedBundle
  let others: [LocalizedBundle]

  var entries: [SearchEntry] {
    entry.bundle.panes.compactMap(searchEntry) + entry.catalogue.settings.compactMap(searchEntry)
  }

  private func searchEntry(of pane: Pane) -> SearchEntry? {
    guard let idiom = entry.idioms(of: pane).first else { return nil }
    let title = shown.title(of: pane, on: idiom)
    let names = others.map { $0.title(of: pane, on: idiom) }
    return SearchEntry(
      .pane, address: address(of: pane.name, on: idiom), title: title,
      context: entry.bundle.appName, names: distinct([pane.name] + names, besides: title))
  }

  private func searchEntry(of setting: SettingsCatalogue.Setting) -> SearchEntry? {
    guard let use = setting.uses.first, let pane = entry.bundle.pane(named: use.pane) else {
      return nil
    }
    let idiom = use.idioms.first { entry.idioms.contains($0) } ?? .phone
    let title = title(of: use.specifier, in: use.file, shown) ?? setting.key
    let titles = setting.uses.flatMap { use in
      ([shown] + others).compactMap { self.title(of: use.specifier, in: use.file, $0) }
    }
    return SearchEntry(
      .setting, address: entry.layout.address(of: setting, from: SiteLayout.index), title: title,
      context: context(of: pane, on: idiom), names: distinct([setting.key] + titles, besides: title)
    )
  }

  private func address(of pane: String, on idiom: UserInterfaceIdiom) -> String {
    entry.layout.preview(pane, idiom, shown.locale.tag).address(from: SiteLayout.index)
  }

  private func context(of pane: Pane, on idiom: UserInterfaceIdiom) -> String {
    let title = shown.title(of: pane, on: idiom)
    let app = entry.bundle.appName
    return title == app ? app : "\(app) › \(title)"
  }

  private func title(
    of specifier: Specifier, in file: String, _ bundle: LocalizedBundle
  ) -> String? {
    guard let title = specifier.title, !title.isEmpty else { return nil }
    let shown = bundle.localizer(forFile: file).shown(title)
    return shown.isEmpty ? nil : shown
  }

  /// The names, each once, without the one that is shown above them.
  private func distinct(_ names: [String], besides title: String) -> [String] {
    var known: Set = [title, ""]
    return names.filter { known.insert($0).inserted }
  }
}
