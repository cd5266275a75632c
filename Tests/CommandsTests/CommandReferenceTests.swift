import Commands
import Foundation
import Testing

struct CommandReferenceTests {
  private let document = URL(filePath: #filePath)
    .appending(path: "../../../docs/reference/commands.md").standardizedFileURL

  /// `make reference` writes the document anew.
  @Test func documentIsCurrent() throws {
    let markdown = CommandReference().markdown
    if ProcessInfo.processInfo.environment["VITRINE_WRITE_REFERENCE"] != nil {
      try markdown.write(to: document, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: document, encoding: .utf8) == markdown)
  }

  /// The document tells what help lists, and nothing else.
  @Test func everyCommandHasASection() async {
    let help = await Recording(["--help"]).product
    let lines = CommandReference().markdown.split(separator: "\n")
    let sections = lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    #expect(sections.contains("build"))
    for command in sections { #expect(help.contains("  \(command) "), "\(command)") }
    let listed = help.split(separator: "\n").drop { $0 != "Commands:" }.dropFirst()
      .prefix { $0.hasPrefix("  ") }.filter { !$0.hasPrefix("   ") }
    #expect(listed.count == sections.count)
  }
}
