internal import TextInput

/// Which file each device uses for each page.
struct PaneFileChoice {
  /// The path for each page and idiom.
  let paths: [String: [UserInterfaceIdiom: String]]
  /// Files that no device uses, since each has a file of its own.
  let unused: [String]
  /// Page files inside of language folders, which stand for no page here.
  let localized: [String]

  /// Chooses `NAME~ipad.plist` or `NAME~iphone.plist`, else `NAME.plist`.
  init(among files: Set<String>) {
    var candidates: [String: [UserInterfaceIdiom?: String]] = [:]
    var localized: [String] = []
    for file in files.sorted() {
      guard let name = PaneFileName(path: file) else { continue }
      if file.contains(".lproj/") {
        localized.append(file)
      } else {
        candidates[name.pane, default: [:]][name.idiom] = file
      }
    }
    self.localized = localized
    paths = candidates.mapValues { files in
      Dictionary(
        uniqueKeysWithValues: UserInterfaceIdiom.allCases.compactMap { idiom in
          (files[idiom] ?? files[nil]).map { (idiom, $0) }
        })
    }
    let used = Set(paths.values.flatMap(\.values))
    unused = candidates.values.flatMap(\.values).filter { !used.contains($0) }.sorted()
  }
}
