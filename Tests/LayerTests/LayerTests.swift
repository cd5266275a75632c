import Foundation
import Testing

/// Holds every import line to what `Package.swift` declares.
///
/// SwiftPM alone accepts an import of a module that is reached only through another one.
struct LayerTests {
  @Test(arguments: try Manifest.modules())
  func importsOnlyWhatItNames(_ module: Manifest.Module) throws {
    let known = Set(try Manifest.modules().map(\.name))
    for file in try swiftFiles(in: root.appending(path: "Sources/\(module.name)")) {
      let imported = importedModules(in: try String(contentsOf: file, encoding: .utf8))
      #expect(
        imported.intersection(known).isSubset(of: module.uses), "\(file.lastPathComponent)")
    }
  }

  @Test func modulesStandAboveWhatTheyUse() throws {
    var below: Set<String> = []
    for module in try Manifest.modules() {
      #expect(module.uses.isSubset(of: below), "\(module.name) uses a module that stands above it")
      below.insert(module.name)
    }
    #expect(below.count > 2)
  }

  /// Markup that is not escaped comes from one place alone.
  @Test func onlyMarkdownTrustsMarkup() throws {
    let trusting = try swiftFiles(in: root.appending(path: "Sources")).filter {
      try String(contentsOf: $0, encoding: .utf8).contains("AuthoredMarkup(trusting:")
    }
    #expect(trusting.map(\.lastPathComponent) == ["MarkdownWalk+RawHTML.swift"])
  }

  @Test func everySourceFolderIsAModule() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    #expect(Set(folders.map(\.lastPathComponent)) == Set(try Manifest.modules().map(\.name)))
  }
}

private let root = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()

/// The modules as `Package.swift` lists them, bottom floor first.
enum Manifest {
  struct Module: CustomTestStringConvertible {
    let name: String
    let uses: Set<String>
    var testDescription: String { name }
  }

  static func modules() throws -> [Module] {
    let text = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    let line =
      /^    \.(?:module|library|program|plugin)\(\s*(?:name: )?"([^"]+)"(?:[^)]*?uses: \[([^\]]*)\])?/
      .anchorsMatchLineEndings()
    return text.matches(of: line).map { match in
      let uses = match.output.2 ?? ""
      return Module(
        name: String(match.output.1),
        uses: Set(uses.matches(of: /"([^"]+)"/).map { String($0.output.1) }))
    }
  }
}

private func swiftFiles(in folder: URL) throws -> [URL] {
  let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
  return (files?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
}

private func importedModules(in source: String) -> Set<String> {
  let line = /^(?:@\w+ )*(?:\w+ )?import (?:struct |enum |class |func |protocol )?(\w+)/
    .anchorsMatchLineEndings()
  return Set(source.matches(of: line).map { String($0.output.1) })
}
