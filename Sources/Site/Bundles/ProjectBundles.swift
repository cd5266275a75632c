package import Settings

/// The bundles of a project, as they were found and read.
package struct ProjectBundles: Sendable {
  /// Where each bundle comes from.
  package let sources: [BundleSource]
  /// The bundles, one for each source.
  package let bundles: [SettingsBundle]

  /// Finds and reads what a configuration names; without names, every `Settings.bundle` below the
  /// current folder.
  ///
  /// - Throws: ``FileError`` for a folder that is not there, ``BuildError`` when there is no bundle.
  package init(of configuration: SiteConfiguration) async throws {
    sources = try Self.sources(of: configuration)
    bundles = await Self.read(sources, developmentLanguage: configuration.developmentLanguage)
  }

  private static func sources(of configuration: SiteConfiguration) throws -> [BundleSource] {
    let bundles: [(path: String, dialect: Dialect)]
    if let operands = configuration.bundles {
      bundles = try operands.flatMap { operand in
        let dialect = operand.dialect ?? configuration.dialect
        let found = try BundleFinder.bundles(at: operand.path, in: dialect)
        if found.isEmpty { throw BuildError("there is no settings bundle in “\(operand.path)”") }
        return found.map { ($0, dialect) }
      }
    } else {
      bundles = try BundleFinder.settingsBundles(
        below: ".", leavingOut: configuration.output, in: configuration.dialect
      ).map { ($0, configuration.dialect) }
      // A project may consist of documents alone.
      if bundles.isEmpty, configuration.documentsFolder == nil {
        throw BuildError("there is no Settings.bundle below the current folder")
      }
    }
    // One site may show a bundle in both dialects.
    var seen: Set<[String]> = []
    return try bundles.filter { path, dialect in
      seen.insert([FileSystem.realPath(path) ?? path, dialect.rawValue]).inserted
    }.map { try BundleSource($0.path, in: $0.dialect) }
  }

  private static func read(
    _ sources: [BundleSource], developmentLanguage: LocaleTag
  ) async -> [SettingsBundle] {
    await withTaskGroup(of: (Int, SettingsBundle).self) { group in
      for (number, source) in sources.enumerated() {
        group.addTask {
          (number, source.bundle(developmentLanguage: developmentLanguage))
        }
      }
      var bundles: [Int: SettingsBundle] = [:]
      for await (number, bundle) in group { bundles[number] = bundle }
      return sources.indices.compactMap { bundles[$0] }
    }
  }
}
