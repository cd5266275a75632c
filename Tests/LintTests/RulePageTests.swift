import Foundation
import Lint
import Testing

/// Every rule has a page, and what the page shows is true.
struct RulePageTests {
  private static let ids = RuleRegistry.all.map(\.id)

  /// Rules about bundles; what the pages of the others show is tried with the program.
  private static let bundleRules = RuleRegistry.bundleRules.map(\.id)

  /// Rules about what no text in a page can show.
  private static let unshown: Set = [
    "binary-property-list", "document-type", "file-name", "file-size", "invalid-text",
    "long-footer", "more-problems", "nesting", "no-text-objects", "slider-image-size",
    "stray-link", "unreadable-file",
  ]

  @Test(arguments: ids)
  func everyRuleHasAPage(_ id: String) throws {
    let page = try RulePage(of: id)
    #expect(page.frontMatter.first == "title: \(id)")
    #expect(page.frontMatter.contains { $0.hasPrefix("description: ") })
    #expect(
      page.sections == [
        "What it finds", "Why it matters", "Example", "How to fix it", "How to switch it off",
      ])
    // What a project is told to write is what it may write.
    let isOff = RuleRegistry.facts(of: id)?.severity == nil
    let level = isOff || RuleRegistry.alwaysTold.contains(id) ? "warning" : "off"
    #expect(page.text.contains("\n  \(id): \(level)\n"))
  }

  @Test func everyPageHasARule() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: RulePage.folder.path)
    #expect(Set(files) == Set(Self.ids.map { "\($0).md" } + ["index.md"]))
  }

  @Test(arguments: bundleRules.filter { !unshown.contains($0) })
  func theExampleIsFoundAndNothingElse(_ id: String) throws {
    let example = try #require(try RulePage(of: id).example(isFixed: false))
    let findings = example.findings(settings(for: id))
    #expect(Set(findings) == ["\(example.isMarked ? "①" : "-") \(id)"], "\(findings)")
  }

  @Test(arguments: bundleRules)
  func nothingIsFoundInWhatIsFixed(_ id: String) throws {
    guard let example = try RulePage(of: id).example(isFixed: true) else { return }
    #expect(example.findings(settings(for: id)) == [])
  }

  /// What a page promises of comments holds for its example.
  @Test(arguments: bundleRules.filter { !unshown.contains($0) })
  func aCommentSwitchesItOffWhereThePageSaysSo(_ id: String) throws {
    let page = try RulePage(of: id)
    guard page.text.contains("`<!-- vitrine:disable \(id) -->`") else { return }
    var example = try #require(page.example(isFixed: false))
    example.switchOff(id)
    #expect(example.findings(settings(for: id)) == [])
  }

  /// A rule that is off is switched on for its own page.
  private func settings(for id: String) -> RuleSettings {
    RuleRegistry.facts(of: id)?.severity == nil ? RuleSettings([id: .warning]) : .standard
  }

  /// `make reference` writes the document anew.
  @Test func documentIsCurrent() throws {
    let document = RulePage.folder.appending(path: "index.md")
    if ProcessInfo.processInfo.environment["VITRINE_WRITE_REFERENCE"] != nil {
      try RuleReference.markdown.write(to: document, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: document, encoding: .utf8) == RuleReference.markdown)
  }
}
