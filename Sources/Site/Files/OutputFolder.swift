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

  private static let recordFolder = ".vitrine"
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
      } else if try FileSystem.names(in: path).isEmpty {
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

  /// Makes the folders of all files that will be written, and claims the files in the record, so
  /// that a run that is interrupted leaves nothing behind that the next one does not know.
  package func prepare(for files: some Sequence<SitePath>) throws(OutputError) {
    var folders: Set<String> = [""]
    for file in files {
      var parent = FileSystem.parent(of: file.text)
      while let folder = parent, folders.insert(folder).inserted {
        parent = FileSystem.parent(of: folder)
      }
    }
    do throws(FileError) {
      for folder in folders.sorted() {
        let path = folder.isEmpty ? self.path : "\(self.path)/\(folder)"
        // A link would lead the writing out of the output folder.
        if !folder.isEmpty, FileSystem.kind(of: path, followingLinks: false) == .link {
          throw FileError(path, "is a link, which Vitrine did not make")
        }
        try FileSystem.makeFolder(path)
      }
      try writeRecord(of: earlier.union(files.map(\.text)))
    } catch {
      throw OutputError(error.description)
    }
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

  /// Removes what an earlier run wrote and this one did not, and notes what it wrote.
  ///
  /// - Returns: The files that were removed, in order.
  package func finish(_ files: some Sequence<SitePath>) throws(OutputError) -> [String] {
    let current = Set(files.map(\.text))
    let stale = earlier.subtracting(current).sorted()
    do throws(FileError) {
      for file in stale {
        let path = "\(self.path)/\(file)"
        guard FileSystem.kind(of: path, followingLinks: false) == .file else { continue }
        try FileSystem.removeFile(path)
        var parent = FileSystem.parent(of: file)
        while let folder = parent {
          FileSystem.removeEmptyFolder("\(self.path)/\(folder)")
          parent = FileSystem.parent(of: folder)
        }
      }
      try writeRecord(of: current)
    } catch {
      throw OutputError(error.description)
    }
    return stale
  }

  private func writeRecord(of files: Set<String>) throws(FileError) {
    let record = Array(([Self.recordHead] + files.sorted()).joined(separator: "\n").utf8) + [10]
    let file = "\(path)/\(Self.recordFile)"
    if FileSystem.kind(of: file) == .file, try FileSystem.read(file) == record { return }
    try FileSystem.makeFolder("\(path)/\(Self.recordFolder)")
    try FileSystem.write(record, to: file)
  }

  /// The files that the record of an earlier run names; nil without a record.
  private static func record(in path: String) throws(FileError) -> Set<String>? {
    let record = "\(path)/\(recordFile)"
    guard FileSystem.kind(of: record) == .file else { return nil }
    let lines = String(decoding: try FileSystem.read(record), as: UTF8.self).split(separator: "\n")
    guard lines.first ?? "" == recordHead else { return nil }
    // A record that was tampered with must not lead the cleaning out of the folder.
    let files = lines.dropFirst().filter { line in
      !line.hasPrefix("/") && !line.split(separator: "/").contains("..")
    }
    return Set(files.map(String.init))
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
    let full = real + rest.joined()
    return full == folder || full.hasPrefix(folder + "/")
  }
}

/// Why a site cannot be written.
package struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}
