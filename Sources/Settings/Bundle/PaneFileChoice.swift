internal import TextInput

/// Which file each device uses for each page.
struct PaneFileChoice {
  /// The path for each page and idiom.
  private(set) var paths: [String: [UserInterfaceIdiom: String]] = [:]
  /// The paths that take their place in single languages, by page and language.
  private(set) var localizedPaths: [String: [LocaleTag: [UserInterfaceIdiom: String]]] = [:]
  /// Files that no device uses, since each has a file of its own.
  private(set) var unused: [String] = []
  /// Page files inside of language folders, which stand for no page here.
  private(set) var localized: [String] = []

  private let roots: [String]
  private var candidates: [String: [PaneFileName: String]] = [:]

  /// Chooses `NAME~ipad.plist` or `NAME~iphone.plist`, else `NAME.plist`.
  ///
  /// InAppSettingsKit asks first in which bundle the file is, then whether it is `.inApp`, then
  /// whether it is for the device, and last whether it is in a folder of the language.
  init(among contents: BundleContents, locales: [BundleLocale], in dialect: Dialect) {
    roots = contents.roots
    for file in contents.files.sorted() {
      guard let name = PaneFileName(path: file, in: dialect) else { continue }
      if dialect == .settings, file.contains(".lproj/") {
        localized.append(file)
      } else {
        candidates[name.pane, default: [:]][name] = file
      }
    }
    let folders = dialect == .inApp ? locales.flatMap(\.folders) : []
    for (pane, files) in candidates {
      paths[pane] = choose(from: files, folders: [])
      guard files.keys.contains(where: { $0.folder != nil }) else { continue }
      // A page that only some languages have is shown by one of them in the others.
      if paths[pane]?.isEmpty ?? true { paths[pane] = choose(from: files, folders: folders) }
      for locale in locales {
        localizedPaths[pane, default: [:]][locale.tag] =
          choose(from: files, folders: locale.folders)
      }
    }
    let used = usedPaths
    unused = candidates.values.flatMap { files in
      files.filter { name, path in
        // What stands beside a page's `.inApp` file is there for Apple's Settings app.
        !used.contains(path) && name.root.isEmpty
          && (name.isInApp || !files.keys.contains(where: \.isInApp))
      }.map(\.value)
    }.sorted()
  }

  /// All files that some device uses in some language.
  var usedPaths: Set<String> {
    Set(paths.values.flatMap(\.values))
      .union(localizedPaths.values.flatMap(\.values).flatMap(\.values))
  }

  private func choose(
    from files: [PaneFileName: String], folders: [String]
  ) -> [UserInterfaceIdiom: String] {
    let chosen = UserInterfaceIdiom.allCases.compactMap { idiom in
      let names = files.keys.filter { name in
        (name.idiom == nil || name.idiom == idiom) && name.folder.map(folders.contains) ?? true
      }
      let best = names.min { rank($0, folders) < rank($1, folders) }
      return best.flatMap { files[$0] }.map { (idiom, $0) }
    }
    return Dictionary(uniqueKeysWithValues: chosen)
  }

  /// How late a file is asked for.
  private func rank(_ name: PaneFileName, _ folders: [String]) -> (Int, Int, Int, Int) {
    (
      roots.firstIndex(of: name.root) ?? roots.count, name.isInApp ? 0 : 1,
      name.idiom == nil ? 1 : 0, name.folder.flatMap(folders.firstIndex) ?? folders.count
    )
  }
}
