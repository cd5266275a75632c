internal import BuiltInThemes
internal import Diagnostics
internal import Theming

/// Finds a site's theme: a folder that is named, one of the project's own themes, or one that the
/// program brings along.
struct ThemeSource: Sendable {
  private let configuration: SiteConfiguration

  init(_ configuration: SiteConfiguration) {
    self.configuration = configuration
  }

  /// A theme that is ready, with the options that hold for the site.
  struct Loaded: Sendable {
    let theme: Theme
    let options: [String: String]
    let diagnostics: [Diagnostic]
  }

  /// Loads the theme and those that it builds upon.
  ///
  /// - Throws: ``BuildError`` when there is no such theme, or themes build upon each other in a
  ///   circle; ``FileError`` when one cannot be read.
  func load() throws -> Loaded {
    var chain: [(folder: ThemeFolder, manifest: ThemeManifest)] = []
    var next: String? = configuration.theme
    while let name = next {
      let folder = try folder(of: name, leavingOut: chain.map(\.folder.path))
      chain.append((folder, ThemeManifest(of: folder)))
      next = chain.last?.manifest.base
    }
    var values: [String: [String]] = [:]
    for (_, manifest) in chain.reversed() {
      for option in manifest.options { values[option.name] = option.values }
    }
    var diagnostics = chain.flatMap(\.manifest.diagnostics)
    let options = options(values, diagnostics: &diagnostics)
    var theme: Theme?
    for (folder, manifest) in chain.reversed() {
      let loaded = Theme.load(
        folder, name: manifest.name ?? folder.name, base: theme,
        frames: FrameSchema.frames(options: values.keys.sorted()))
      theme = loaded.theme
      diagnostics += loaded.diagnostics
    }
    guard let theme else { throw BuildError("there is no theme “\(configuration.theme)”") }
    return Loaded(theme: theme, options: options, diagnostics: diagnostics)
  }

  /// A theme's files; a theme may build upon one of its own name that lies further out.
  private func folder(of name: String, leavingOut known: [String]) throws -> ThemeFolder {
    let isPath = name.utf8.contains(UInt8(ascii: "/"))
    // Names such as `..` would lead out of the folder of themes.
    let isName = !name.isEmpty && !name.hasPrefix(".")
    let path =
      isPath ? name : isName ? configuration.themesFolder.map { "\($0)/\(name)" } : nil
    if let path, !known.contains(path), FileSystem.kind(of: path) == .folder {
      return ThemeFolder(path: path, files: try files(in: path))
    }
    let files = BuiltInThemes.files(of: name)
    let builtInPath = "\(name) (built in)"
    guard !files.isEmpty, !known.contains(builtInPath) else {
      throw BuildError(
        known.contains(builtInPath) || path.map(known.contains) ?? false
          ? "the theme “\(name)” builds upon itself"
          : "there is no theme “\(name)”; there are \(themeNames.joined(separator: ", "))")
    }
    return ThemeFolder(path: builtInPath, files: files)
  }

  /// What a theme consists of; nothing else in its folder is read, however much that is.
  private func files(in path: String) throws(FileError) -> [String: [UInt8]] {
    var names: [String] = []
    for name in [ThemeManifest.fileName, "templates", "assets"] {
      switch FileSystem.kind(of: "\(path)/\(name)", followingLinks: false) {
      case .file: names.append(name)
      case .folder: names += try FolderListing(of: "\(path)/\(name)").files.map { "\(name)/\($0)" }
      default: break
      }
    }
    var files: [String: [UInt8]] = [:]
    for name in names { files[name] = try FileSystem.read("\(path)/\(name)") }
    return files
  }

  private var themeNames: [String] {
    let own = configuration.themesFolder.flatMap { try? FileSystem.names(in: $0) } ?? []
    return Set(own.filter { !$0.hasPrefix(".") } + BuiltInThemes.names).sorted()
  }

  /// The values that hold: those of the site where it chooses one that the theme has.
  private func options(
    _ values: [String: [String]], diagnostics: inout [Diagnostic]
  ) -> [String: String] {
    var options = values.compactMapValues(\.first)
    for choice in configuration.themeOptions {
      guard let allowed = values[choice.name] else {
        let message = Diagnostic.Message.unknownOption(choice.name, values.keys.sorted())
        diagnostics.append(Diagnostic(message, at: choice.location))
        continue
      }
      if allowed.contains(choice.value) {
        options[choice.name] = choice.value
      } else {
        let message = Diagnostic.Message.unknownOptionValue(choice.name, choice.value, allowed)
        diagnostics.append(Diagnostic(message, at: choice.location))
      }
    }
    return options
  }
}

extension ThemeFolder {
  /// The folder's name, for a theme whose manifest gives none.
  fileprivate var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

extension Diagnostic.Message {
  fileprivate static func unknownOption(_ name: String, _ known: [String]) -> Self {
    .init(
      .error, "theme-option", "the theme has no option “\(name)”\(hint(known.nearest(to: name)))")
  }

  fileprivate static func unknownOptionValue(
    _ name: String, _ value: String, _ allowed: [String]
  ) -> Self {
    .init(
      .error, "theme-option",
      "“\(value)” is no value of “\(name)”; there are \(allowed.joined(separator: ", "))")
  }
}
