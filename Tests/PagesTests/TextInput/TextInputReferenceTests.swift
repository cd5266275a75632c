import Foundation
import Pages
import Testing
import TextInput

struct TextInputReferenceTests {
  private let document = URL(filePath: #filePath)
    .appending(path: "../../../../docs/reference/text-input.md").standardizedFileURL

  /// `make reference` writes the document anew.
  @Test func documentIsCurrent() throws {
    let markdown = TextInputReference().markdown
    if ProcessInfo.processInfo.environment["VITRINE_WRITE_REFERENCE"] != nil {
      try markdown.write(to: document, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: document, encoding: .utf8) == markdown)
  }

  @Test(arguments: TextInputProperty.allCases)
  func everyConstantHasARow(of property: TextInputProperty) {
    let lines = TextInputReference().markdown.split(separator: "\n")
    let section = lines.drop { $0 != "## \(property.name)" }.dropFirst()
      .prefix { !$0.hasPrefix("## ") }
    #expect(section.contains("\(property.facts.meaning)"))
    for constant in property.constants {
      #expect(section.contains { $0.hasPrefix("| `\(constant.name)` | `\(constant.rawValue)` |") })
    }
  }
}
