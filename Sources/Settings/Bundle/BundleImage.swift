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
  init?(named name: String, in files: Set<String>) {
    let known = Self.extensions.first { name.hasSuffix(".\($0)") }
    let base = known.map { String(name.dropLast($0.count + 1)) } ?? name
    let found = [(1, ""), (2, "@2x"), (3, "@3x")].compactMap { density, suffix in
      let path = "\(base)\(suffix).\(known ?? Self.extensions[0])"
      return files.contains(path) ? File(path: path, density: density) : nil
    }
    guard !found.isEmpty else { return nil }
    self.files = found
  }
}
