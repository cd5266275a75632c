package import Settings

/// Finds settings bundles in folders.
package enum BundleFinder {
  /// The bundles that an operand of the command line or an entry of `vitrine.yml` means: a file of
  /// Interface Builder, the folder itself when it is a bundle, else all bundles below it, by path.
  package static func bundles(
    at path: String, in dialect: Dialect = .settings
  ) throws(FileError) -> [String] {
    if FileSystem.kind(of: path) == .file, isInterface(path) { return [path] }
    switch FileSystem.kind(of: path) {
    case .folder: break
    case nil: throw FileError(path, isInterface(path) ? "no such file" : "no such folder")
    default: throw FileError(path, "neither a folder nor a file of Interface Builder")
    }
    let path = FileSystem.pathFromHere(path).trimmingSlashes
    let isOne = path.hasSuffix(".bundle") ? true : try isBundle(path)
    if isOne { return [path] }
    let found = try bundles(below: path, leavingOut: nil) { name in name.hasSuffix(".bundle") }
    return dialect == .inApp ? withoutSiblings(found) : found
  }

  /// Every `Settings.bundle` below a folder, by path, the output folder left out; in the dialect of
  /// InAppSettingsKit, every `InAppSettings.bundle` too.
  package static func settingsBundles(
    below path: String, leavingOut output: String, in dialect: Dialect = .settings
  ) throws(FileError) -> [String] {
    let found = try bundles(below: path, leavingOut: FileSystem.realPath(output)) { name in
      name == "Settings.bundle" || dialect == .inApp && name == BundleSource.inAppName
    }
    return dialect == .inApp ? withoutSiblings(found) : found
  }

  /// The bundles but those that are read along with an `InAppSettings.bundle` beside them.
  private static func withoutSiblings(_ paths: [String]) -> [String] {
    let siblings = paths.compactMap(BundleSource.sibling)
    return paths.filter { !siblings.contains($0) }
  }

  private static func bundles(
    below path: String, leavingOut output: String?, where isCandidate: (String) -> Bool
  ) throws(FileError) -> [String] {
    var found: [String] = []
    var pending = [path]
    while let folder = pending.popLast() {
      // A folder below that may not be read holds no bundle of ours.
      let names =
        folder == path
        ? try FileSystem.names(in: folder) : (try? FileSystem.names(in: folder)) ?? []
      for name in names where !name.hasPrefix(".") && name != "node_modules" {
        let child = folder == "." ? name : "\(folder)/\(name)"
        guard FileSystem.kind(of: child, followingLinks: false) == .folder else { continue }
        if let output, FileSystem.realPath(child) == output { continue }
        if isCandidate(name), name == "Settings.bundle" || (try? isBundle(child)) ?? false {
          found.append(child)
        } else {
          pending.append(child)
        }
      }
    }
    return found.sorted()
  }

  /// Whether a file is named as those of Interface Builder are.
  static func isInterface(_ path: String) -> Bool {
    path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
  }

  /// Whether a folder holds the first page of a bundle.
  private static func isBundle(_ path: String) throws(FileError) -> Bool {
    try FileSystem.names(in: path).contains(where: isRoot)
  }

  /// Whether a file is named as those of the first page of a bundle are.
  static func isRoot(_ name: String) -> Bool {
    name.hasPrefix("Root")
      && [
        "Root.plist", "Root.inApp.plist", "Root~iphone.plist", "Root~ipad.plist",
        "Root~iphone.inApp.plist", "Root~ipad.inApp.plist",
      ].contains(name)
  }
}

extension String {
  /// The path without slashes at its end.
  var trimmingSlashes: String {
    var text = self[...]
    while text.count > 1, text.last == "/" { text.removeLast() }
    return String(text)
  }
}
