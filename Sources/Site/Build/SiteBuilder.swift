package import Diagnostics
internal import Documents
internal import Lint
internal import Markdown
internal import Pages
internal import Search
internal import Settings
internal import Theming

/// Builds a site: reads folders, plans, renders in parallel, writes what changed.
package struct SiteBuilder: Sendable {
  private let project: Project
  private let generator: Generator
  private let jobs: Int?

  /// Prepares a build.
  ///
  /// - Parameters:
  ///   - project: What the site is made of.
  ///   - generator: The program, as the pages name it.
  ///   - jobs: How many pages are rendered at a time; nil for one on each core.
  package init(_ project: Project, generator: Generator, jobs: Int?) {
    self.project = project
    self.generator = generator
    self.jobs = jobs
  }

  /// Builds the site.
  ///
  /// - Parameter progress: Is told, from any thread, how many files of how many are done.
  /// - Returns: What was written, and what was found wrong.
  /// - Throws: ``FileError``, ``OutputError`` or ``BuildError`` when the site cannot be built.
  package func build(
    progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws -> BuildReport {
    let configuration = project.configuration
    // Checking a theme takes as long as reading a small bundle, and neither needs the other.
    async let loading = ThemeSource(configuration).load()
    let read = try await ProjectBundles(of: configuration)
    let documents = try await readDocuments()
    let publicFiles = try publicFiles()
    let theme = try await loading
    let output = try OutputFolder(
      configuration.output,
      sources: read.sources.map(\.path)
        + [
          configuration.documentsFolder, configuration.publicFolder, configuration.themesFolder,
        ].compactMap { $0 }
        + (configuration.theme.contains("/") ? [configuration.theme] : []))
    let plan = plan(
      read, documents, findings: read.findings(configuration), theme: theme.theme, publicFiles)
    let removed = try output.prepare(for: plan.files.map(\.path))
    let renderer = renderer(of: plan, documents, theme)
    let result = try await write(renderer, to: output, progress: progress)
    try output.finish(plan.files.map(\.path))
    let others =
      theme.diagnostics + (publicFiles?.diagnostics ?? []) + documents.diagnostics + plan.clashes
      + result.diagnostics
    return BuildReport(
      diagnostics: project.diagnostics + plan.findings.flatMap { $0 }
        + read.missingLanguages(configuration) + others.compactMap(configuration.rules.applied),
      output: configuration.output, written: result.written,
      unchanged: plan.files.count - result.written, removed: removed.count)
  }

  /// What a build would say of the project's documents; nothing is written.
  ///
  /// - Parameter read: The project's bundles, to which documents refer.
  /// - Returns: What is wrong with them, in no order.
  /// - Throws: ``FileError`` or ``BuildError`` when the site could not be built.
  package func documentDiagnostics(beside read: ProjectBundles) async throws -> [Diagnostic] {
    let configuration = project.configuration
    guard configuration.documentsFolder != nil else { return [] }
    async let loading = ThemeSource(configuration).load()
    let documents = try await readDocuments()
    let publicFiles = try publicFiles()
    let theme = try await loading
    let plan = plan(
      read, documents, findings: read.bundles.map { _ in [] }, theme: theme.theme, publicFiles)
    let found = await check(renderer(of: plan, documents, theme))
    return (documents.diagnostics + plan.clashes + found).compactMap(configuration.rules.applied)
  }

  // MARK: - Reading

  /// The documents of a project, as they were read.
  private struct Documents: Sendable {
    let tree: DocumentTree
    /// What a search finds of each document, by its path.
    let searchEntries: [String: [SearchEntry]]
    let diagnostics: [Diagnostic]
  }

  private func readDocuments() async throws -> Documents {
    let configuration = project.configuration
    let source = try configuration.documentsFolder.map { folder throws(FileError) in
      try DocumentSource(
        folder, options: .init(hasSmartPunctuation: configuration.hasSmartPunctuation),
        allowsRawHTML: configuration.documents.allowsRawHTML)
    }
    let readings = await read(source)
    let found = readings.compactMap { reading in
      reading.document.map { ($0.path, reading.searchEntries) }
    }
    return Documents(
      tree: DocumentTree(
        readings.compactMap(\.document), files: source?.files ?? [],
        hasDrafts: configuration.hasDrafts),
      searchEntries: Dictionary(found, uniquingKeysWith: { first, _ in first }),
      diagnostics: (source?.diagnostics ?? []) + readings.flatMap(\.diagnostics))
  }

  /// Reads all documents, on as many threads as there are cores, in the order of their paths.
  private func read(_ source: DocumentSource?) async -> [DocumentSource.Reading] {
    guard let source else { return [] }
    let paths = source.files.filter(DocumentPath.isDocument)
    let length = 32
    return await withTaskGroup(of: (Int, [DocumentSource.Reading]).self) { group in
      for start in stride(from: 0, to: paths.count, by: length) {
        group.addTask { (start, paths[start...].prefix(length).map(source.read)) }
      }
      var parts: [Int: [DocumentSource.Reading]] = [:]
      for await (start, readings) in group { parts[start] = readings }
      return stride(from: 0, to: paths.count, by: length).flatMap { parts[$0] ?? [] }
    }
  }

  private func publicFiles() throws(FileError) -> FolderListing? {
    guard let folder = project.configuration.publicFolder else { return nil }
    return try FolderListing(of: folder)
  }

  // MARK: - Planning

  private func plan(
    _ read: ProjectBundles, _ documents: Documents, findings: [[Diagnostic]], theme: Theme,
    _ publicFiles: FolderListing?
  ) -> SitePlan {
    let configuration = project.configuration
    var slugs: Set<String> = BundleLayout.reservedSlugs
    let entries = zip(read.sources, read.bundles).map { source, bundle in
      BundleEntry(
        bundle: bundle, layout: BundleLayout(slug: Self.unique(source.slug, &slugs)),
        idioms: configuration.idioms,
        locales: bundle.locales.filter { configuration.locales?.contains($0.tag) ?? true })
    }
    let onlyName = entries.count == 1 ? entries.first?.bundle.appName : nil
    // A site of documents alone is called as the first of them is.
    let documentTitle = entries.isEmpty ? documents.tree.nodes.first?.title : nil
    var documentOptions = configuration.documents
    let title = configuration.title ?? onlyName ?? documentTitle ?? "Settings"
    documentOptions.siteTitle = title
    return SitePlan(
      title: title, baseURL: configuration.baseURL, entries: entries, findings: findings,
      tree: documents.tree, documentOptions: documentOptions,
      documentsFolder: configuration.documentsFolder, assets: theme.assets.keys.sorted(),
      publicFolder: configuration.publicFolder,
      publicFiles: (publicFiles?.files ?? []).filter { file in
        file.split(separator: "/").last != ".DS_Store"
      })
  }

  private static func unique(_ slug: String, _ taken: inout Set<String>) -> String {
    var candidate = slug
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(slug)-\(number)"
      number += 1
    }
    return candidate
  }

  // MARK: - Writing

  private func renderer(
    of plan: SitePlan, _ documents: Documents, _ theme: ThemeSource.Loaded
  ) -> SiteRenderer {
    let configuration = project.configuration
    let site = FrameSite(
      title: plan.title, generator: "\(generator.name) \(generator.version)",
      baseURL: configuration.baseURL, icon: plan.icon, hasSearch: plan.hasSearch,
      options: theme.options)
    return SiteRenderer(
      plan: plan, theme: theme.theme, site: site,
      documentSearch: documents.tree.searchEntries(documents.searchEntries),
      documentsFolder: configuration.documentsFolder, publicFolder: configuration.publicFolder)
  }

  /// Makes the pages of documents, and throws them away.
  private func check(_ renderer: SiteRenderer) async -> [Diagnostic] {
    let files = renderer.plan.files.filter(\.content.isOfDocuments)
    let length = 32
    return await withTaskGroup(of: [Diagnostic].self) { group in
      for start in stride(from: 0, to: files.count, by: length) {
        group.addTask { files[start...].prefix(length).flatMap(renderer.diagnostics) }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  private struct Result: Sendable {
    var written = 0
    var diagnostics: [Diagnostic] = []
  }

  /// Renders and writes all files, on as many threads as wanted.
  private func write(
    _ renderer: SiteRenderer, to output: OutputFolder,
    progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws -> Result {
    let work = Work(
      renderer: renderer, batches: renderer.plan.batches, output: output, progress: progress)
    return try await withThrowingTaskGroup(of: Result.self) { group in
      for _ in 0..<min(jobs ?? FileSystem.coreCount, work.batches.count) {
        group.addTask { try work.run() }
      }
      return try await group.reduce(into: Result()) { sum, result in
        sum.written += result.written
        sum.diagnostics += result.diagnostics
      }
    }
  }

  /// The batches that are left, of which each thread takes the next one.
  private struct Work: Sendable {
    let renderer: SiteRenderer
    let batches: [SitePlan.Batch]
    let output: OutputFolder
    let progress: @Sendable (Int, Int) -> Void
    private let next = Counter()
    private let done = Counter()

    init(
      renderer: SiteRenderer, batches: [SitePlan.Batch], output: OutputFolder,
      progress: @escaping @Sendable (Int, Int) -> Void
    ) {
      self.renderer = renderer
      self.batches = batches
      self.output = output
      self.progress = progress
    }

    /// Works until no batch is left.
    func run() throws -> Result {
      var result = Result()
      while let batch = next.take(below: batches.count) {
        try renderer.render(batches[batch]) { file in
          if let bytes = file.bytes, try output.write(bytes, to: file.path) { result.written += 1 }
          result.diagnostics += file.diagnostics
          progress(done.increment(), renderer.plan.files.count)
        }
      }
      return result
    }
  }
}

extension SitePlan.Content {
  /// Whether a file is made from documents, or copied for them.
  fileprivate var isOfDocuments: Bool {
    switch self {
    case .document, .redirect, .documentFile: true
    default: false
    }
  }
}
