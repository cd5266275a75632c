import Diagnostics
import Foundation
import Mustache
import Testing

/// Holds the engine to the public specification, whose suite lies beside the repository.
struct MustacheSpecificationTests {
  @Test(
    .enabled(
      if: SpecificationSuite.isThere, "the specification's suite is not beside the repository"))
  func passesTheSuite() throws {
    let examples = try SpecificationSuite.examples()
    for example in examples {
      #expect(example.rendered == example.expected, "\(example.name)")
    }
    let passed = examples.count { $0.rendered == $0.expected }
    print("Mustache specification: \(passed) of \(examples.count) pass")
    #expect(examples.count >= 184)
  }
}

private enum SpecificationSuite {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "../shared/suites/mustache-spec").standardizedFileURL

  static var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func examples() throws -> [SpecificationExample] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
      .flatMap { try JSONDecoder().decode(File.self, from: Data(contentsOf: $0)).tests }
  }

  private struct File: Decodable {
    let tests: [SpecificationExample]
  }
}

private struct SpecificationExample: Decodable {
  let name: String
  let data: AnyJSON
  let template: String
  let partials: [String: String]?
  let expected: String

  /// What the engine makes of it.
  var rendered: String {
    let sources = (partials ?? [:]).merging(["": template]) { $1 }
    let templates = sources.map { name, text in
      let source = SourceText(path: name, utf8: Array(text.utf8))
      return MustacheTemplate.parse(source, name: name).template
    }
    let output = MustacheLibrary(templates).program(named: "")?.render(data.value)
    return String(decoding: output?.utf8 ?? [], as: UTF8.self)
  }
}

private struct AnyJSON: Decodable {
  let value: MustacheValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .missing
    } else if let flag = try? container.decode(Bool.self) {
      value = .boolean(flag)
    } else if let number = try? container.decode(Int.self) {
      value = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      value = .decimal(number)
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let items = try? container.decode([AnyJSON].self) {
      value = .list(items.map(\.value))
    } else {
      value = .object(try container.decode([String: AnyJSON].self).mapValues(\.value))
    }
  }
}
