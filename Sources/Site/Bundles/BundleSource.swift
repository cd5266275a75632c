package import Diagnostics
internal import InterfaceBuilder
internal import PropertyList
package import Settings

/// A bundle's folder or a file of Interface Builder, and what its surroundings say of it.
package struct BundleSource: Sendable {
  /// The path of the folder or file, as messages show it.
  package let path: String
  /// Whose reading of the bundle counts.
  package let dialect: Dialect
  package private(set) var contents: BundleContents
  /// The path in `contents` of a file of Interface Builder, and its name without extension; nil for a
  /// settings bundle.
  private let interface: (file: String, name: String)?
  /// The name of the app that the bundle belongs to.
  package let appName: String
  /// What the bundle is called before other bundles are known: a slug of its name.
  package let slug: String
  /// What is wrong with the folder: links that lead out of it are left out.
  package let diagnostics: [Diagnostic]

  /// Lists a bundle's folder, with that of the bundle in which InAppSettingsKit looks for the rest; or
  /// what belongs to a file of Interface Builder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder or file.
  ///   - dialect: Whose reading of the bundle counts.
  ///   - givenName: What the bundle is called; nil for the name that its surroundings give it.
  /// - Throws: ``FileError`` for a folder that cannot be listed.
  package init(
    _ path: String, in dialect: Dialect = .settings, named givenName: String? = nil
  ) throws(FileError) {
    self.path = path
    self.dialect = dialect
    if BundleFinder.isInterface(path), FileSystem.kind(of: path) == .file {
      let name = Self.interfaceName(of: path)
      appName = givenName ?? name
      slug = Self.slug(of: appName)
      let files = InterfaceFiles(path)
      contents = BundleContents(
        path: files.folder, files: files.all, read: Self.reader(files.folder))
      interface = (files.file, name)
      diagnostics = []
      return
    }
    let name = givenName ?? Self.name(of: path)
    slug = Self.slug(of: name)
    let listing = try FolderListing(of: path)
    var files = Set(listing.files)
    var diagnostics = listing.diagnostics
    if dialect == .inApp, let sibling = Self.sibling(of: path),
      FileSystem.kind(of: sibling) == .folder
    {
      let others = try FolderListing(of: sibling)
      files.formUnion(others.files.map { BundleContents.siblingRoot + $0 })
      diagnostics += others.diagnostics
    }
    self.diagnostics = diagnostics
    contents = BundleContents(path: path, files: files, read: Self.reader(path))
    interface = nil
    appName = givenName ?? Self.appName(beside: path) ?? name
  }

  /// A bundle, or a file of Interface Builder, that does not lie in a folder.
  ///
  /// - Parameters:
  ///   - contents: The files.
  ///   - path: The path by which the user calls it, whether there is something or not.
  ///   - interface: The path in `contents` of a file of Interface Builder; nil for a bundle.
  ///   - dialect: Whose reading of the bundle counts.
  init(
    _ contents: BundleContents, calledAs path: String, interface: String?, in dialect: Dialect
  ) {
    self.path = contents.path
    self.dialect = dialect
    self.contents = contents
    self.interface = interface.map { ($0, Self.interfaceName(of: path)) }
    diagnostics = []
    appName = interface == nil ? Self.name(of: path) : Self.interfaceName(of: path)
    slug = Self.slug(of: appName)
  }

  /// The same source with other bytes in some files, by the files' paths without links.
  func replacing(_ files: [String: [UInt8]]) -> BundleSource {
    var source = self
    source.contents = contents.replacing { FileSystem.realPath($0).flatMap { files[$0] } }
    return source
  }

  /// Reads the bundle, or the file's scenes.
  package func bundle(developmentLanguage: LocaleTag) -> SettingsBundle {
    if let interface {
      SettingsBundle(
        readingInterface: interface.file, from: contents, name: interface.name, appName: appName,
        developmentLanguage: developmentLanguage)
    } else {
      SettingsBundle(
        reading: contents, appName: appName, developmentLanguage: developmentLanguage,
        in: dialect)
    }
  }

  private static func reader(
    _ folder: String
  ) -> @Sendable (String) -> Result<[UInt8], BundleContents.Unreadable> {
    { file in
      do throws(FileError) {
        let path = folder.isEmpty ? file : "\(folder)/\(file)"
        return .success(try FileSystem.read(path, atMost: largestFile))
      } catch {
        return .failure(.init(error.reason))
      }
    }
  }

  /// The largest file that is read, in bytes: what a value takes in memory is many times its text.
  static let largestFile = 16 << 20

  /// What InAppSettingsKit calls a bundle that is for it alone.
  static let inAppName = "InAppSettings.bundle"

  /// The bundle that InAppSettingsKit reads along with another; nil for one that it reads alone.
  static func sibling(of path: String) -> String? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return path == folder + inAppName ? folder + "Settings.bundle" : nil
  }

  /// The bundle's name without extension; one that is just called Settings takes its parent
  /// folder's name.
  private static func name(of path: String) -> String {
    let components = components(of: path)
    let last = components.last?.droppingExtension ?? "bundle"
    guard ["Settings", "InAppSettings"].contains(last), components.count > 1 else { return last }
    return components[components.count - 2].droppingExtension
  }

  private static func interfaceName(of path: String) -> String {
    components(of: path).last?.droppingExtension ?? "Interface"
  }

  private static func components(of path: String) -> [String] {
    (FileSystem.realPath(path) ?? path).split(separator: "/").map(String.init)
  }

  /// The name that an `Info.plist` beside the bundle gives the app, as in a built app.
  private static func appName(beside path: String) -> String? {
    let info = "\(FileSystem.parent(of: path) ?? ".")/Info.plist"
    guard FileSystem.kind(of: info) == .file, let bytes = try? FileSystem.read(info),
      let dictionary = PropertyListReader.read(bytes, path: info).value?.dictionary
    else { return nil }
    // In a source folder, the name may be a build variable.
    return ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap { dictionary[$0]?.string }
      .first { !$0.isEmpty && !$0.contains("$(") && !$0.contains("${") }
  }

  /// Lower case, with runs of anything but letters and digits as `-`.
  static func slug(of name: String) -> String {
    var slug = ""
    for character in name.lowercased() {
      if character.isLetter || character.isNumber {
        slug.append(character)
      } else if !slug.isEmpty, slug.last != "-" {
        slug.append("-")
      }
    }
    if slug.last == "-" { slug.removeLast() }
    return slug.isEmpty ? "bundle" : slug
  }
}

extension String {
  fileprivate var droppingExtension: String {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return self }
    return String(self[..<dot])
  }
}
