package import Diagnostics
internal import PropertyList
package import Settings
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
    let old: [UInt8]
    let new: [UInt8]
  }

  /// The files that are fixed, by their paths without links.
  private let files: [File]
  /// The files that have fixes but are left alone, and why.
  package let leftAlone: [FileError]
  /// The diagnostics that are fixed.
  package let applied: Set<Diagnostic>

  /// Fixes what can be fixed, and writes nothing yet.
  ///
  /// A file that several bundles share, or that has several paths, is fixed once.
  package init(_ diagnostics: [Diagnostic], of bundles: [SettingsBundle]) {
    let sources = Dictionary(
      bundles.filter { !$0.holdsScenes }.flatMap(\.sources).map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
    let mendable = diagnostics.filter { $0.fix != nil && sources[$0.location.path] != nil }
    let realPaths = Dictionary(
      mendable.map { ($0.location.path, FileSystem.realPath($0.location.path)) },
      uniquingKeysWith: { first, _ in first }
    ).compactMapValues(\.self)
    let byFile = Dictionary(grouping: mendable) { realPaths[$0.location.path] ?? $0.location.path }
    var files: [File] = []
    var leftAlone: [FileError] = []
    var applied: Set<Diagnostic> = []
    for diagnostics in byFile.sorted(by: { $0.key < $1.key }).map(\.value) {
      guard let source = diagnostics.first.flatMap({ sources[$0.location.path] }) else { continue }
      let text = FixedText(source, fixing: diagnostics.compactMap(\.fix))
      do throws(FileError) {
        files.append(try Self.file(text))
        applied.formUnion(diagnostics.filter { $0.fix.map(text.applied.contains) ?? false })
      } catch {
        leftAlone.append(error)
      }
    }
    self.files = files
    self.leftAlone = leftAlone
    self.applied = applied
  }

  private static func file(_ text: FixedText) throws(FileError) -> File {
    let source = text.source
    let bytes = try FileSystem.read(source.path)
    guard source.encoding.fileBytes(of: source.utf8) == bytes else {
      let isSameText = PropertyListReader.read(bytes, path: source.path).source?.utf8 == source.utf8
      throw FileError(
        source.path, isSameText ? "not all of its bytes are text in its encoding" : changed)
    }
    guard let new = source.encoding.fileBytes(of: text.utf8) else {
      throw FileError(source.path, "its encoding cannot hold what would be written")
    }
    return File(text: text, old: bytes, new: new)
  }

  private static let changed = "has changed since it was read"

  /// How many fixes are applied, and in how many files.
  package var count: (fixes: Int, files: Int) {
    (files.map(\.text.applied.count).reduce(0, +), files.count)
  }

  /// What is changed, as a unified diff.
  package var diff: [UInt8] { files.flatMap { UnifiedDiff($0.text).bytes } }

  /// Writes the files that are fixed, each whole or not at all.
  ///
  /// - Returns: What was written, and the files that could not be.
  package func write() -> (written: (fixes: Int, files: Int), trouble: [FileError]) {
    var written = (fixes: 0, files: 0)
    var trouble: [FileError] = []
    for file in files {
      let path = file.text.source.path
      do throws(FileError) {
        guard try FileSystem.read(path) == file.old else { throw FileError(path, Self.changed) }
        try FileSystem.rewrite(path, with: file.new)
        written.fixes += file.text.applied.count
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
