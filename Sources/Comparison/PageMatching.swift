internal import PropertyList
internal import Settings

/// Which pages of two versions are the same: those of one name, and those that hold nearly the same.
struct PageMatching {
  /// The new names of the pages that have another name now.
  private(set) var renamed: [String: String] = [:]

  init(_ old: SettingsBundle, _ new: SettingsBundle) {
    let (oldNames, newNames) = (old.panes.map(\.name), new.panes.map(\.name))
    let gone = Set(oldNames).subtracting(newNames).sorted()
    let fresh = Set(newNames).subtracting(oldNames).sorted()
    // Beyond, nobody has renamed them all.
    guard !gone.isEmpty, gone.count * fresh.count <= 1000 else { return }
    let contents = fresh.map { ($0, Self.contents(of: $0, in: new)) }
    var taken: Set<String> = []
    for name in gone {
      let own = Self.contents(of: name, in: old)
      let likely = contents.filter { !taken.contains($0.0) }
        .map { ($0.0, own.intersection($0.1).count, own.union($0.1).count) }
        .filter { $0.1 > 0 && $0.1 * 2 > $0.2 }
        .max { $0.1 * $1.2 < $1.1 * $0.2 }
      guard let likely else { continue }
      renamed[name] = likely.0
      taken.insert(likely.0)
    }
  }

  /// The name in the new version of a page of the old one.
  func newName(of page: String) -> String { renamed[page] ?? page }

  /// What a page's rows are known by.
  private static func contents(of page: String, in bundle: SettingsBundle) -> Set<[LiteralString]> {
    let files = bundle.files.filter { $0.name.pane == page }
    return Set(
      files.flatMap(\.specifiers).map { specifier in
        [
          specifier.type.name, specifier.key ?? "",
          specifier.key == nil ? specifier.title ?? "" : "",
        ]
        .map { LiteralString($0) }
      })
  }
}

/// Which keys are in one version alone.
struct KeyMatching {
  /// Whether the same key on two pages means two settings, as in scenes.
  let areOfPages: Bool
  private let old: Set<[LiteralString]>
  private let new: Set<[LiteralString]>

  init(_ old: SettingsBundle, _ new: SettingsBundle, _ pages: PageMatching) {
    let areOfPages = new.holdsScenes || old.holdsScenes
    self.areOfPages = areOfPages
    func keys(_ bundle: SettingsBundle, _ name: (String) -> String) -> Set<[LiteralString]> {
      Set(
        bundle.files.flatMap { file in
          file.specifiers.compactMap(\.key).map {
            Self.identity($0, areOfPages ? name(file.name.pane) : nil)
          }
        })
    }
    self.old = keys(old, pages.newName)
    self.new = keys(new) { $0 }
  }

  private static func identity(_ key: String, _ page: String?) -> [LiteralString] {
    [LiteralString(key)] + (page.map { [LiteralString($0)] } ?? [])
  }

  /// What tells a setting from others; its page is called as in the new version.
  func identity(_ key: String, of page: String) -> [LiteralString] {
    Self.identity(key, areOfPages ? page : nil)
  }

  /// Whether the version on the other side has a key of this one nowhere; the page is called as in
  /// the new version.
  func isGone(_ key: String, of page: String, on side: ElementMatching.Side) -> Bool {
    let identity = identity(key, of: page)
    return side == .old ? !new.contains(identity) : !old.contains(identity)
  }
}
