package import Foundation

/// A folder that is there for one test, and is removed with what is in it when nobody holds it any
/// longer.
package final class TemporaryFolder: Sendable {
  /// The folder's path, without links in it.
  package let path: String

  package init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "vitrine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path(percentEncoded: false)
      .trimmingSuffix("/")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of something in the folder.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, and makes the folders that it lies in.
  package func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Writes a file, and makes the folders that it lies in.
  package func write(_ bytes: [UInt8], to name: String) throws {
    let file = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// Writes files by their names.
  package func write(_ files: [String: String]) throws {
    for (name, text) in files { try write(text, to: name) }
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  /// Makes a link with a target that is written as it is given.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: target)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  package func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: path(name))))
  }

  package func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  package func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  /// The files below a folder of this one, by their paths within it, in order; a link counts as a
  /// file.
  package func files(in name: String = "") throws -> [String] {
    try contents(of: name) { $0 != .typeDirectory }
  }

  /// The folders below a folder of this one, by their paths within it, in order.
  package func folders(in name: String = "") throws -> [String] {
    try contents(of: name) { $0 == .typeDirectory }
  }

  private func contents(
    of name: String, _ isWanted: (FileAttributeType?) -> Bool
  ) throws -> [String] {
    let root = name.isEmpty ? path : path(name)
    return try FileManager.default.subpathsOfDirectory(atPath: root).filter { file in
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(root)/\(file)")
      return isWanted(attributes[.type] as? FileAttributeType)
    }.sorted()
  }

  /// When each file below a folder was last written, by its path there.
  package func times(in name: String) throws -> [String: Date] {
    Dictionary(
      uniqueKeysWithValues: try files(in: name).map { file in
        let attributes = try FileManager.default.attributesOfItem(atPath: path("\(name)/\(file)"))
        return (file, attributes[.modificationDate] as? Date ?? .distantPast)
      })
  }

  /// The bytes of every file below a folder, by its path there.
  package func snapshot(of name: String) throws -> [String: [UInt8]] {
    Dictionary(
      uniqueKeysWithValues: try files(in: name).map { ($0, try bytes(of: "\(name)/\($0)")) })
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
