package import Diagnostics
package import Documents
package import Pages
internal import Settings
package import TextInput

/// Everything that a site consists of, before anything is rendered: a pure function of what was
/// read.
package struct SitePlan: Sendable {
  /// What a file of the site is made from.
  package enum Content: Sendable {
    case index
    case missing
    case summary
    case siteMap
    case searchIndex
    case overview(bundle: Int)
    case reference(bundle: Int)
    case keyboards(bundle: Int)
    case checks(bundle: Int)
    /// A page of the tree of documents, by its place there.
    case document(Int)
    /// A former address of a page of the tree of documents.
    case redirect(alias: String, Int)
    /// A file that documents lead to, by its path in their folder.
    case documentFile(String)
    case preview(bundle: Int, locale: Int, UserInterfaceIdiom, pane: Int)
    case compare(bundle: Int, locale: Int, pane: Int)
    case review(bundle: Int, locale: Int)
    /// A file of a bundle that pages show.
    case bundleFile(bundle: Int, String)
    case asset(String)
    /// A file of the public folder, by its path there.
    case publicFile(String)
  }

  package struct File: Sendable {
    package let path: SitePath
    package let content: Content
  }

  package let title: String
  package let entries: [BundleEntry]
  /// Whether there is something that can be searched for.
  package let hasSearch: Bool
  /// What was found wrong in each bundle, in the order of messages.
  package let findings: [[Diagnostic]]
  package let files: [File]
  /// Files that cannot be made, since they would take the place of another or have too long a name.
  package let clashes: [Diagnostic]
  package let baseURL: String?
  /// The project's own icon; nil when it has none.
  package let icon: SitePath?
  /// The documents, and what they can lead to.
  package let documents: DocumentSite

  package init(
    title: String, baseURL: String?, entries: [BundleEntry], findings: [[Diagnostic]],
    tree: DocumentTree = DocumentTree([], files: [], hasDrafts: false),
    documentOptions: DocumentSite.Options = .init(), documentsFolder: String? = nil,
    assets: [String], publicFolder: String?, publicFiles: [String]
  ) {
    self.title = title
    self.baseURL = baseURL
    self.entries = entries
    self.findings = findings
    hasSearch = !tree.nodes.isEmpty || entries.contains { !$0.bundle.panes.isEmpty }
    var outline = SiteOutline()
    outline.add(SiteLayout.index, .index, from: "the index")
    outline.add(SiteLayout.missing, .missing, from: "the page for missing pages")
    outline.add(SiteLayout.summary, .summary, from: "the site's summary")
    if baseURL != nil { outline.add(SiteLayout.siteMap, .siteMap, from: "the site map") }
    if hasSearch {
      outline.add(SiteLayout.searchIndex, .searchIndex, from: "the search index")
    }
    for asset in assets {
      outline.add(SiteLayout.asset(asset), .asset(asset), from: "the theme's “\(asset)”")
    }
    for (number, entry) in entries.enumerated() { outline.add(entry, number: number) }
    outline.add(tree, in: documentsFolder ?? "")
    for file in publicFiles {
      outline.add(SitePath(file), .publicFile(file), from: "\(publicFolder ?? "")/\(file)")
    }
    icon = ["icon.svg", "icon.png", "favicon.ico"].first(where: publicFiles.contains)
      .map(SitePath.init)
    files = outline.files
    documents = DocumentSite(
      tree, entries: entries, paths: tree.nodes.isEmpty ? [] : Set(files.map(\.path)),
      options: documentOptions)
    clashes = outline.clashes
  }
}

/// Collects the files of a site, and keeps one from taking another's place.
private struct SiteOutline {
  private(set) var files: [SitePlan.File] = []
  private(set) var clashes: [Diagnostic] = []
  /// Who makes each file, by the path in lower case: some file systems know no case.
  private var makers = [OutputFolder.recordFolder: "Vitrine's own record"]
  /// Who made the first file in each folder, by the folder's path in lower case.
  private var folders: [String: String] = [:]

  /// Adds a file, unless another has its place.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - content: What it is made from.
  ///   - maker: Who makes it, in words: a path where it is a file.
  ///   - location: Where that is said; nil for the maker.
  mutating func add(
    _ path: SitePath, _ content: SitePlan.Content, from maker: String,
    at location: SourceLocation? = nil
  ) {
    let location = location ?? SourceLocation(path: maker)
    let key = path.text.lowercased()
    var parents: [String] = []
    var parent = FileSystem.parent(of: key)
    while let folder = parent {
      parents.append(folder)
      parent = FileSystem.parent(of: folder)
    }
    if path.text.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.count > 255 }) {
      clashes.append(Diagnostic(.longName(path), at: location))
      return
    }
    let other = ([key] + parents).compactMap { makers[$0] }.first ?? folders[key]
    if let other {
      clashes.append(Diagnostic(.clash(path, other), at: location))
      return
    }
    makers[key] = maker
    for folder in parents where folders[folder] == nil { folders[folder] = maker }
    files.append(.init(path: path, content: content))
  }

  mutating func add(_ entry: BundleEntry, number: Int) {
    let (bundle, layout) = (entry.bundle, entry.layout)
    add(layout.overview, .overview(bundle: number), from: bundle.path)
    add(layout.reference, .reference(bundle: number), from: bundle.path)
    if !entry.keyboardTypes.isEmpty {
      add(layout.keyboards, .keyboards(bundle: number), from: bundle.path)
    }
    add(layout.checks, .checks(bundle: number), from: bundle.path)
    for (localeNumber, locale) in entry.locales.enumerated() {
      for (paneNumber, pane) in bundle.panes.enumerated() {
        let idioms = entry.idioms(of: pane)
        for idiom in idioms {
          let content = SitePlan.Content.preview(
            bundle: number, locale: localeNumber, idiom, pane: paneNumber)
          add(
            layout.preview(pane.name, idiom, locale.tag), content, from: maker(pane, idiom, bundle))
        }
        if let idiom = idioms.first, entry.comparesDevices {
          let content = SitePlan.Content.compare(
            bundle: number, locale: localeNumber, pane: paneNumber)
          add(layout.compare(pane.name, locale.tag), content, from: maker(pane, idiom, bundle))
        }
      }
      if entry.hasReview {
        add(
          layout.review(locale.tag), .review(bundle: number, locale: localeNumber),
          from: bundle.path)
      }
    }
    for file in bundle.imageFiles {
      add(layout.file(file), .bundleFile(bundle: number, file), from: "\(bundle.path)/\(file)")
    }
  }

  mutating func add(_ tree: DocumentTree, in folder: String) {
    for (number, node) in tree.nodes.enumerated() {
      let path = SiteLayout.document(node.page)
      if let document = node.document.map({ tree.documents[$0] }) {
        add(path, .document(number), from: document.source.path)
      } else {
        let listed = node.folder ?? ""
        add(
          path, .document(number), from: Self.list(of: listed),
          at: SourceLocation(path: DocumentPath.joined(folder, listed)))
      }
    }
    for file in tree.linkedFiles {
      add(SiteLayout.document(file), .documentFile(file), from: "\(folder)/\(file)")
    }
    // What stands at an address counts more than what stood there.
    for (number, node) in tree.nodes.enumerated() {
      guard let document = node.document.map({ tree.documents[$0] }) else { continue }
      for alias in document.frontMatter.aliases {
        add(
          SiteLayout.document(alias.page), .redirect(alias: alias.page, number),
          from: document.source.path, at: SourceLocation(document.source, alias.range))
      }
    }
  }

  private static func list(of folder: String) -> String {
    folder.isEmpty ? "the list of documents" : "the list of “\(folder)”"
  }

  private func maker(_ pane: Pane, _ idiom: UserInterfaceIdiom, _ bundle: SettingsBundle) -> String
  {
    "\(bundle.folder)/\(pane.files[idiom]?.path ?? pane.name)"
  }
}

extension Diagnostic.Message {
  fileprivate static func clash(_ path: SitePath, _ other: String) -> Self {
    .init(.error, "output-clash", "“\(path.text)” in the site is made by \(other) already")
  }

  fileprivate static func longName(_ path: SitePath) -> Self {
    .init(
      .error, "output-name",
      "“\(path.text)” in the site has a name of more than 255 bytes, which file systems refuse")
  }
}
