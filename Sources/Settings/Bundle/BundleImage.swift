/// An image in a settings bundle, in the densities that it is there for.
package struct BundleImage: Hashable, Sendable {
  /// A file, and the number of its pixels to a point.
  package struct File: Hashable, Sendable {
    package let path: String
    package let density: Int
  }

  /// The files, lowest density first.
  package let files: [File]

  /// What an image file may be; without an extension in the name, it is the first.
  private static let extensions = ["png", "jpg", "jpeg", "gif"]

  /// Looks an image up as iOS does: with or without extension in the name, `@2x` and `@3x` beside
  /// it.
  init?(named name: String, in contents: BundleContents) {
    let found = contents.roots.lazy.map { Self.files(named: $0 + name, in: contents.files) }
    guard let files = found.first(where: { !$0.isEmpty }) else { return nil }
    self.files = files
  }

  private static func files(named name: String, in files: Set<String>) -> [File] {
    let known = extensions.first { name.hasSuffix(".\($0)") }
    let base = known.map { String(name.dropLast($0.count + 1)) } ?? name
    return [(1, ""), (2, "@2x"), (3, "@3x")].compactMap { density, suffix in
      let path = "\(base)\(suffix).\(known ?? extensions[0])"
      return files.contains(path) ? File(path: path, density: density) : nil
    }
  }
}
