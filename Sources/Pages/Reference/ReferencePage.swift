internal import Diagnostics
internal import HTML
internal import Settings
internal import TextInput

extension Page {
  /// The page of every setting of a bundle, and of how complete its languages are.
  ///
  /// Rows without a key, such as groups and links, store nothing: the overview and the pages
  /// themselves show them.
  package static func reference(of entry: BundleEntry) -> Page {
    let path = entry.layout.reference
    var page = Page(
      kind: .reference, path: path, title: "Reference – \(entry.bundle.appName)",
      language: .english)
    page.trail = entry.trail(from: path)
    page.regions = [Region(name: "content", content: ReferenceNodes(of: entry).node)]
    return page
  }
}
