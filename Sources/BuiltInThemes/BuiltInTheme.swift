/// The themes that the program brings along: the files of `Themes`, by their paths there.
///
/// They are in the program itself, so that it works wherever it is put.
package enum BuiltInThemes {
  /// The names of the themes, in order.
  package static var names: [String] {
    Set(
      embeddedFiles.compactMap { $0.path.description.split(separator: "/").first.map(String.init) }
    )
    .sorted()
  }

  /// The files of a theme, by their paths in its folder; empty for a theme that is not there.
  package static func files(of theme: String) -> [String: [UInt8]] {
    let prefix = theme + "/"
    var files: [String: [UInt8]] = [:]
    for file in embeddedFiles where file.path.description.hasPrefix(prefix) {
      let path = String(file.path.description.dropFirst(prefix.count))
      files[path] = unsafe Array(
        UnsafeBufferPointer(start: file.text.utf8Start, count: file.text.utf8CodeUnitCount))
    }
    return files
  }
}

/// A file that the build put into the program.
struct EmbeddedFile: Sendable {
  let path: StaticString
  let text: StaticString
}
