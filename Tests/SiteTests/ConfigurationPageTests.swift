import Diagnostics
import Foundation
import Site
import TestSupport
import Testing

/// Holds `docs/reference/configuration.md` to the keys that are read.
struct ConfigurationPageTests {
  @Test func everyKeyHasASectionAndNoOther() throws {
    let page = URL(filePath: #filePath)
      .appending(path: "../../../docs/reference/configuration.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    let sections = text.matches(of: /(?m)^## `([a-z-]+)`$/).map { String($0.1) }
    #expect(sections.count > 10)
    #expect(Set(sections).count == sections.count)
    #expect(sections.sorted() == Self.knownKeys.sorted())
    // An example stands in each section.
    let parts = text.split(separator: "\n## `").dropFirst()
    for part in parts { #expect(part.contains("```yaml\n"), "\(part.prefix(20))") }
  }

  /// What the reader says itself when it is asked for a key that there is not.
  private static var knownKeys: [String] {
    var diagnostics: [Diagnostic] = []
    let source = SourceText(path: "vitrine.yml", utf8: Array("no such key: 1\n".utf8))
    _ = SiteConfiguration(reading: source, diagnostics: &diagnostics)
    let list = diagnostics.first?.message.text.split(separator: "Keys here: ").last ?? ""
    return list.matches(of: /“([^”]+)”/).map { String($0.1) }
  }
}
