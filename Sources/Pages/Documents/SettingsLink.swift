internal import Diagnostics
internal import Documents
internal import Settings

/// What `setting:KEY` leads to: the entry of a setting in the reference of its bundle.
enum SettingsLink {
  case found(path: SitePath, anchor: String)
  /// Several bundles, by their slugs, have a setting of this name.
  case several([String])
  /// The key is right, but not the bundle before it.
  case otherBundle
  case missing

  /// The key that an address names; nil for one that names none.
  static func key(of address: String) -> String? {
    let scheme = "setting:"
    guard address.lowercased().hasPrefix(scheme) else { return nil }
    return DocumentAddress.decoded(String(address.dropFirst(scheme.count)))
  }

  /// Looks for a setting: by its key, or by the slug of its bundle, a slash, and its key.
  init(_ written: String, in entries: [BundleEntry]) {
    var found = entries.compactMap { entry in entry.catalogue[written].map { (entry, $0) } }
    var isElsewhere = false
    if found.isEmpty, let slash = written.firstIndex(of: "/") {
      let key = String(written[written.index(after: slash)...])
      let all = entries.compactMap { entry in entry.catalogue[key].map { (entry, $0) } }
      found = all.filter { $0.0.layout.slug == written[..<slash] }
      isElsewhere = !all.isEmpty
    }
    switch found.count {
    case 1:
      self = .found(path: found[0].0.layout.reference, anchor: found[0].1.anchor)
    case 0: self = isElsewhere ? .otherBundle : .missing
    default: self = .several(found.map(\.0.layout.slug))
    }
  }
}

extension Diagnostic.Message {
  static let noKeyInLink = Self(
    .error, "broken-setting", "the link names no setting; write its key behind “setting:”")

  static func noBundleInLink(_ written: String, _ slugs: [String]) -> Self {
    .init(
      .error, "broken-setting",
      "there is no bundle for “\(written)”; the site has \(slugs.joined(separator: ", "))")
  }

  static func noSetting(_ key: String, _ suggestion: String?) -> Self {
    .init(.error, "broken-setting", "there is no setting “\(key)”\(hint(suggestion))")
  }

  static func severalSettings(_ key: String, _ slugs: [String]) -> Self {
    let choices = slugs.map { "“setting:\($0)/\(key)”" }.joined(separator: " or ")
    return .init(
      .error, "broken-setting", "several bundles have a setting “\(key)”; write \(choices)")
  }
}
