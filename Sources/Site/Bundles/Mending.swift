package import Diagnostics
internal import PropertyList
internal import Settings
internal import XML

/// The fixes of diagnostics about bundles, applied to the bundles' property lists and strings tables.
///
/// All bytes but those of the fixes stay, in whatever encoding. A file of which that cannot be promised
/// is left alone: binary property lists, those in which not all bytes are text, and those that somebody
/// has changed since they were read.
package struct Mending: Sendable {
  /// A file's text, fixed, and its bytes before and after.
  private struct File: Sendable {
    let text: FixedText
    /// How many fixes are in it.
    let count: Int
    let old: [UInt8]
    let new: [UInt8]
  }

  /// The files that are fixed, by their paths without links.
  private var files: [String: File] = [:]
  /// Those that have fixes but are left alone, and why.
  private var refused: [String: FileError] = [:]
  /// The bundles as they are once the fixes are written.
  package private(set) var bundles: ProjectBundles

  /// How often the files are looked at: fixes that undo each other would have no end.
  private static let mostRounds = 10

  /// Fixes what can be fixed, and writes nothing yet.
  ///
  /// What is fixed may show more, as a type that is known has keys and values: that is fixed too. A
  /// file that several bundles share, or that has several paths, is fixed once.
  ///
  /// - Parameters:
  ///   - diagnostics: What was found.
  ///   - read: The bundles in which it was.
  ///   - findings: Finds what is wrong with the bundles as they are then.
  package init(
    _ diagnostics: [Diagnostic], of read: ProjectBundles,
    findings: (ProjectBundles) -> [Diagnostic]
  ) async {
    bundles = read
    var diagnostics = diagnostics
    for _ in 1...Self.mostRounds {
      guard fix(diagnostics, in: bundles) else { break }
      bundles = await read.replacing(files.mapValues(\.new))
      diagnostics = findings(bundles)
    }
  }

  /// Fixes what can be fixed in the files as they are by now.
  ///
  /// - Returns: Whether something is fixed.
  private mutating func fix(_ diagnostics: [Diagnostic], in read: ProjectBundles) -> Bool {
    let sources = Dictionary(
      read.bundles.filter { !$0.holdsScenes }.flatMap(\.sources).map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
    let mendable = diagnostics.filter { $0.fix != nil && sources[$0.location.path] != nil }
    let realPaths = Dictionary(
      mendable.map { ($0.location.path, FileSystem.realPath($0.location.path)) },
      uniquingKeysWith: { first, _ in first }
    ).compactMapValues(\.self)
    let byFile = Dictionary(grouping: mendable) { realPaths[$0.location.path] ?? $0.location.path }
    var hasFixed = false
    for (path, diagnostics) in byFile where refused[path] == nil {
      guard let source = diagnostics.first.flatMap({ sources[$0.location.path] }) else { continue }
      let fixes = diagnostics.compactMap(\.fix)
      let former = files[path]
      let text = former?.text.fixing(fixes) ?? FixedText(source, fixing: fixes)
      do throws(FileError) {
        files[path] = try Self.file(text, after: former)
        if !text.applied.isEmpty { hasFixed = true }
      } catch {
        // What is fixed already stays fixed.
        if former == nil { refused[path] = error }
      }
    }
    return hasFixed
  }

  private static func file(_ text: FixedText, after former: File?) throws(FileError) -> File {
    let source = text.source
    let old = if let former { former.old } else { try bytes(of: source) }
    guard let new = source.encoding.fileBytes(of: text.utf8) else {
      throw FileError(source.path, "its encoding cannot hold what would be written")
    }
    return File(text: text, count: (former?.count ?? 0) + text.applied.count, old: old, new: new)
  }

  /// The bytes of the file that a text was read from.
  private static func bytes(of source: SourceText) throws(FileError) -> [UInt8] {
    let bytes = try FileSystem.read(source.path)
    guard source.encoding.fileBytes(of: source.utf8) == bytes else {
      let isSameText = PropertyListReader.read(bytes, path: source.path).source?.utf8 == source.utf8
      throw FileError(
        source.path, isSameText ? "not all of its bytes are text in its encoding" : changed)
    }
    return bytes
  }

  private static let changed = "has changed since it was read"

  /// The files that are fixed, by their paths.
  private var inOrder: [File] { files.sorted { $0.key < $1.key }.map(\.value) }

  /// The files that have fixes but are left alone, and why.
  package var leftAlone: [FileError] { refused.sorted { $0.key < $1.key }.map(\.value) }

  /// How many fixes are applied, and in how many files.
  package var count: (fixes: Int, files: Int) {
    (files.values.map(\.count).reduce(0, +), files.count)
  }

  /// What is changed, as a unified diff.
  package var diff: [UInt8] { inOrder.flatMap { UnifiedDiff($0.text).bytes } }

  /// Writes the files that are fixed, each whole or not at all.
  ///
  /// - Returns: What was written, and the files that could not be.
  package func write() -> (written: (fixes: Int, files: Int), trouble: [FileError]) {
    var written = (fixes: 0, files: 0)
    var trouble: [FileError] = []
    for file in inOrder {
      let path = file.text.source.path
      do throws(FileError) {
        guard try FileSystem.read(path) == file.old else { throw FileError(path, Self.changed) }
        try FileSystem.rewrite(path, with: file.new)
        written.fixes += file.count
        written.files += 1
      } catch {
        trouble.append(error)
      }
    }
    return (written, trouble)
  }
}

extension SettingsBundle {
  /// The texts of the bundle's property lists and strings tables.
  fileprivate var sources: [SourceText] {
    files.compactMap(\.source) + stringsTables.compactMap { $0.file?.source }
  }
}
