import Diagnostics
import Foundation
import InterfaceBuilder
import Lint
import Settings
import TestSupport

/// The page that explains a rule, with the examples in it.
struct RulePage {
  let id: String
  let text: String

  static let folder = URL(filePath: #filePath).appending(path: "../../../docs/rules")
    .standardizedFileURL

  init(of id: String) throws {
    self.id = id
    text = try String(contentsOf: Self.folder.appending(path: "\(id).md"), encoding: .utf8)
  }

  /// The headings of the page's sections, in order.
  var sections: [String] {
    text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
  }

  /// What stands in the page's front matter.
  var frontMatter: [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "---" else { return [] }
    return Array(lines.dropFirst().prefix { $0 != "---" })
  }

  /// The bundle that a section shows, with the marks in its files; nil for one that shows none.
  func example(isFixed: Bool) -> Example? {
    var example = Example()
    var block: (words: [Substring], lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = block {
        if line == "```" {
          example.add(open.lines.joined(separator: "\n"), open.words, isFixed: isFixed)
          block = nil
        } else {
          block?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        block = (line.dropFirst(3).split(separator: " "), [])
      }
    }
    return example.files.isEmpty ? nil : example
  }
}

/// A bundle of the files that a page shows.
struct Example {
  private(set) var files: [String: String] = [:]
  private var dialect = Dialect.settings

  /// Takes a block: `xml FILE`, `strings FILE`; without a file, rows of the first page.
  mutating func add(_ text: String, _ words: [Substring], isFixed: Bool) {
    guard let language = words.first, language != "yaml", words.contains("fixed") == isFixed else {
      return
    }
    if words.contains("in-app") { dialect = .inApp }
    let file = words.last { $0.contains(".") }.map(String.init)
    guard file != nil || language == "xml" else { return }
    files[file ?? "Root.plist"] = Self.page(text, isRoot: file == nil)
  }

  /// Rows, perhaps with keys of the page before them, as a page; a whole file as it is.
  private static func page(_ text: String, isRoot: Bool) -> String {
    let bare = text.filter { $0 != "①" }
    guard bare.hasPrefix("<dict>") || bare.hasPrefix("<key>") || bare.hasPrefix("<!--") else {
      return text
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let keys = lines.prefix { line in
      let bare = line.filter { $0 != "①" }
      return bare.hasPrefix("<key>") || bare.hasPrefix("<string>")
    }
    let rows = lines.dropFirst(keys.count).joined(separator: "\n")
    let hasRows = !rows.isEmpty
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      \(keys.joined(separator: "\n"))
      <key>PreferenceSpecifiers</key><array>
      \(isRoot || !hasRows ? sound : "")
      \(rows)
      </array></dict></plist>
      """
  }

  /// A row that nobody finds fault with.
  private static let sound = BundleFixture.specifier(
    "ToggleSwitch", ["Title": "Sound", "Key": "sound", "DefaultValue": "<true/>"])

  /// What the linter says of the bundle: the mark and the rule of each finding.
  func findings(_ settings: RuleSettings) -> [String] {
    var files = files
    let isLocalized = files.keys.contains { $0.hasSuffix(".strings") }
    if files["Root.plist"] == nil, files["Settings.plist"] == nil,
      files["Root~iphone.plist"] == nil
    {
      files["Root.plist"] = BundleFixture.page(
        Self.sound, keys: isLocalized ? "<key>StringsTable</key><string>Root</string>" : "")
    }
    let marked = files.mapValues { MarkedText($0) }
    let bundle = BundleFixture(marked.mapValues(\.text)).read(in: dialect)
    return Linter(settings).diagnostics(of: bundle).map { diagnostic in
      let path = diagnostic.location.path.replacing("Settings.bundle/", with: "")
      let mark = diagnostic.location.range.flatMap { marked[path]?.marker(at: $0.start) }
      return "\(mark.map(String.init) ?? "-") \(diagnostic.message.rule)"
    }
  }

  /// Writes comments that switch a rule off, at the top of each page and before each entry of a table.
  mutating func switchOff(_ id: String) {
    for (path, text) in files {
      if path.hasSuffix(".strings") {
        guard text.contains("=") else { continue }
        files[path] = "/* vitrine:disable \(id) */ \(text)"
          .replacing(";\n", with: ";\n/* vitrine:disable \(id) */ ")
      } else {
        let isWhole = text.hasPrefix("<?xml")
        let start = isWhole ? text.firstIndex(of: "\n") ?? text.startIndex : text.startIndex
        files[path] = "\(text[..<start])\n<!-- vitrine:disable \(id) -->\(text[start...])"
      }
    }
  }

  /// Whether some file has a mark.
  var isMarked: Bool { files.values.contains { $0.contains("①") } }
}
