package import Pages

/// The folder that a site is written to, with the list of what Vitrine wrote there.
///
/// Only files that change are written, files of an earlier run that are no longer made are
/// removed, and files that Vitrine did not write are never touched.
package struct OutputFolder: Sendable {
  package let path: String
  /// The files that an earlier run wrote.
  private let earlier: Set<String>
  /// Whether it is known what an earlier run wrote.
  private let hasRecord: Bool

  /// The folder of what Vitrine notes about its work.
  static let recordFolder = ".vitrine"
  /// The file that lists what was written: paths between which NUL stands, which no path can hold.
  private static let recordFile = ".vitrine/files"
  private static let recordHead = "vitrine site 1"

  /// Opens the folder of an earlier site, an empty one, or one that does not exist yet.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - sources: The folders that the site is made of; the output may lie in none of them.
  /// - Throws: ``OutputError`` when the folder lies in a source, or holds what is no site of ours.
  package init(_ path: String, sources: [String]) throws(OutputError) {
    self.path = path
    for source in sources where Self.lies(path, in: source) {
      throw OutputError("the output folder “\(path)” lies inside of the source “\(source)”")
    }
    switch FileSystem.kind(of: path) {
    case nil:
      (earlier, hasRecord) = ([], true)
      return
    case .folder: break
    default: throw OutputError("the output “\(path)” is no folder")
    }
    do {
      if let record = try Self.record(in: path) {
        (earlier, hasRecord) = (record, true)
      } else if try Self.isEmpty(path) {
        (earlier, hasRecord) = ([], true)
      } else if Self.isSite(path) {
        // The record was deleted: whatever the site has is compared by its bytes.
        (earlier, hasRecord) = ([], false)
      } else {
        throw OutputError(
          "the output folder “\(path)” holds files that Vitrine did not write; "
            + "name another one, or empty it")
      }
    } catch let error as FileError {
      throw OutputError(error.description)
    } catch let error as OutputError {
      throw error
    } catch {
      throw OutputError("\(path): \(error)")
    }
  }

  /// Removes what an earlier run wrote and this one will not, makes the folders of all files that
  /// will be written, and claims the files in the record, so that a run that is interrupted leaves
  /// nothing behind that the next one does not know.
  ///
  /// What is stale goes first: it may stand where a folder must be made.
  ///
  /// - Returns: The files that were removed, in order.
  package func prepare(for files: some Sequence<SitePath>) throws(OutputError) -> [String] {
    let current = Set(files.map(\.text))
    let stale = earlier.subtracting(current).sorted().filter { Self.holds($0, in: path) }
    var folders: Set<String> = [""]
    for file in files {
      for folder in Self.folders(of: file.text) {
        guard folders.insert(folder).inserted else { break }
      }
    }
    do throws(FileError) {
      try makeFolder("")
      for file in stale {
        try FileSystem.removeFile("\(path)/\(file)")
        for folder in Self.folders(of: file) {
          FileSystem.removeEmptyFolder("\(path)/\(folder)")
        }
      }
      // What stands there and is not ours is not claimed: if it stops this run, it must stop the
      // next one too.
      let ours = current.filter { file in
        !hasRecord || earlier.contains(file)
          || FileSystem.kind(of: "\(path)/\(file)", followingLinks: false) == nil
      }
      // Before anything is made: a folder with something in it and without a record is not ours.
      try writeRecord(of: earlier.union(ours))
      for folder in folders.sorted() { try makeFolder(folder) }
    } catch {
      throw OutputError(error.description)
    }
    return stale
  }

  /// Makes a folder of the output, or the output folder itself for an empty path.
  private func makeFolder(_ folder: String) throws(FileError) {
    let path = folder.isEmpty ? self.path : "\(self.path)/\(folder)"
    // A link would lead the writing out of the output folder.
    if !folder.isEmpty, FileSystem.kind(of: path, followingLinks: false) == .link {
      throw FileError(path, "is a link, which Vitrine did not make")
    }
    try FileSystem.makeFolder(path)
  }

  /// Writes a file unless it stands there already with the same bytes.
  ///
  /// - Returns: Whether the file was written.
  package func write(_ bytes: [UInt8], to file: SitePath) throws(OutputError) -> Bool {
    let path = "\(self.path)/\(file.text)"
    do throws(FileError) {
      switch FileSystem.kind(of: path, followingLinks: false) {
      case nil: break
      case .file:
        if try FileSystem.read(path) == bytes { return false }
        if hasRecord, !earlier.contains(file.text) {
          throw FileError(path, "stands in the way, and Vitrine did not write it")
        }
      default: throw FileError(path, "stands in the way, and is no file")
      }
      try FileSystem.write(bytes, to: path)
      return true
    } catch {
      throw OutputError(error.description)
    }
  }

  /// Notes what this run wrote.
  package func finish(_ files: some Sequence<SitePath>) throws(OutputError) {
    do throws(FileError) {
      try writeRecord(of: Set(files.map(\.text)))
    } catch {
      throw OutputError(error.description)
    }
  }

  private func writeRecord(of files: Set<String>) throws(FileError) {
    let record = Array(([Self.recordHead] + files.sorted()).joined(separator: "\0").utf8)
    let file = "\(path)/\(Self.recordFile)"
    if Self.holds(Self.recordFile, in: path), try FileSystem.read(file) == record { return }
    try makeFolder(Self.recordFolder)
    try FileSystem.replace(file, by: record)
  }

  /// The files that the record of an earlier run names; nil without a record.
  private static func record(in path: String) throws(FileError) -> Set<String>? {
    guard holds(recordFile, in: path) else { return nil }
    let entries = try FileSystem.read("\(path)/\(recordFile)").split(separator: 0).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard entries.first == recordHead else { return nil }
    // A record that was tampered with must not lead the cleaning out of the folder.
    return Set(
      entries.dropFirst().filter { entry in
        !entry.utf8.starts(with: "/".utf8) && !entry.pathComponents.contains("..")
      })
  }

  /// Whether a folder holds a file itself, and not by a link that leads out of it.
  private static func holds(_ file: String, in path: String) -> Bool {
    FileSystem.kind(of: "\(path)/\(file)", followingLinks: false) == .file
      && folders(of: file).allSatisfy { folder in
        FileSystem.kind(of: "\(path)/\(folder)", followingLinks: false) == .folder
      }
  }

  /// The folders that a file lies in, the innermost first.
  private static func folders(of file: String) -> some Sequence<String> {
    sequence(first: file, next: FileSystem.parent).dropFirst()
  }

  /// Whether a folder holds nothing, or no more than a run that was stopped before it had a record.
  private static func isEmpty(_ path: String) throws(FileError) -> Bool {
    let names = try FileSystem.names(in: path)
    guard names == [recordFolder] else { return names.isEmpty }
    let folder = "\(path)/\(recordFolder)"
    guard FileSystem.kind(of: folder, followingLinks: false) == .folder else { return false }
    return try FileSystem.names(in: folder).allSatisfy { $0.hasPrefix("files.") }
  }

  private static func isSite(_ path: String) -> Bool {
    let summary = "\(path)/\(SiteLayout.summary.text)"
    guard FileSystem.kind(of: summary) == .file, let bytes = try? FileSystem.read(summary) else {
      return false
    }
    return String(decoding: bytes.prefix(200), as: UTF8.self).contains("\"generator\": \"vitrine ")
  }

  /// Whether a path, existing or not, lies in a folder or is it.
  private static func lies(_ path: String, in folder: String) -> Bool {
    guard let folder = FileSystem.realPath(folder) else { return false }
    var existing = path.hasPrefix("/") ? path : "./\(path)"
    var rest: [String] = []
    while FileSystem.kind(of: existing) == nil, let parent = FileSystem.parent(of: existing) {
      rest.insert(String(existing.dropFirst(parent.count)), at: 0)
      existing = parent
    }
    guard let real = FileSystem.realPath(existing) else { return false }
    // What does not exist yet holds no links, so `..` means the folder that is written before it.
    var components = real.pathComponents
    for component in rest.joined().pathComponents where component != "." {
      if component == ".." { _ = components.popLast() } else { components.append(component) }
    }
    let full = "/" + components.joined(separator: "/")
    return full == folder || full.hasPrefix(folder + "/")
  }
}

extension String {
  /// What stands between the slashes, by bytes: an accent behind a slash belongs to the name.
  fileprivate var pathComponents: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}

/// Why a site cannot be written.
package struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
