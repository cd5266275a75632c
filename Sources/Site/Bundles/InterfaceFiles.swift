/// A file of Interface Builder, and the tables that have its texts in other languages.
struct InterfaceFiles {
  /// The folder that all of them lie in; empty for the current one.
  let folder: String
  /// The file, relative to the folder.
  let file: String
  /// The file and the tables, relative to the folder.
  private(set) var all: Set<String>

  /// Looks for `LANGUAGE.lproj/NAME.strings` beside the language folder that the file lies in.
  init(_ path: String) {
    let parent = FileSystem.parent(of: path)
    let name = String(path.dropFirst(parent.map { $0.utf8.count + 1 } ?? 0))
    guard let parent, parent.hasSuffix(".lproj") else {
      folder = parent ?? ""
      file = name
      all = [name]
      return
    }
    let root = FileSystem.parent(of: parent)
    folder = root ?? ""
    let language = String(parent.dropFirst(root.map { $0.utf8.count + 1 } ?? 0))
    file = "\(language)/\(name)"
    all = [file]
    let base = name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
    for other in (try? FileSystem.names(in: root ?? ".")) ?? []
    where other.hasSuffix(".lproj") && other != language {
      let table = "\(other)/\(base).strings"
      if FileSystem.kind(of: root.map { "\($0)/\(table)" } ?? table) == .file { all.insert(table) }
    }
  }
}
