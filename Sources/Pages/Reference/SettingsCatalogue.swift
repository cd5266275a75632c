internal import PropertyList
package import Settings
package import TextInput

/// The settings of a bundle: each preference key once, over all page files and devices.
///
/// Of scenes, whose fields are called by their outlets, each scene has its own.
package struct SettingsCatalogue: Sendable {
  /// A preference key, and the elements that show it.
  package struct Setting: Sendable {
    /// The preference key as written; it may be empty.
    package let key: String
    /// The id of the setting's entry: `setting-` and the key, as far as an id can have it.
    ///
    /// No two settings have the same.
    package fileprivate(set) var anchor = ""
    /// The elements of the key in the order in which pages are reached; never empty.
    package fileprivate(set) var uses: [Use]
  }

  /// An element of a page's file.
  package struct Use: Sendable {
    /// The page's name.
    package let pane: String
    /// The path of the page's file in the bundle.
    package let file: String
    package let specifier: Specifier
    /// The devices that show the element: those that use the file, and that it does not leave out.
    package let idioms: [UserInterfaceIdiom]
  }

  /// All settings, in the order in which pages are reached and rows stand on them.
  package private(set) var settings: [Setting] = []
  /// The place of each key's first setting.
  private var places: [LiteralString: Int] = [:]

  package init(of bundle: SettingsBundle) {
    let files = Dictionary(
      bundle.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var known: [Identity: Int] = [:]
    for pane in bundle.panes {
      for path in pane.pathsInOrder {
        let users = pane.users(ofFile: path)
        for specifier in files[path]?.specifiers ?? [] {
          guard let key = specifier.key else { continue }
          let use = Use(
            pane: pane.name, file: path, specifier: specifier,
            idioms: users.filter(specifier.shows))
          let identity = Identity(
            scene: bundle.holdsScenes ? pane.name : nil, key: LiteralString(key))
          if let place = known[identity] {
            settings[place].uses.append(use)
          } else {
            known[identity] = settings.count
            settings.append(Setting(key: key, uses: [use]))
          }
        }
      }
    }
    for (place, setting) in settings.enumerated().reversed() {
      places[LiteralString(setting.key)] = place
    }
    let anchors = ReferenceAnchors.ids(for: settings.map(\.key), prefix: "setting-")
    for (place, anchor) in anchors.enumerated() { settings[place].anchor = anchor }
  }

  /// The setting of a key, of scenes that of the first with the key; nil when the bundle has none.
  package subscript(key: String) -> Setting? {
    places[LiteralString(key)].map { settings[$0] }
  }

  /// What tells settings apart.
  private struct Identity: Hashable {
    let scene: String?
    let key: LiteralString
  }
}

extension Pane {
  /// The files of the page: the iPhone's, the iPad's, then those of single languages.
  fileprivate var pathsInOrder: [String] {
    let usual = UserInterfaceIdiom.allCases.compactMap { files[$0]?.path }
    var known: Set<String> = []
    return (usual + paths.sorted()).filter { known.insert($0).inserted }
  }
}

extension BundleLayout {
  /// The address that leads from a page to a setting's entry.
  package func address(of setting: SettingsCatalogue.Setting, from page: SitePath) -> String {
    "\(reference.address(from: page))#\(SitePath(setting.anchor).address(from: SitePath("")))"
  }
}
