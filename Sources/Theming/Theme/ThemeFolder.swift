/// A theme’s files, as they were found.
package struct ThemeFolder: Sendable {
  /// The path of the folder that messages show.
  package let path: String
  /// The files by their paths within the folder, such as `templates/preview.mustache`.
  package let files: [String: [UInt8]]

  package init(path: String, files: [String: [UInt8]]) {
    self.path = path
    self.files = files
  }

  /// The files in one folder by their paths within it.
  func files(in folder: String) -> [String: [UInt8]] {
    let prefix = folder + "/"
    let within = files.filter { $0.key.hasPrefix(prefix) }
    return Dictionary(
      within.map { (String($0.key.dropFirst(prefix.count)), $0.value) }, uniquingKeysWith: { $1 })
  }
}
