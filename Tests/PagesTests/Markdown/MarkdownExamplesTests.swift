import Diagnostics
import Foundation
import HTML
import Markdown
import Testing

@testable import Pages

/// Holds Markdown to the public examples, which lie beside the repository.
@Suite(.enabled(if: ExampleFile.areThere, "the public examples are not beside the repository"))
struct MarkdownExamplesTests {
  /// With raw HTML on, and all of ours off.
  @Test func writesCommonMarkByteForByte() throws {
    let examples = try ExampleFile.examples(in: "spec-0.30.json")
    for example in examples {
      let written = example.written(hasExtensions: false)
      #expect(written == example.html, "example \(example.example)")
    }
    let passed = examples.count { $0.written(hasExtensions: false) == $0.html }
    print("CommonMark 0.30: \(passed) of \(examples.count) pass")
    #expect(examples.count == 652)
  }

  /// What is ours takes nothing from CommonMark but where it means to.
  @Test func extensionsLeaveCommonMarkAlone() throws {
    let examples = try ExampleFile.examples(in: "spec-0.30.json")
    let differing = examples.filter { $0.written(hasExtensions: true) != $0.html }
    print("CommonMark 0.30 with extensions: \(examples.count - differing.count) pass")
    #expect(differing.map(\.example) == Self.differingWithExtensions.keys.sorted())
  }

  private static let differingWithExtensions: [Int: String] = [
    601: "an address in a text is a link, even behind what is no mark",
    605: "a mail address in a text is a link",
    607: "an address in a text is a link, even behind what is no mark",
    610: "an address in a text is a link",
    611: "a mail address in a text is a link",
  ]

  @Test(arguments: ["gfm-extensions.json", "gfm-spec-extensions.json"])
  func writesExtensionsAsGitHubDoes(_ file: String) throws {
    let examples = try ExampleFile.examples(in: file).filter { $0.html != "<IGNORE>\n" }
    let differing = examples.filter { $0.written(hasExtensions: true) != $0.html }
    print("\(file): \(examples.count - differing.count) of \(examples.count) pass")
    for example in differing where Self.differing[file]?[example.example] == nil {
      Issue.record(
        "\(file) \(example.example): \(example.written(hasExtensions: true)) not \(example.html)")
    }
    #expect(differing.map(\.example) == Self.differing[file, default: [:]].keys.sorted())
  }

  /// The examples of GitHub that come out otherwise, and why.
  private static let differing: [String: [Int: String]] = [
    "gfm-extensions.json": [
      22: "tags are not filtered: raw HTML is text, or its author is trusted with all of it"
    ],
    "gfm-spec-extensions.json": [
      279: "attributes are in another order, and elements without content end in a slash",
      280: "attributes are in another order, and elements without content end in a slash",
      628: "addresses of ftp are no links, since pages lead to none",
      653: "tags are not filtered: raw HTML is text, or its author is trusted with all of it",
    ],
  ]
}

private enum ExampleFile {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/suites/commonmark").standardizedFileURL

  static var areThere: Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "spec-0.30.json").path)
  }

  static func examples(in file: String) throws -> [Example] {
    let data = try Data(contentsOf: folder.appending(path: file))
    return try JSONDecoder().decode([Example].self, from: data)
  }
}

private struct Example: Decodable {
  let example: Int
  let markdown: String
  let html: String

  func written(hasExtensions: Bool) -> String {
    let source = SourceText(path: "example.md", utf8: Array(markdown.utf8))
    let document = MarkdownDocument.read(source, options: .init(hasExtensions: hasExtensions))
    var options = MarkdownPageOptions()
    options.allowsRawHTML = true
    options.allowsAnyAddress = true
    options.hasAnchors = false
    options.highlightsCode = false
    options.scrollsByKeys = false
    options.taskTitles = [:]
    options.footnotesTitle = nil
    options.footnoteReturnTitle = nil
    return ReferenceWriter.text(of: document.nodes(in: source, options: options).content)
  }
}
