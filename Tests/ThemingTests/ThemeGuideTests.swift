import Foundation
import Testing
import Theming

/// Holds `docs/guides/themes.md` to what templates find.
struct ThemeGuideTests {
  private let guide: String

  init() throws {
    let page = URL(filePath: #filePath)
      .appending(path: "../../../docs/guides/themes.md").standardizedFileURL
    guide = try String(contentsOf: page, encoding: .utf8)
  }

  @Test(arguments: FrameSchema.frames(options: []).keys.sorted())
  func tellsOfEveryNameOfAFrame(_ frame: String) throws {
    #expect(guide.contains("| `\(frame)` |"), "\(frame)")
    let members = try #require(FrameSchema.frames(options: [])[frame])
    for name in Self.names(of: members) { #expect(guide.contains("`\(name)`"), "\(name)") }
  }

  @Test func tellsOfEveryOptionOfCupertino() throws {
    let manifest = URL(filePath: #filePath)
      .appending(path: "../../../Themes/Cupertino/theme.yml").standardizedFileURL
    let options = try String(contentsOf: manifest, encoding: .utf8)
      .matches(of: /(?m)^  ([a-z-]+): \[(.+)\]$/)
    #expect(!options.isEmpty)
    for option in options {
      let values = option.2.split(separator: ", ").map { "`\($0)`" }.joined(separator: ", ")
      #expect(guide.contains("| `\(option.1)` | \(values) |"))
    }
  }

  private static func names(of members: TemplateSchema.Members) -> Set<String> {
    members.reduce(into: []) { names, member in
      names.insert(member.key)
      switch member.value {
      case .list(let inner), .object(let inner): names.formUnion(Self.names(of: inner))
      case .text, .url, .refresh, .html, .json, .boolean: break
      }
    }
  }
}
