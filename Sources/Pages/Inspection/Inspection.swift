package import Settings
internal import TextInput

/// A bundle as Vitrine understands it, for programs and for readers.
package struct Inspection: Sendable {
  let bundle: SettingsBundle
  /// The languages that are told of.
  let locales: [BundleLocale]

  package init(_ bundle: SettingsBundle, locales: [BundleLocale]) {
    self.bundle = bundle
    self.locales = locales
  }

  /// The devices that use a page's file.
  func users(of file: PaneFile) -> [UserInterfaceIdiom] {
    bundle.pane(named: file.name.pane)?.users(ofFile: file.path) ?? []
  }

  /// The devices that use a page's file, and on which links lead to the page.
  func reachable(_ file: PaneFile) -> [UserInterfaceIdiom] {
    let reachable = bundle.pane(named: file.name.pane)?.reachable ?? []
    return users(of: file).filter(reachable.contains)
  }
}
