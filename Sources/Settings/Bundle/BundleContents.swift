/// The files of a bundle, wherever they lie.
package struct BundleContents: Sendable {
  /// The folder's path, as messages show it.
  package let path: String
  /// The paths of all files, relative to the folder, with `/` between components.
  ///
  /// Those of the bundle beside it begin with ``siblingRoot``.
  package let files: Set<String>
  private let reader: @Sendable (String) -> Result<[UInt8], Unreadable>

  /// Why a file could not be read, in words.
  package struct Unreadable: Error, Sendable {
    package let reason: String

    package init(_ reason: String) {
      self.reason = reason
    }
  }

  package init(
    path: String, files: Set<String>,
    read: @escaping @Sendable (String) -> Result<[UInt8], Unreadable>
  ) {
    self.path = path
    self.files = files
    roots = files.contains { $0.hasPrefix(Self.siblingRoot) } ? ["", Self.siblingRoot] : [""]
    reader = read
  }

  /// What the paths of another bundle's files begin with: InAppSettingsKit looks for what it does not
  /// find in `InAppSettings.bundle` in the `Settings.bundle` beside it.
  package static let siblingRoot = "../Settings.bundle/"

  /// What the paths of a bundle's files begin with, in the order in which the bundles are asked.
  let roots: [String]

  /// The bytes of one of the files.
  ///
  /// A name means the same with its accents composed or apart, but not every file system knows that:
  /// the file is asked for as it is listed.
  package func bytes(of file: String) -> Result<[UInt8], Unreadable> {
    reader(files.firstIndex(of: file).map { files[$0] } ?? file)
  }

  /// The same files, some of them with other bytes: those that a closure has for a path, as messages
  /// show it.
  package func replacing(
    _ replacement: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) -> BundleContents {
    BundleContents(path: path, files: files) { file in
      replacement(messagePath(of: file)).map { .success($0) } ?? reader(file)
    }
  }

  /// The path of one of the files, as messages show it.
  package func messagePath(of file: String) -> String {
    guard !path.isEmpty else { return file }
    guard file.hasPrefix("../") else { return "\(path)/\(file)" }
    let parent = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return String(parent + file.dropFirst("../".count))
  }
}

extension BundleContents {
  /// The names of the strings tables that some language of one of the bundles has.
  func tableNames(below root: String) -> Set<String> {
    Set(
      files.compactMap { file in
        guard file.hasPrefix(root), file.hasSuffix(".strings") else { return nil }
        let parts = file.dropFirst(root.count).dropLast(".strings".count).split(separator: "/")
        return parts.count == 2 && parts[0].hasSuffix(".lproj") ? String(parts[1]) : nil
      })
  }
}
