package import Diagnostics
internal import YAML

/// What a theme says of itself, in `theme.yml`.
package struct ThemeManifest: Sendable {
  /// A choice that a theme leaves to the site.
  package struct Option: Hashable, Sendable {
    package let name: String
    /// The values to choose from; the first one counts unless the site chooses.
    package let values: [String]
  }

  package static let fileName = "theme.yml"

  /// The theme's name; nil when the manifest has none.
  package let name: String?
  /// The theme that this one builds upon; nil for one that stands alone.
  package let base: String?
  package let options: [Option]
  /// What is wrong with the manifest.
  package let diagnostics: [Diagnostic]

  /// Reads a manifest; a theme may do without one.
  package init(of folder: ThemeFolder) {
    let source = SourceText.decoding(
      folder.files[Self.fileName] ?? [], path: "\(folder.path)/\(Self.fileName)"
    ).source
    let yaml = YAMLReader.read(source)
    var reader = YAMLMappingReader(yaml.root, of: source)
    name = reader.string("name")
    base = reader.string("extends")
    options =
      reader.mapping("options") { options in
        options.keys.compactMap { name in
          options.strings(name).map { Option(name: name, values: $0) }
        }
      } ?? []
    diagnostics = yaml.diagnostics + reader.finish()
  }
}
