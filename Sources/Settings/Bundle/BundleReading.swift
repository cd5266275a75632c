internal import Diagnostics
internal import PropertyList
internal import TextInput

/// The steps by which a bundle's files become pages: languages, page files, links, tables.
struct BundleReading {
  let locales: [BundleLocale]
  let files: [PaneFile]
  let panes: [Pane]
  let tables: [String: StringsTable]
  private(set) var diagnostics: [Diagnostic] = []
  private let contents: BundleContents

  init(_ contents: BundleContents, developmentLanguage: LocaleTag) {
    self.contents = contents
    locales = BundleLocale.locales(in: contents.files, developmentLanguage: developmentLanguage)

    let choice = PaneFileChoice(among: contents.files)
    var filesByPath: [String: PaneFile] = [:]
    for path in Set(choice.paths.values.flatMap(\.values)) {
      guard let name = PaneFileName(path: path) else { continue }
      filesByPath[path] = PaneFile(reading: path, name: name, from: contents)
    }
    files = filesByPath.values.sorted { $0.path < $1.path }

    let filesByPane = choice.paths.mapValues { $0.compactMapValues { filesByPath[$0] } }
    let graph = PaneGraph(files: filesByPane)
    let orphans = filesByPane.keys.filter { graph.reachable[$0] == nil }.sorted()
    panes = (graph.order + orphans).map { name in
      Pane(
        name: name, files: filesByPane[name] ?? [:], reachable: graph.reachable[name] ?? [],
        openers: graph.openers[name] ?? [:])
    }

    let tableNames = Set(files.compactMap(\.stringsTable))
    let tablePaths = locales.flatMap(\.folders).flatMap { folder in
      tableNames.map { "\(folder)/\($0).strings" }
    }.filter(contents.files.contains)
    tables = Dictionary(
      uniqueKeysWithValues: Set(tablePaths).map { ($0, StringsTable(reading: $0, from: contents)) })

    diagnostics = files.flatMap(\.diagnostics) + tables.values.flatMap(\.diagnostics)
    reportBundle(choice)
    for file in files { report(file, filesByPane: filesByPane) }
  }

  private mutating func reportBundle(_ choice: PaneFileChoice) {
    if choice.paths[Pane.rootName] == nil {
      report(.noRoot(in: Array(choice.paths.keys)), at: SourceLocation(path: contents.path))
    }
    for path in choice.unused { report(.unusedFile, inFile: path) }
    for path in choice.localized { report(.localizedPage, inFile: path) }
    for pane in panes where pane.isOrphan && choice.paths[Pane.rootName] != nil {
      for path in Set(pane.files.values.map(\.path)).sorted() { report(.orphanPane, inFile: path) }
    }
    for folder in BundleLocale.lprojFolders(in: contents.files)
    where !locales.contains(where: { $0.folders.contains(folder) }) {
      report(.unknownLanguage(folder), inFile: folder)
    }
  }

  private mutating func report(
    _ file: PaneFile, filesByPane: [String: [UserInterfaceIdiom: PaneFile]]
  ) {
    let idioms = UserInterfaceIdiom.allCases.filter {
      filesByPane[file.name.pane]?[$0]?.path == file.path
    }
    if let name = file.stringsTable { reportTable(named: name, of: file) }
    for specifier in file.specifiers {
      switch specifier.content {
      case .childPane(let child):
        let shown = idioms.filter(specifier.shows)
        guard let target = child.file, !target.isEmpty else {
          report(.noFile, at: location(of: specifier, in: file))
          continue
        }
        let missing = shown.filter { filesByPane[target]?[$0] == nil }
        guard !missing.isEmpty else { continue }
        report(
          .missingPane(
            target, onlyOn: missing.count < shown.count ? missing : [],
            among: Array(filesByPane.keys)),
          at: location(of: specifier, key: "File", in: file))
      case .slider(let slider):
        let images = [
          ("MinimumValueImage", slider.minimumImage), ("MaximumValueImage", slider.maximumImage),
        ]
        for (key, name) in images {
          guard let name, BundleImage(named: name, in: contents.files) == nil else { continue }
          report(.missingImage(name), at: location(of: specifier, key: key, in: file))
        }
      default: break
      }
    }
  }

  private mutating func reportTable(named name: String, of file: PaneFile) {
    guard
      !locales.contains(where: { locale in
        locale.folders.contains { tables["\($0)/\(name).strings"] != nil }
      })
    else { return }
    let known = contents.files.filter { $0.hasSuffix(".strings") }.map { path in
      String(path.dropLast(".strings".count).split(separator: "/").last ?? "")
    }
    let location = location(of: file.root?["StringsTable"]?.range, in: file)
    // Without any language folder, nobody expects a translation.
    let hasLanguages = locales.contains { !$0.folders.isEmpty }
    report(
      .missingTable(name, among: Set(known).sorted(), hasLanguages: hasLanguages), at: location)
  }

  private mutating func report(_ message: Diagnostic.Message, inFile path: String) {
    report(message, at: SourceLocation(path: contents.messagePath(of: path)))
  }

  private mutating func report(_ message: Diagnostic.Message, at location: SourceLocation) {
    diagnostics.append(Diagnostic(message, at: location))
  }

  /// Where something of a page stands.
  private func location(of range: SourceRange?, in file: PaneFile) -> SourceLocation {
    file.source.map { SourceLocation($0, range) }
      ?? SourceLocation(path: contents.messagePath(of: file.path))
  }

  /// Where a key's value of an element stands; the element itself without the key.
  private func location(
    of specifier: Specifier, key: String? = nil, in file: PaneFile
  ) -> SourceLocation {
    location(of: key.flatMap { specifier.dictionary[$0]?.range } ?? specifier.range, in: file)
  }
}
