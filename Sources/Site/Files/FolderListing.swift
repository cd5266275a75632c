package import Diagnostics
internal import Settings

/// All files below a folder.
package struct FolderListing: Sendable {
  private let path: String
  /// The paths of the files, relative to the folder, in order.
  package private(set) var files: [String] = []
  /// The paths of links that lead out of the folder, or to nothing; they are not followed.
  private var strayLinks: [String] = []
  /// What cannot be reached by its name, since that is not UTF-8, with U+FFFD where it is not.
  private var misnamed: [String] = []
  /// The folders below that cannot be listed, and why.
  private var unreadable: [FileError] = []

  /// What there is to say of all that is left out.
  package var diagnostics: [Diagnostic] {
    [(strayLinks, .strayLink), (misnamed, .misnamed)].flatMap {
      (files: [String], message: Diagnostic.Message) in
      files.map { Diagnostic(message, at: SourceLocation(path: "\(path)/\($0)")) }
    }
      + unreadable.map { Diagnostic(.unreadable($0.reason), at: SourceLocation(path: $0.path)) }
  }

  /// Lists a folder.
  ///
  /// Links to files inside the folder count as files; links to folders are not followed, since they
  /// may go in circles.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - isListed: Whether a file or a folder of a name counts, with all that is in it.
  /// - Throws: ``FileError`` when the folder itself cannot be listed.
  package init(
    of folder: String, where isListed: (_ name: String) -> Bool = { _ in true }
  ) throws(FileError) {
    path = folder
    guard let root = FileSystem.realPath(folder) else { throw FileError(folder, "no such folder") }
    var pending = [""]
    while let path = pending.popLast() {
      for name in try names(in: path, of: folder) where isListed(name) {
        let file = path.isEmpty ? name : "\(path)/\(name)"
        switch FileSystem.kind(of: "\(folder)/\(file)", followingLinks: false) {
        case .file: files.append(file)
        case .folder: pending.append(file)
        case .link: add(link: file, in: folder, root: root)
        case nil where name.contains("\u{FFFD}"): misnamed.append(file)
        case .other, nil: break
        }
      }
    }
    files.sort()
    strayLinks.sort()
    misnamed.sort()
  }

  /// The names in a folder; of those below the listed one, some may be closed to us.
  private mutating func names(in path: String, of folder: String) throws(FileError) -> [String] {
    if path.isEmpty { return try FileSystem.names(in: folder) }
    do throws(FileError) {
      return try FileSystem.names(in: "\(folder)/\(path)")
    } catch {
      unreadable.append(error)
      return []
    }
  }

  private mutating func add(link: String, in folder: String, root: String) {
    let path = "\(folder)/\(link)"
    let target = FileSystem.realPath(path)
    if let target, target.hasPrefix(root + "/"), FileSystem.kind(of: path) == .file {
      files.append(link)
    } else {
      strayLinks.append(link)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let strayLink = Self(
    .warning, "stray-link", "the link leads to no file of its folder, and is left out")

  fileprivate static let misnamed = Self(
    .warning, "file-name", "the name is not in UTF-8, so the file is left out")
}
