package import Documents
package import Settings
internal import TextInput

/// The documents of a site, and what they can lead to.
package struct DocumentSite: Sendable {
  /// How documents are written, by the project's choice.
  package struct Options: Hashable, Sendable {
    /// Whether markup in documents is written as it is.
    package var allowsRawHTML = false
    /// The site's title, which browsers show behind that of a page.
    package var siteTitle = ""
    /// Where a document is edited, with `{path}` for its path in the folder; nil for nowhere.
    package var editURL: String?
    /// The language that documents are written in.
    package var language = LocaleTag.english

    package init() {}
  }

  package let tree: DocumentTree
  package let entries: [BundleEntry]
  package let options: Options
  /// The paths of all files of the site.
  private let paths: Set<SitePath>

  package init(
    _ tree: DocumentTree, entries: [BundleEntry], paths: Set<SitePath>, options: Options
  ) {
    self.tree = tree
    self.entries = entries
    self.paths = paths
    self.options = options
  }

  /// No documents at all.
  package static let none = DocumentSite(
    DocumentTree([], files: [], hasDrafts: false), entries: [], paths: [], options: .init())

  /// The file of a page of the tree.
  func path(of node: Int) -> SitePath { SiteLayout.document(tree.nodes[node].page) }

  /// Whether the site has a file.
  func contains(_ path: SitePath) -> Bool { paths.contains(path) }

  /// Whether a page of a bundle is missing only since its language or its device is not shown.
  func leavesOut(_ path: SitePath) -> Bool {
    let parts = path.text.split(separator: "/")
    guard parts.count > 2, let entry = entries.first(where: { $0.layout.slug == parts[0] }) else {
      return false
    }
    let isShown = entry.locales.contains { $0.tag.text == parts[1] }
    let isLanguage = entry.bundle.locales.contains { $0.tag.text == parts[1] }
    let isDevice = UserInterfaceIdiom(rawValue: String(parts[2])).map { !entry.idioms.contains($0) }
    return isLanguage && (!isShown || isDevice ?? (parts[2] == "compare" && !entry.comparesDevices))
  }

  // MARK: - Settings

  /// A bundle that a document means by its slug or its name.
  func entries(named name: String) -> [BundleEntry] {
    let bySlug = entries.filter { $0.layout.slug == name }
    return bySlug.isEmpty ? entries.filter { $0.bundle.appName == name } : bySlug
  }
}
