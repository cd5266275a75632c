/// The files of a bundle, wherever they lie.
package struct BundleContents: Sendable {
  /// The folder's path, as messages show it.
  package let path: String
  /// The paths of all files, relative to the folder, with `/` between components.
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
    reader = read
  }

  /// The bytes of one of the files.
  package func bytes(of file: String) -> Result<[UInt8], Unreadable> { reader(file) }

  /// The path of one of the files, as messages show it.
  package func messagePath(of file: String) -> String {
    path.isEmpty ? file : "\(path)/\(file)"
  }
}
