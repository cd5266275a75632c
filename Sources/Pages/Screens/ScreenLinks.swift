internal import Settings
internal import TextInput

/// Where the links of a screen lead, told by whoever lays out the site.
package protocol ScreenLinks: Sendable {
  /// The address of another page of the bundle, on the same device and in the same language,
  /// relative to the page that the link stands on.
  func address(ofPane name: String) -> String

  /// The address of a file of the bundle that is copied into the site.
  func address(ofFile path: String) -> String
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
