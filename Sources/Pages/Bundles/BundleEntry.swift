package import Settings
package import TextInput

/// A bundle, and what the site makes of it.
package struct BundleEntry: Sendable {
  package let bundle: SettingsBundle
  package let layout: BundleLayout
  /// The devices that the site shows, in order.
  package let idioms: [UserInterfaceIdiom]
  /// The languages that the site shows, by tag.
  package let locales: [BundleLocale]
  /// Every setting of the bundle, on all devices.
  package let catalogue: SettingsCatalogue
  let fields: TextInputMarkups
  /// The version of the bundle, in short: the same for the same pages and tables.
  let version: String

  package init(
    bundle: SettingsBundle, layout: BundleLayout, idioms: [UserInterfaceIdiom],
    locales: [BundleLocale]
  ) {
    self.bundle = bundle
    self.layout = layout
    self.idioms = idioms
    self.locales = locales
    catalogue = SettingsCatalogue(of: bundle)
    fields = TextInputMarkups(of: bundle)
    version = bundle.version(in: locales)
  }

  /// The devices that the site shows a page on.
  package func idioms(of pane: Pane) -> [UserInterfaceIdiom] {
    idioms.filter { pane.files[$0] != nil }
  }

  /// The way to the pages of the bundle.
  func trail(from path: SitePath) -> [Page.Link] {
    [
      .init("Index", to: SiteLayout.index.address(from: path)),
      .init(bundle.appName, to: layout.overview.address(from: path)),
    ]
  }

  /// Whether the site sets devices side by side.
  package var comparesDevices: Bool { idioms.count > 1 }
}
