package import Diagnostics
internal import Lint
package import Settings

/// The bundles of a project, as they were found and read.
package struct ProjectBundles: Sendable {
  /// Where each bundle comes from.
  package let sources: [BundleSource]
  /// The bundles, one for each source.
  package let bundles: [SettingsBundle]
  private let developmentLanguage: LocaleTag

  /// Finds and reads what a configuration names; without names, every `Settings.bundle` below the
  /// current folder.
  ///
  /// - Throws: ``FileError`` for a folder that is not there, ``BuildError`` when there is no bundle.
  package init(of configuration: SiteConfiguration) async throws {
    await self.init(
      try Self.sources(of: configuration), developmentLanguage: configuration.developmentLanguage)
  }

  private init(_ sources: [BundleSource], developmentLanguage: LocaleTag) async {
    self.sources = sources
    self.developmentLanguage = developmentLanguage
    bundles = await Self.read(sources, developmentLanguage: developmentLanguage)
  }

  /// The same bundles with other bytes in some files, by the files' paths without links.
  func replacing(_ files: [String: [UInt8]]) async -> ProjectBundles {
    await ProjectBundles(
      sources.map { $0.replacing(files) }, developmentLanguage: developmentLanguage)
  }

  /// What is to be said of each bundle, in order, but of its languages.
  package func findings(_ configuration: SiteConfiguration) -> [[Diagnostic]] {
    let linter = Linter(configuration.rules)
    return zip(sources, bundles).map { source, bundle in
      linter.diagnostics(
        of: bundle, with: source.diagnostics + noLanguage(of: bundle, configuration))
    }
  }

  /// What is to be said of a bundle without any of the languages that are asked for.
  private func noLanguage(
    of bundle: SettingsBundle, _ configuration: SiteConfiguration
  ) -> [Diagnostic] {
    guard let wanted = configuration.locales,
      !bundle.locales.contains(where: { wanted.contains($0.tag) })
    else { return [] }
    return [Diagnostic(.noLanguage, at: SourceLocation(path: bundle.path))]
  }

  /// The languages that are asked for and that a bundle lacks: a warning where all lack it, else a note.
  ///
  /// Of a bundle without any of them, ``findings(_:)`` tells.
  package func missingLanguages(_ configuration: SiteConfiguration) -> [Diagnostic] {
    let wanted = configuration.locales ?? []
    return wanted.flatMap { tag in
      let without = bundles.filter { bundle in !bundle.locales.contains { $0.tag == tag } }
      return without.compactMap { bundle -> Diagnostic? in
        let location = configuration.localeLocations[tag]
        if location == nil, !bundle.locales.contains(where: { wanted.contains($0.tag) }) {
          return nil
        }
        return Diagnostic(
          .missingLanguage(tag, of: bundle, isNowhere: without.count == bundles.count),
          at: location ?? SourceLocation(path: bundle.path))
      }
    }.compactMap(configuration.rules.applied)
  }

  private static func sources(of configuration: SiteConfiguration) throws -> [BundleSource] {
    let bundles: [(path: String, dialect: Dialect, name: String?)]
    if let operands = configuration.bundles {
      bundles = try operands.flatMap { operand in
        let dialect = operand.dialect ?? configuration.dialect
        let found = try BundleFinder.bundles(at: operand.path, in: dialect)
        if found.isEmpty { throw BuildError("there is no settings bundle in “\(operand.path)”") }
        if let name = operand.name, found.count > 1 {
          throw BuildError(
            "“\(operand.path)” holds \(found.count) settings bundles, which cannot all be called “\(name)”"
          )
        }
        return found.map { ($0, dialect, operand.name) }
      }
    } else {
      bundles = try BundleFinder.settingsBundles(
        below: ".", leavingOut: configuration.output, in: configuration.dialect
      ).map { ($0, configuration.dialect, nil) }
      // A project may consist of documents alone.
      if bundles.isEmpty, configuration.documentsFolder == nil {
        let others = try BundleFinder.settingsBundles(
          below: ".", leavingOut: configuration.output, in: .inApp)
        throw BuildError(
          "there is no Settings.bundle below the current folder"
            + (others.first.map { ", but “\($0)”: “--dialect in-app” reads it" } ?? ""))
      }
    }
    // One site may show a bundle in both dialects.
    var seen: Set<[String]> = []
    return try bundles.filter { path, dialect, _ in
      seen.insert([FileSystem.realPath(path) ?? path, dialect.rawValue]).inserted
    }.map { try BundleSource($0.path, in: $0.dialect, named: $0.name) }
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

extension Diagnostic.Message {
  fileprivate static let noLanguage = Self(
    .warning, "no-language", "the bundle has none of the languages that are asked for")

  /// A language that is asked for and that a bundle lacks.
  ///
  /// - Parameters:
  ///   - tag: The language.
  ///   - bundle: The bundle.
  ///   - isNowhere: Whether all bundles lack it.
  /// - Returns: A warning, or a note where another bundle has the language.
  package static func missingLanguage(
    _ tag: LocaleTag, of bundle: SettingsBundle, isNowhere: Bool
  ) -> Self {
    let most = 8
    let tags = bundle.locales.map(\.tag.text)
    let list = tags.prefix(most).joined(separator: ", ") + (tags.count > most ? " and others" : "")
    return .init(
      isNowhere ? .warning : .note, "no-language",
      "“\(bundle.appName)” has no texts in “\(tag.text)”; it has \(list)")
  }
}
