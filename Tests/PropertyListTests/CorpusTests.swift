import Diagnostics
import Foundation
import PropertyList
import Testing

/// Bundles shaped like real ones, with what another reader sees in them.
@Suite(.enabled(if: Corpus.isThere, "the corpus does not lie beside the package"))
struct CorpusTests {
  @Test(arguments: Corpus.cases)
  func stringTablesHaveTheirEntriesAndEncoding(_ name: String) throws {
    let facts = try Corpus.facts(name)
    for (path, table) in facts.strings {
      // A table that is damaged beyond what a rule could say.
      if name == "case-100", path == "en.lproj/Root.strings" { continue }
      let bytes = try Corpus.bytes(name, facts.bundle, path)
      let file = StringsReader.read(bytes, path: path)
      #expect(file.entries.count == table.entries, "\(path)")
      #expect(file.encodingName == table.encoding, "\(path)")
      let keys = file.diagnostics.filter { $0.message.rule == "duplicate-key" }.map(\.message.text)
      #expect(Set(keys).count == (table.duplicates ?? []).count, "\(path)")
    }
  }

  @Test(arguments: Corpus.cases)
  func panesHoldWhatTheirFactsSay(_ name: String) throws {
    let facts = try Corpus.facts(name)
    for pane in facts.panes.flatMap(\.views) {
      let bytes = try Corpus.bytes(name, facts.bundle, pane.file)
      let file = PropertyListReader.read(bytes, path: pane.file)
      #expect(file.format == (pane.format == "xml" ? .xml : .ascii), "\(pane.file)")
      #expect(!file.diagnostics.contains { $0.severity == .error }, "\(pane.file)")
      #expect(file.value?.dictionary?["Title"]?.text == pane.title, "\(pane.file)")
      #expect(file.value?.dictionary?["StringsTable"]?.text == pane.stringsTable, "\(pane.file)")
      let specifiers = file.value?.dictionary?["PreferenceSpecifiers"]?.array ?? []
      for expected in pane.specifiers {
        guard case .integer(let index)? = expected["index"] else { continue }
        let specifier = try #require(specifiers[Int(index)].dictionary)
        for (key, value) in expected where key != "index" {
          let found = specifier[key]
          #expect(found.map { value.isEqual(to: $0) } ?? false, "\(pane.file) \(index) \(key)")
        }
      }
    }
  }

  @Test(arguments: Corpus.cases)
  func readsWhatFoundationReads(_ name: String) throws {
    for path in try Corpus.files(name) {
      let bytes = try Corpus.bytes(name, "", path)
      guard
        let expected = try? unsafe PropertyListSerialization.propertyList(
          from: Data(bytes), format: nil)
      else { continue }
      let file = PropertyListReader.read(bytes, path: path)
      // A repeated key counts with its last value here, and with any on Linux.
      guard !file.diagnostics.contains(where: { $0.message.rule == "duplicate-key" }) else {
        continue
      }
      // A file of nothing but comments is an empty table; as a property list it holds no value.
      let value = file.value ?? PropertyListValue(.dictionary(PropertyListDictionary([])))
      #expect(value.isEqual(toFoundation: expected), "\(path)")
    }
  }

  @Test func hasCases() throws {
    #expect(Corpus.cases.count > 50)
  }
}

private enum Corpus {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "shared/corpus/bundles")

  static let isThere = FileManager.default.fileExists(atPath: folder.path)

  static let cases: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "facts").path))
    ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
    .filter { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }.sorted()

  static func files(_ name: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: name).path)
      .filter { $0.hasSuffix(".plist") || $0.hasSuffix(".strings") }.sorted()
  }

  static func facts(_ name: String) throws -> Facts {
    try JSONDecoder().decode(
      Facts.self, from: Data(contentsOf: folder.appending(path: "facts/\(name).json")))
  }

  static func bytes(_ name: String, _ bundle: String, _ path: String) throws -> [UInt8] {
    Array(
      try Data(
        contentsOf: folder.appending(path: name).appending(path: bundle).appending(path: path)))
  }
}

private struct Facts: Decodable {
  struct Table: Decodable {
    let entries: Int
    let encoding: String
    let duplicates: [String]?
  }

  struct Pane: Decodable {
    let phone: View?
    let pad: View?
    var views: [View] { [phone, pad].compactMap { $0 } }

    private enum CodingKeys: CodingKey { case phone, pad }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      phone = try? container.decode(View.self, forKey: .phone)
      // The pad's is a word where it equals the phone's.
      pad = try? container.decode(View.self, forKey: .pad)
    }
  }

  struct View: Decodable {
    let file: String
    let format: String
    let title: String?
    let stringsTable: String?
    let specifiers: [[String: FactValue]]
  }

  let bundle: String
  let strings: [String: Table]
  let panes: [Pane]
}

private enum FactValue: Decodable {
  case boolean(Bool), integer(Int64), real(Double), string(String), array([FactValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? container.decode(Int64.self) {
      self = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      self = .real(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else {
      self = .array(try container.decode([FactValue].self))
    }
  }

  func isEqual(to value: PropertyListValue) -> Bool {
    switch (self, value.content) {
    case (.boolean(let flag), .boolean(let found)): flag == found
    case (.integer(let number), .integer(_, let found)): number == found
    case (.integer(let number), .real(_, let found)): Double(number) == found
    case (.real(let number), .real(_, let found)): number == found
    case (.string(let text), .string(let found)): LiteralString(text) == found
    case (.array(let elements), .array(let found)):
      elements.count == found.count && zip(elements, found).allSatisfy { $0.isEqual(to: $1) }
    default: false
    }
  }
}

extension PropertyListValue {
  fileprivate func isEqual(toFoundation object: Any) -> Bool {
    switch (content, object) {
    case (.string(let text), let found as String): return text == LiteralString(found)
    case (.boolean(let flag), let found as Bool): return flag == found
    case (.integer(_, let value), let found as Int64): return value == found
    case (.real(_, let value), let found as Double): return value == found
    case (.date(let text), let found as Date): return text == found.ISO8601Format()
    case (.data(let base64), let found as Data): return base64 == found.base64EncodedString()
    case (.array(let elements), let found as [Any]):
      return elements.count == found.count
        && zip(elements, found).allSatisfy { $0.isEqual(toFoundation: $1) }
    case (.dictionary(let dictionary), let found as [String: Any]):
      return dictionary.entries.count == found.count
        && dictionary.entries.allSatisfy { entry in
          found[entry.key.text].map { entry.value.isEqual(toFoundation: $0) } ?? false
        }
    default: return false
    }
  }
}

extension StringsFile {
  fileprivate var encodingName: String {
    guard let encoding, let source else { return "binary" }
    let name =
      switch encoding.form {
      case .utf8: !encoding.hasMark && source.utf8.allSatisfy { $0 < 0x80 } ? "ascii" : "utf-8"
      case .utf16LittleEndian: "utf-16le"
      case .utf16BigEndian: "utf-16be"
      case .named(let name): name
      }
    return name + (encoding.hasMark ? "+bom" : "")
  }
}
