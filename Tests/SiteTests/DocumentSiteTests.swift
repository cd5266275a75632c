import Diagnostics
import TestSupport
import Testing

@testable import Site

/// Builds of documents, from folder to folder.
struct DocumentSiteTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "vitrine.yml": "title: Docs\nbundles: []\nbase-url: https://e.org",
      "docs/index.md":
        "---\ndescription: All of it.\naliases: [start.md]\n---\n# Home\n\n[a](sub/a.md)",
      "docs/sub/a.md": "# A\n\n![p](p.png) [c](nope.md)", "docs/sub/p.png": "p",
      "docs/sub/unused.png": "u", "docs/later.md": "---\ndraft: true\n---\n",
      "docs/.hidden/x.md": "# X", "docs/A.bundle/y.md": "# Y",
    ])
  }

  private func build(
    _ change: (inout SiteConfiguration) -> Void = { _ in }
  ) async throws -> BuildReport {
    var project = try Project(configFile: folder.path("vitrine.yml"))
    project.configuration.output = folder.path("site")
    change(&project.configuration)
    let generator = Generator(name: "vitrine", version: "0")
    return try await SiteBuilder(project, generator: generator, jobs: nil).build { _, _ in }
  }

  private func pages() throws -> [String] {
    try folder.files(in: "site").filter { $0.hasPrefix("docs/") }
  }

  @Test func documentsBecomePages() async throws {
    let report = try await build()
    #expect(
      try pages() == [
        "docs/index.html", "docs/start.html", "docs/sub/a.html", "docs/sub/index.html",
        "docs/sub/p.png",
      ])
    #expect(
      report.diagnostics.map {
        $0.location.shortDescription.replacing(folder.path + "/", with: "")
          + ": \($0.message.rule)"
      } == ["docs/sub/a.md:3:13: broken-link"])
    let index = try folder.text(of: "site/index.html")
    #expect(index.contains("All of it."))
    #expect(index.contains("<a href=\"docs/sub/index.html\">Sub</a>"))
    let redirect = try folder.text(of: "site/docs/start.html")
    #expect(redirect.contains("http-equiv=\"refresh\" content=\"0; url=index.html\""))
    let map = try folder.text(of: "site/sitemap.xml")
    #expect(map.contains("https://e.org/docs/sub/a.html"))
    #expect(!map.contains("start.html"))
  }

  @Test func theSummaryNamesDocuments() async throws {
    _ = try await build()
    let summary = try folder.text(of: "site/site.json").replacing(folder.path + "/", with: "")
      .filter { !$0.isWhitespace }
    #expect(
      summary.contains(
        #"""
        "documents":[{"source":"docs/index.md","path":"docs/index.html","title":"Home"},\#
        {"source":"docs/sub/a.md","path":"docs/sub/a.html","title":"A"}]
        """#))
  }

  @Test func draftsAreShownOnDemand() async throws {
    _ = try await build { $0.hasDrafts = true }
    #expect(try pages().contains("docs/later.html"))
  }

  @Test func pagesOfOneNameAreAnError() async throws {
    try folder.write(["docs/sub/b.md": "---\nslug: A\n---\n"])
    let report = try await build()
    #expect(report.diagnostics.contains { $0.message.rule == "output-clash" })
  }

  @Test func anAddressThatNoFileCanHaveIsAnErrorAndTheRestIsBuilt() async throws {
    let long = String(repeating: "x", count: 256)
    try folder.write(["docs/sub/b.md": "---\nslug: \(long)\naliases: [\(long)/b, c]\n---\n"])
    let report = try await build()
    #expect(report.diagnostics.count { $0.message.rule == "output-name" } == 2)
    #expect(try pages().contains("docs/c.html"))
  }

  @Test func theSiteMayNotBeWrittenAmongDocuments() async throws {
    await #expect(throws: OutputError.self) {
      try await build { $0.output = folder.path("docs/site") }
    }
  }

  @Test func whatIsNoTextIsSaid() async throws {
    try folder.write(["docs/sub/a.md": "# A"])
    try folder.write([0x23, 0x20, 0xFF], to: "docs/sub/z.md")
    let report = try await build()
    #expect(report.diagnostics.map(\.message.rule) == ["text-encoding"])
  }
}
