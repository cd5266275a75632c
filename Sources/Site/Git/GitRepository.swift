internal import Diagnostics
package import Settings

/// Why a repository cannot be read, in words.
package struct GitError: Error, Hashable, Sendable, CustomStringConvertible {
  package let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Reads bundles as they were committed: straight from git's store, nothing is checked out.
package struct GitRepository: Sendable {
  /// The path by which the user calls the bundle.
  private let path: String
  /// A folder of the repository, in which git is run.
  private let folder: String
  /// The bundle's path from the top of the repository; empty for the top itself.
  private let pathFromTop: String

  /// Finds the repository that a path lies in; there may be nothing at the path any longer.
  package init(holding path: String) throws(GitError) {
    self.path = path.trimmingSlashes
    var existing: String? = self.path
    var rest: [String] = []
    while let place = existing, FileSystem.kind(of: place) != .folder {
      let parent = FileSystem.parent(of: place)
      rest.insert(place.path(below: parent), at: 0)
      existing = parent
    }
    folder = existing ?? (path.utf8.first == UInt8(ascii: "/") ? "/" : ".")
    let prefix = try Self.git(["-C", folder, "rev-parse", "--show-prefix"])
    guard prefix.status == 0 else {
      throw GitError("“\(path)” lies in no git repository: \(prefix.trouble)")
    }
    // Names may hold line breaks; the last one is git's own.
    var components = prefix.output.dropLast().split(separator: UInt8(ascii: "/"))
      .map { String(decoding: $0, as: UTF8.self) }
    for part in rest.flatMap({ $0.split(separator: "/").map(String.init) }) where part != "." {
      if part == "..", !components.isEmpty {
        components.removeLast()
      } else {
        components.append(part)
      }
    }
    pathFromTop = components.joined(separator: "/")
  }

  /// The commit from which two revisions branched off.
  package func mergeBase(of one: String, _ other: String) throws(GitError) -> String {
    let commits = [try commit(one), try commit(other)]
    let result = try Self.git(["-C", folder, "merge-base"] + commits)
    let base = String(decoding: result.output, as: UTF8.self).split(separator: "\n").first
    guard result.status == 0, let base else {
      throw GitError("“\(one)” and “\(other)” have no commit in common")
    }
    return String(base)
  }

  /// The bundle, or the file of Interface Builder, as it was; nil when the revision has nothing at
  /// the path.
  ///
  /// The revision is one as git spells it, which does not begin with a dash; messages call it by the
  /// name. Throws ``GitError`` for a revision that is not there, and when several bundles are.
  package func source(
    at revision: String, calledAs name: String? = nil, in dialect: Dialect
  ) throws -> BundleSource? {
    let commit = try commit(revision)
    let called = "\(name ?? revision):\(path)"
    if BundleFinder.isInterface(path) {
      return try interface(at: commit, calledAs: name ?? revision, dialect)
    }
    let tree = try tree(at: commit, below: pathFromTop)
    guard !tree.isEmpty else { return nil }
    guard let root = try root(of: tree.keys.sorted(), called, dialect) else {
      throw GitError("there is no settings bundle in “\(called)”")
    }
    var files = Tree(
      uniqueKeysWithValues: tree.filter { root.isEmpty || $0.key.hasPrefix(root + "/") }
        .map { ($0.key.path(below: root), $0.value) })
    let place = pathFromTop.isEmpty ? root : root.isEmpty ? pathFromTop : "\(pathFromTop)/\(root)"
    if dialect == .inApp, let sibling = BundleSource.sibling(of: place) {
      let others = try self.tree(at: commit, below: sibling)
      for (file, entry) in others { files[BundleContents.siblingRoot + file] = entry }
    }
    let folder = root.isEmpty ? called : "\(called)/\(root)"
    return BundleSource(
      try contents(files, path: folder), calledAs: root.isEmpty ? path : "\(path)/\(root)",
      interface: nil, in: dialect)
  }

  /// A bundle without any files, in place of one that a version does not have.
  package func nothing(at name: String, in dialect: Dialect) -> BundleSource {
    let contents = BundleContents(path: "\(name):\(path)", files: []) { _ in
      .failure(.init("no such file"))
    }
    return BundleSource(contents, calledAs: path, interface: nil, in: dialect)
  }

  // MARK: - Trees

  /// A file of a commit.
  private struct Entry {
    let id: String
    let size: Int
    /// Whether the file says where another one is.
    let isLink: Bool
  }

  private typealias Tree = [String: Entry]

  /// The folder of the one bundle among files: empty for the top; nil without any.
  private func root(
    of files: [String], _ called: String, _ dialect: Dialect
  ) throws(GitError) -> String? {
    var folders = Set(
      files.compactMap { file -> String? in
        let parent = FileSystem.parent(of: file)
        return BundleFinder.isRoot(file.path(below: parent)) ? parent ?? "" : nil
      }
    ).sorted()
    if dialect == .inApp {
      let siblings = folders.compactMap(BundleSource.sibling)
      folders.removeAll(where: siblings.contains)
    }
    if folders.contains("") || path.hasSuffix(".bundle") { return "" }
    guard folders.count > 1 else { return folders.first }
    let list = folders.map { "\n  \(path)/\($0)" }.joined()
    throw GitError("there are several settings bundles in “\(called)”; name one of them:\(list)")
  }

  private func interface(
    at commit: String, calledAs name: String, _ dialect: Dialect
  ) throws -> BundleSource? {
    let parent = FileSystem.parent(of: pathFromTop)
    let isLocalized = parent?.hasSuffix(".lproj") ?? false
    let top = isLocalized ? parent.flatMap(FileSystem.parent) : parent
    let file = pathFromTop.path(below: top)
    let last = file.split(separator: "/").last.map(String.init) ?? file
    let table = (last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last) + ".strings"
    let language = FileSystem.parent(of: file)
    let tree = try tree(at: commit, below: top ?? "").filter { path, _ in
      let folder = FileSystem.parent(of: path)
      let isTable = (folder?.hasSuffix(".lproj") ?? false) && path.path(below: folder) == table
      return path == file || isLocalized && isTable && folder != language
    }
    guard tree[file] != nil else { return nil }
    // As the user calls it, without the file; as git does, where the user stands below the folder.
    let isWhole = path == file || path.hasSuffix("/" + file)
    let folder = isWhole ? String(path.dropLast(file.count)).trimmingSlashes : top ?? ""
    return BundleSource(
      try contents(tree, path: "\(name):\(folder)"), calledAs: path, interface: file, in: dialect)
  }

  /// The files below a folder of a commit, by their paths there.
  private func tree(at commit: String, below folder: String) throws(GitError) -> Tree {
    let path = folder.isEmpty ? [] : ["--", folder + "/"]
    let result = try Self.git(
      ["-C", self.folder, "ls-tree", "-r", "-z", "-l", "--full-tree", commit] + path)
    guard result.status == 0 else { throw GitError("git cannot list files: \(result.trouble)") }
    var tree: Tree = [:]
    for line in result.output.split(separator: 0) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let facts = line[..<tab].split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      let name = String(decoding: line[(tab + 1)...], as: UTF8.self)
      guard facts.count == 4, facts[1] == "blob" else { continue }
      let file = name.path(below: folder)
      tree[file] = Entry(id: facts[2], size: Int(facts[3]) ?? 0, isLink: facts[0] == "120000")
    }
    return tree
  }

  private func commit(_ revision: String) throws(GitError) -> String {
    precondition(revision.utf8.first != UInt8(ascii: "-"), "a revision is no option")
    // Behind `:/TEXT`, which finds a commit by its message, all else is text.
    guard let id = try object(revision), let commit = try object("\(id)^{commit}") else {
      throw GitError("there is no commit “\(revision)” in the repository of “\(path)”")
    }
    return commit
  }

  /// The id of what a revision names; nil when there is no such thing, and for `^REVISION`, which
  /// leaves commits out.
  private func object(_ revision: String) throws(GitError) -> String? {
    let result = try Self.git(["-C", folder, "rev-parse", "--quiet", "--verify", revision])
    let id = String(decoding: result.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    return result.status == 0 && !id.hasPrefix("^") ? id : nil
  }

  /// What hooks have in their environment.
  ///
  /// With it, git would take the folder that it is run in for the top. The path says which repository
  /// is meant.
  private static let repositoryVariables: Set = ["GIT_DIR", "GIT_WORK_TREE", "GIT_PREFIX"]

  // MARK: - Files

  /// Reads all files at once.
  private func contents(_ tree: Tree, path: String) throws(GitError) -> BundleContents {
    var entries = tree
    let links = tree.filter(\.value.isLink)
    let targets = try blobs(links.values.map(\.id))
    for (file, link) in links {
      // As in a folder, a link counts for a file of the bundle, and for nothing else; one that leads to
      // a link is followed, as often as systems do.
      var (place, entry) = (file, Optional(link))
      for _ in 0..<40 {
        guard let link = entry, link.isLink else { break }
        let target = targets[link.id].flatMap {
          Self.target(String(decoding: $0, as: UTF8.self), from: place)
        }
        place = target ?? ""
        entry = tree[place]
      }
      entries[file] = entry.flatMap { $0.isLink ? nil : $0 }
    }
    let readable = entries.values.filter { $0.size <= BundleSource.largestFile }
    let blobs = try blobs(Array(Set(readable.map(\.id))).sorted())
    let bytes = entries.mapValues { blobs[$0.id] }
    return BundleContents(path: path, files: Set(entries.keys)) { file in
      guard let found = bytes[file] else { return .failure(.init("no such file")) }
      guard let found else {
        return .failure(.init("it is larger than \(BundleSource.largestFile >> 20) MB"))
      }
      return .success(found)
    }
  }

  /// The path that a link leads to; nil for one that leads out of the folder.
  private static func target(_ link: String, from file: String) -> String? {
    guard link.utf8.first != UInt8(ascii: "/") else { return nil }
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/").map(String.init) where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// The contents of files by their ids.
  private func blobs(_ ids: [String]) throws(GitError) -> [String: [UInt8]] {
    var blobs: [String: [UInt8]] = [:]
    var rest = ids[...]
    while !rest.isEmpty {
      // No more than a pipe holds: an id has 64 letters at most.
      let some = rest.prefix(200)
      rest = rest.dropFirst(some.count)
      let input = some.map { $0 + "\n" }.joined()
      let result = try Self.git(
        ["-C", folder, "cat-file", "--batch"], input: Array(input.utf8))
      var bytes = result.output[...]
      for id in some {
        // `ID blob SIZE`, a line break, as many bytes, and another line break.
        let head = bytes.prefix { $0 != UInt8(ascii: "\n") }
        let facts = String(decoding: head, as: UTF8.self).split(separator: " ")
        bytes = bytes.dropFirst(head.count + 1)
        guard facts.count == 3, facts[1] == "blob", let size = Int(facts[2]), size < bytes.count
        else { throw GitError("git cannot read a file of the commit: \(result.trouble)") }
        blobs[id] = Array(bytes.prefix(size))
        bytes = bytes.dropFirst(size + 1)
      }
    }
    return blobs
  }

  private static func git(_ words: [String], input: [UInt8] = []) throws(GitError) -> Subprocess {
    do throws(Subprocess.NotStarted) {
      return try Subprocess(
        ["git", "--literal-pathspecs"] + words, input: input, leavingOut: repositoryVariables)
    } catch {
      throw GitError("git cannot be run: \(error.reason)")
    }
  }
}

extension Subprocess {
  /// What the program said first.
  fileprivate var trouble: String {
    let line = remarks.split(separator: "\n").first.map(String.init) ?? "status \(status)"
    return line.utf8.starts(with: "fatal: ".utf8) ? String(line.dropFirst("fatal: ".count)) : line
  }
}

extension String {
  /// The path without the folder that it begins with; nil stands for none.
  ///
  /// By bytes: an accent behind the slash would be one character with it.
  fileprivate func path(below folder: String?) -> String {
    guard let folder, !folder.isEmpty else { return self }
    return String(decoding: utf8.dropFirst(folder.utf8.count + 1), as: UTF8.self)
  }
}
