import Diagnostics
import HTML
import Pages
import Settings
import TestSupport
import Testing
import TextInput

/// A bundle in memory as a part of a site.
struct EntryFixture {
  let entry: BundleEntry

  init(
    _ files: [String: String], slug: String = "app", appName: String = "App",
    idioms: [UserInterfaceIdiom] = [.phone, .pad], locales: [String]? = nil,
    development: String = "en"
  ) throws {
    let bundle = BundleFixture(files).read(
      appName: appName, development: try #require(LocaleTag(development)))
    entry = BundleEntry(
      bundle: bundle, layout: BundleLayout(slug: slug), idioms: idioms,
      locales: bundle.locales.filter { locales?.contains($0.tag.text) ?? true })
  }

  /// What is wrong with the bundle.
  var diagnostics: [Diagnostic] { entry.bundle.diagnostics.inOrder() }

  func preview(
    _ pane: String, on idiom: UserInterfaceIdiom = .phone, in locale: String = "en"
  ) throws -> Page? {
    Page.preview(try self.pane(pane), on: idiom, of: try localized(locale), in: entry)
  }

  func compare(_ pane: String, in locale: String = "en") throws -> Page {
    Page.compare(try self.pane(pane), of: try localized(locale), in: entry)
  }

  func reference() -> Page { .reference(of: entry) }

  func checks(_ summaries: [String: String] = [:]) -> Page {
    .checks(of: entry, diagnostics: diagnostics, summaries: summaries)
  }

  func overview() -> Page { .overview(of: entry, diagnostics: diagnostics) }

  func reviewScript(in locale: String = "en") throws -> [UInt8] {
    entry.reviewScript(in: try localized(locale))
  }

  private func pane(_ name: String) throws -> Pane { try #require(entry.bundle.pane(named: name)) }

  private func localized(_ locale: String) throws -> LocalizedBundle {
    LocalizedBundle(
      entry.bundle, in: try #require(entry.bundle.locales.first { $0.tag.text == locale }))
  }

  /// A page of rows that open others, each with its title.
  static func links(_ titles: KeyValuePairs<String, String>, keys: String = "") -> String {
    let rows = titles.map { file, title in
      BundleFixture.specifier("ChildPane", ["File": file, "Title": title])
    }
    return BundleFixture.page(rows.joined(separator: "\n"), keys: keys)
  }
}

extension Page {
  /// The markup of a part of the page.
  func markup(of region: String) throws -> String {
    try #require(regions.first { $0.name == region }).content.markup
  }

  /// The markup of a page that has one part.
  func content() throws -> String {
    #expect(regions.map(\.name) == ["content"])
    return try markup(of: "content")
  }
}
