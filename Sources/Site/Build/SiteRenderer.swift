internal import Diagnostics
internal import Lint
internal import Pages
internal import Search
internal import Settings
internal import Theming

/// Makes the files of a planned site, batch by batch.
struct SiteRenderer: Sendable {
  let plan: SitePlan
  let theme: Theme
  let site: FrameSite
  /// What a search finds of the documents.
  let documentSearch: [SearchEntry]
  let documentsFolder: String?
  let publicFolder: String?

  /// A file that is ready to be written.
  struct File {
    let path: SitePath
    /// Nil for a file that cannot be made: what stands in its place from an earlier run stays.
    let bytes: [UInt8]?
    let diagnostics: [Diagnostic]
  }

  /// The bytes of the files of a batch, in their order; a file that cannot be made has a diagnostic
  /// in their place.
  func render(_ batch: SitePlan.Batch, _ receive: (File) throws -> Void) rethrows {
    // All pages of a batch are in one language of one bundle, so it is localized once.
    let localized = batch.locale.map { bundle, locale in
      LocalizedBundle(plan.entries[bundle].bundle, in: plan.entries[bundle].locales[locale])
    }
    for file in plan.files[batch.files] { try receive(render(file, localized)) }
  }

  /// What is to be said of a file that is in no language of a bundle.
  func diagnostics(of file: SitePlan.File) -> [Diagnostic] { render(file, nil).diagnostics }

  private func render(_ file: SitePlan.File, _ localized: LocalizedBundle?) -> File {
    switch file.content {
    case .index:
      return frame(
        .index(
          of: plan.entries, documents: plan.documents, titled: plan.title,
          diagnostics: plan.findings), file.path)
    case .missing: return frame(.missing(base: plan.baseURL), file.path)
    case .overview(let bundle):
      return frame(
        .overview(of: plan.entries[bundle], diagnostics: plan.findings[bundle]), file.path)
    case .reference(let bundle):
      return frame(.reference(of: plan.entries[bundle]), file.path)
    case .keyboards(let bundle):
      return frame(.keyboards(of: plan.entries[bundle]), file.path)
    case .checks(let bundle):
      return frame(
        .checks(
          of: plan.entries[bundle], diagnostics: plan.findings[bundle],
          summaries: RuleRegistry.summaries), file.path)
    case .document(let number):
      let (page, diagnostics) = Page.document(number, in: plan.documents)
      return frame(page, file.path, diagnostics)
    case .redirect(let alias, let number):
      return frame(.redirect(from: alias, to: number, in: plan.documents), file.path)
    case .documentFile(let name):
      return copy(name, of: documentsFolder, to: file.path)
    case .preview(let bundle, _, let idiom, let pane):
      let entry = plan.entries[bundle]
      let page = localized.flatMap {
        Page.preview(entry.bundle.panes[pane], on: idiom, of: $0, in: entry)
      }
      return frame(page, file.path)
    case .compare(let bundle, _, let pane):
      let entry = plan.entries[bundle]
      return frame(
        localized.map { .compare(entry.bundle.panes[pane], of: $0, in: entry) }, file.path)
    case .review(let bundle, _):
      return File(
        path: file.path,
        bytes: localized.map { plan.entries[bundle].reviewScript(in: $0) }, diagnostics: [])
    case .summary:
      return File(path: file.path, bytes: plan.summary(generator: site.generator), diagnostics: [])
    case .siteMap:
      return File(
        path: file.path, bytes: plan.siteMap(base: plan.baseURL ?? ""), diagnostics: [])
    case .searchIndex:
      let entries = documentSearch + plan.entries.flatMap(\.searchEntries)
      return File(path: file.path, bytes: SearchIndex.script(of: entries), diagnostics: [])
    case .asset(let name):
      return File(path: file.path, bytes: theme.assets[name] ?? [], diagnostics: [])
    case .bundleFile(let bundle, let name):
      let bundle = plan.entries[bundle].bundle
      let path = "\(bundle.folder)/\(name)"
      return copy(bundle.bytes(of: name).mapError { FileError(path, $0.reason) }, to: file.path)
    case .publicFile(let name):
      return copy(name, of: publicFolder, to: file.path)
    }
  }

  private func frame(
    _ page: Page?, _ path: SitePath, _ diagnostics: [Diagnostic] = []
  ) -> File {
    // The plan names only pages that there are.
    guard let page else { return File(path: path, bytes: nil, diagnostics: []) }
    let rendered = theme.render(frame: page.kind.rawValue, data: page.frameData(site))
    return File(
      path: path, bytes: rendered.utf8, diagnostics: diagnostics + rendered.diagnostics)
  }

  private func copy(_ name: String, of folder: String?, to path: SitePath) -> File {
    let source = "\(folder ?? ".")/\(name)"
    return copy(Result { () throws(FileError) in try FileSystem.read(source) }, to: path)
  }

  private func copy(_ bytes: Result<[UInt8], FileError>, to path: SitePath) -> File {
    switch bytes {
    case .success(let bytes): return File(path: path, bytes: bytes, diagnostics: [])
    case .failure(let error):
      let diagnostic = Diagnostic(
        .unreadable(error.reason), at: SourceLocation(path: error.path))
      return File(path: path, bytes: nil, diagnostics: [diagnostic])
    }
  }
}
