package import Diagnostics
internal import Lint

/// What a site is built from: the configuration, and the folders that every project may have.
package struct Project: Sendable {
  package var configuration: SiteConfiguration
  /// What is wrong with the configuration, as bad as the configuration has it.
  package let diagnostics: [Diagnostic]

  /// Reads a project's file; without one that is named, `vitrine.yml` in the current folder if
  /// there is one.
  ///
  /// `docs`, `Public` and `Themes` beside the file count unless it names other folders.
  package init(configFile: String?) throws(FileError) {
    let path = configFile.map(FileSystem.pathFromHere) ?? SiteConfiguration.fileName
    var diagnostics: [Diagnostic] = []
    var configuration = SiteConfiguration()
    if configFile != nil || FileSystem.kind(of: path) == .file {
      let decoded = SourceText.decoding(try FileSystem.read(path), path: path)
      configuration = SiteConfiguration(reading: decoded.source, diagnostics: &diagnostics)
      if let offset = decoded.firstInvalidOffset {
        diagnostics.append(decoded.source.diagnostic(.noText, at: offset..<offset + 3))
      }
    }
    let folder = FileSystem.parent(of: path).map { $0 + "/" } ?? ""
    for (name, property) in [
      ("docs", \SiteConfiguration.documentsFolder), ("Public", \.publicFolder),
      ("Themes", \.themesFolder),
    ] where configuration[keyPath: property] == nil {
      if FileSystem.kind(of: folder + name) == .folder {
        configuration[keyPath: property] = folder + name
      }
    }
    self.configuration = configuration
    self.diagnostics = diagnostics.compactMap(configuration.rules.applied)
  }
}

extension Diagnostic.Message {
  fileprivate static let noText = Self(.error, "yaml-syntax", "this is no text in UTF-8")
}
