internal import Settings
internal import TextInput

/// Where the links of a screen lead, told by whoever lays out the site.
package protocol ScreenLinks: Sendable {
  /// The address of another page of the bundle, on the same device and in the same language,
  /// relative to the page that the link stands on.
  func address(ofPane name: String) -> String

  /// The address of one of another page's titles, by the id of the title.
  func address(ofPane name: String, heading: String) -> String

  /// The address of a file of the bundle that is copied into the site.
  func address(ofFile path: String) -> String
}

extension ScreenLinks {
  package func address(ofPane name: String, heading: String) -> String {
    "\(address(ofPane: name))#\(heading)"
  }
}

/// The links of a page as one device shows it.
struct PreviewLinks: ScreenLinks {
  let page: SitePath
  let layout: BundleLayout
  let idiom: UserInterfaceIdiom
  let locale: LocaleTag

  func address(ofPane name: String) -> String {
    layout.preview(name, idiom, locale).address(from: page)
  }

  func address(ofFile path: String) -> String { layout.file(path).address(from: page) }
}
