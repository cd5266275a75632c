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
  /// The devices that use each file.
  private let users: [String: [UserInterfaceIdiom]]
  private let contents: BundleContents
  private let dialect: Dialect
  /// The names that a missing page or table may have been meant to have, in order.
  private let paneNames: [String]
  private let tableNames: [String]

  init(_ contents: BundleContents, developmentLanguage: LocaleTag, in dialect: Dialect) {
    self.contents = contents
    self.dialect = dialect
    locales = BundleLocale.locales(in: contents.files, developmentLanguage: developmentLanguage)

    let choice = PaneFileChoice(among: contents, locales: locales, in: dialect)
    let tablesByRoot = Dictionary(
      uniqueKeysWithValues: contents.roots.map { ($0, contents.tableNames(below: $0)) })
    var filesByPath: [String: PaneFile] = [:]
    for path in choice.usedPaths {
      guard let name = PaneFileName(path: path, in: dialect) else { continue }
      filesByPath[path] = PaneFile(
        reading: path, name: name, from: contents, in: dialect,
        tables: tablesByRoot[name.root] ?? [])
    }
    let filesByPane = choice.paths.mapValues { $0.compactMapValues { filesByPath[$0] } }
    let graph = PaneGraph(files: filesByPane)
    // What only Settings shows of the bundle beside this one is no page here.
    paneNames = Self.suggestions(filesByPane.keys)
    self.tableNames = Self.suggestions(
      Set(tablesByRoot.values.joined()))
    let orphans = filesByPane.filter { name, files in
      graph.reachable[name] == nil && files.values.contains { $0.name.root.isEmpty }
    }.keys.sorted()
    let names = Set(graph.order + orphans)
    files = filesByPath.values.filter { names.contains($0.name.pane) }
      .sorted { $0.path < $1.path }
    panes = (graph.order + orphans).map { name in
      Pane(
        name: name, files: filesByPane[name] ?? [:],
        localizedFiles: (choice.localizedPaths[name] ?? [:]).mapValues { paths in
          paths.compactMapValues { filesByPath[$0] }
        },
        reachable: graph.reachable[name] ?? [],
        openers: graph.openers[name] ?? [:])
    }

    users = Dictionary(
      panes.flatMap { pane in pane.paths.map { ($0, pane.users(ofFile: $0)) } },
      uniquingKeysWith: { first, _ in first })

    let tableNames = Set(
      files.compactMap { file in file.stringsTable.map { [file.name.root, $0] } })
    let tablePaths = locales.flatMap(\.folders).flatMap { folder in
      tableNames.map { "\($0[0])\(folder)/\($0[1]).strings" }
    }.filter(contents.files.contains)
    tables = Dictionary(
      uniqueKeysWithValues: Set(tablePaths).map { ($0, StringsTable(reading: $0, from: contents)) })

    diagnostics = files.flatMap(\.diagnostics) + tables.values.flatMap(\.diagnostics)
    reportBundle(choice)
    for file in files where !file.name.isForeign { report(file, filesByPane: filesByPane) }
  }

  private mutating func reportBundle(_ choice: PaneFileChoice) {
    let notPages = Set(files.filter { $0.name.isForeign || $0.isBundleInfo }.map(\.path))
    if choice.paths[Pane.rootName] == nil {
      report(
        .noRoot(in: Array(choice.paths.keys), dialect), at: SourceLocation(path: contents.path))
    }
    for path in choice.unused where !path.hasSuffix(".inApp.plist") || dialect == .inApp {
      report(.unusedFile, inFile: path)
    }
    for path in choice.localized { report(.localizedPage, inFile: path) }
    for pane in panes where pane.isOrphan && choice.paths[Pane.rootName] != nil {
      // Nothing leads to what is no page, or none of this dialect.
      for file in pane.paths.sorted() where !notPages.contains(file) {
        report(.orphanPane, inFile: file)
      }
    }
    for folder in BundleLocale.lprojFolders(in: contents.files)
    where !locales.contains(where: { $0.folders.contains(folder) }) {
      report(.unknownLanguage(folder), inFile: folder)
    }
  }

  private mutating func report(
    _ file: PaneFile, filesByPane: [String: [UserInterfaceIdiom: PaneFile]]
  ) {
    let idioms = users[file.path] ?? []
    if let name = file.root?.nonemptyString("StringsTable") { reportTable(named: name, of: file) }
    for specifier in file.specifiers {
      reportLinks(of: specifier, in: file, on: idioms, filesByPane)
      switch specifier.content {
      case .slider(let slider):
        let images = [
          ("MinimumValueImage", slider.minimumImage), ("MaximumValueImage", slider.maximumImage),
        ]
        for (key, name) in images {
          guard let name, BundleImage(named: name, in: contents) == nil else { continue }
          report(
            .missingImage(name, imageName(like: name)),
            at: location(of: specifier, key: key, in: file))
        }
      default: break
      }
    }
  }

  /// A file whose name differs from that of an image only in case, or by an extension; nil without one.
  private func imageName(like name: String) -> String? {
    guard contents.files.count <= 400 else { return nil }
    return contents.files.filter { $0.lowercased().hasPrefix(name.lowercased()) }.min()
  }

  private mutating func reportLinks(
    of specifier: Specifier, in file: PaneFile, on idioms: [UserInterfaceIdiom],
    _ filesByPane: [String: [UserInterfaceIdiom: PaneFile]]
  ) {
    if case .childPane(let child) = specifier.content, case .page(let target) = child.destination,
      target?.isEmpty ?? true
    {
      report(.noFile, at: location(of: specifier, in: file))
    }
    if case .openURL(let link) = specifier.content, link.address == nil {
      report(.noAddress, at: location(of: specifier, in: file))
    }
    let shown = idioms.filter(specifier.shows)
    for target in Set(specifier.paneLinks.map(\.pane)).sorted() where !target.isEmpty {
      let missing = shown.filter { filesByPane[target]?[$0] == nil }
      guard !missing.isEmpty else { continue }
      let guess = NameGuess(target, fileExtension: ".plist", among: paneNames)
      report(
        .missingPane(target, onlyOn: missing.count < shown.count ? missing : [], guess),
        at: location(of: specifier, key: "File", in: file),
        fix: guess.correction(among: paneNames).flatMap {
          file.source?.fix(element: "string", at: specifier.dictionary["File"]?.range, to: $0)
        })
    }
  }

  private mutating func reportTable(named name: String, of file: PaneFile) {
    guard
      !locales.contains(where: { locale in
        locale.folders.contains { tables["\(file.name.root)\($0)/\(name).strings"] != nil }
      })
    else { return }
    let location = location(of: file.root?["StringsTable"]?.range, in: file)
    // Without any language folder, nobody expects a translation.
    let hasLanguages = locales.contains { !$0.folders.isEmpty }
    let guess = NameGuess(name, fileExtension: ".strings", among: tableNames)
    report(
      .missingTable(name, guess, hasLanguages: hasLanguages), at: location,
      fix: guess.correction(among: tableNames).flatMap {
        file.source?.fix(element: "string", at: file.root?["StringsTable"]?.range, to: $0)
      })
  }

  /// The names in order; none where they are so many that comparing each missing one with all of
  /// them would take longer than reading the bundle.
  private static func suggestions(_ names: some Collection<String>) -> [String] {
    names.count > 400 ? [] : names.sorted()
  }

  private mutating func report(_ message: Diagnostic.Message, inFile path: String) {
    report(message, at: SourceLocation(path: contents.messagePath(of: path)))
  }

  private mutating func report(
    _ message: Diagnostic.Message, at location: SourceLocation, fix: Diagnostic.Fix? = nil
  ) {
    diagnostics.append(Diagnostic(message, at: location, fix: fix))
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
