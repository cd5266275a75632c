package import Diagnostics

/// A settings bundle as Apple's Settings app understands it, or as InAppSettingsKit does; or the scenes
/// of an Interface Builder file as such a bundle.
package struct SettingsBundle: Sendable {
  /// The path of the folder, or of the Interface Builder file, as messages show it.
  package let path: String
  /// The name of the app, which is the title of the first page.
  package let appName: String
  /// Whose reading it is.
  package let dialect: Dialect
  /// The languages, by tag.
  package let locales: [BundleLocale]
  /// The page files that some device uses, by path.
  package let files: [PaneFile]
  /// The pages: those reachable from Root in the order in which they are reached, then the others
  /// by name.
  package let panes: [Pane]
  /// What was found wrong, in no order.
  package let diagnostics: [Diagnostic]

  /// The comments of a file of Interface Builder; those of property lists are with their pages.
  package let comments: [ElementComment]

  /// Whether the pages are the scenes of an app, rather than pages of the Settings app.
  package let holdsScenes: Bool

  private let panesByName: [String: Pane]
  private let contents: BundleContents
  private let tables: [String: StringsTable]
  package let developmentLanguage: LocaleTag

  /// Reads a bundle; whatever cannot be read is left out, with a diagnostic.
  package init(
    reading contents: BundleContents, appName: String, developmentLanguage: LocaleTag,
    in dialect: Dialect = .settings
  ) {
    path = contents.path
    holdsScenes = false
    comments = []
    self.appName = appName
    self.contents = contents
    self.dialect = dialect
    self.developmentLanguage = developmentLanguage
    let reading = BundleReading(
      contents, developmentLanguage: developmentLanguage, in: dialect)
    locales = reading.locales
    files = reading.files
    panes = reading.panes
    panesByName = Dictionary(uniqueKeysWithValues: reading.panes.map { ($0.name, $0) })
    tables = reading.tables
    diagnostics = reading.diagnostics
  }

  /// A bundle whose pages are scenes.
  ///
  /// - Parameters:
  ///   - path: What was read, as messages show it.
  ///   - contents: The files, to which the paths of page files and tables are relative.
  ///   - appName: The name of the app.
  ///   - locales: The languages, by tag.
  ///   - files: The page files, by path.
  ///   - panes: The pages in order, of which no two have the same name.
  ///   - tables: The strings tables by their paths.
  ///   - diagnostics: What was found wrong.
  ///   - comments: The comments of the file.
  ///   - developmentLanguage: The language of the pages.
  package init(
    path: String, contents: BundleContents, appName: String, locales: [BundleLocale],
    files: [PaneFile], panes: [Pane], tables: [String: StringsTable], diagnostics: [Diagnostic],
    comments: [ElementComment] = [], developmentLanguage: LocaleTag
  ) {
    self.path = path
    holdsScenes = true
    dialect = .settings
    self.contents = contents
    self.appName = appName
    self.locales = locales
    self.files = files
    self.panes = panes
    self.tables = tables
    self.diagnostics = diagnostics
    self.comments = comments
    self.developmentLanguage = developmentLanguage
    panesByName = Dictionary(panes.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The folder that the paths of the bundle's files are relative to.
  package var folder: String { contents.path }

  /// The page of a name; nil when the bundle has none.
  package func pane(named name: String) -> Pane? { panesByName[name] }

  /// Gives the texts of a page's file in a language: by its own table, else by the development
  /// language's.
  package func localizer(for file: PaneFile, in locale: BundleLocale) -> Localizer {
    let development = locales.first { $0.tag == developmentLanguage }
    return localizer(for: file, in: locale, folders: locale.folders + (development?.folders ?? []))
  }

  /// Gives the texts of a page's file in a language by that language's own table alone.
  package func ownLocalizer(for file: PaneFile, in locale: BundleLocale) -> Localizer {
    localizer(for: file, in: locale, folders: locale.folders)
  }

  private func localizer(
    for file: PaneFile, in locale: BundleLocale, folders: [String]
  ) -> Localizer {
    let table = file.stringsTable.flatMap { name in
      folders.lazy.compactMap { tables["\(file.name.root)\($0)/\(name).strings"] }.first
    }
    return Localizer(locale: locale.tag, table: table, keys: file.stringsKeys)
  }

  /// The paths of all files in the folder, whatever they are.
  package var filePaths: Set<String> { contents.files }

  /// The strings tables that pages use, by path.
  package var stringsTables: [StringsTable] {
    tables.values.sorted { $0.path < $1.path }
  }

  /// The own table of a language, not that of another that takes its place; nil without one.
  package func ownTable(
    named name: String, in locale: BundleLocale, root: String
  ) -> StringsTable? {
    locale.folders.lazy.compactMap { tables["\(root)\($0)/\(name).strings"] }.first
  }

  /// A place in a page's file; the whole file without a range.
  package func location(of range: SourceRange?, in file: PaneFile) -> SourceLocation {
    file.source.map { SourceLocation($0, range) } ?? location(ofFile: file.path)
  }

  /// One of the bundle's files.
  package func location(ofFile path: String) -> SourceLocation {
    SourceLocation(path: contents.messagePath(of: path))
  }

  /// The file of an image that an element names, with those for denser screens; nil when the bundle
  /// has no such file.
  package func image(named name: String) -> BundleImage? {
    BundleImage(named: name, in: contents)
  }

  /// The bytes of one of the bundle's files, to be copied into a site.
  package func bytes(of file: String) -> Result<[UInt8], BundleContents.Unreadable> {
    contents.bytes(of: file)
  }
}

extension SettingsBundle {
  /// A place in one of the files, with the path within the bundle: pages say the same wherever the
  /// bundle lies.
  package func place(of location: SourceLocation) -> String {
    let folder = contents.messagePath(of: "")
    let text = location.shortDescription
    return text.hasPrefix(folder) ? String(text.dropFirst(folder.count)) : text
  }

  /// The image files that the elements of the pages name, by path.
  package var imageFiles: [String] {
    let names = files.flatMap(\.specifiers).flatMap(\.imageNames)
    return Set(names.compactMap(image(named:)).flatMap(\.files).map(\.path)).sorted()
  }
}

extension Specifier {
  /// The images that the element, or a row of its list, shows.
  fileprivate var imageNames: [String] {
    let own: [String?] =
      switch content {
      case .slider(let slider): [slider.minimumImage, slider.maximumImage]
      case .multiValue(let choices): choices.inApp?.iconNames ?? []
      case .listGroup(let list): [list.item, list.add].compactMap { $0 }.flatMap(\.imageNames)
      default: []
      }
    return (own + [cell.image]).compactMap { $0 }
  }
}
