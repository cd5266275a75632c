/// An image in a settings bundle, in the densities that it is there for.
package struct BundleImage: Hashable, Sendable {
  /// A file, and the number of its pixels to a point.
  package struct File: Hashable, Sendable {
    package let path: String
    package let density: Int
  }

  /// The files, lowest density first.
  package let files: [File]

  /// Looks an image up as iOS does: with or without extension in the name, `@2x` and `@3x` beside
  /// it.
  init?(named name: String, in files: Set<String>) {
    let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let found = [(1, ""), (2, "@2x"), (3, "@3x")].compactMap { density, suffix in
      let path = "\(base)\(suffix).png"
      return files.contains(path) ? File(path: path, density: density) : nil
    }
    guard !found.isEmpty else { return nil }
    self.files = found
  }
}
