import Diagnostics
import Foundation
import Settings
import Testing
import Theming

@testable import Site

/// Files of odd names, sizes and kinds.
struct HostileFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var path: String { folder.path(percentEncoded: false) }

  /// Does something in a folder that is gone afterwards.
  private func inFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body()
  }

  private func makeFile(_ name: String, size: UInt64) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: size)
    try handle.close()
  }

  // An accent at the beginning of a name makes one character of the slash and itself.
  @Test(arguments: [
    ("a/\u{301}b", "a"), ("a/\u{301}b/c", "a/\u{301}b"), ("a/\u{200D}", "a"), ("\u{301}", nil),
  ])
  func aSlashIsASlashWhateverStandsBehindIt(path: String, parent: String?) {
    #expect(FileSystem.parent(of: path) == parent)
  }

  @Test func nobodyWaitsForTheOtherEndOfAPipe() throws {
    try inFolder {
      let made = unsafe mkfifo(path + "/pipe", 0o600)
      try #require(made == 0)
      #expect(throws: FileError(path + "/pipe", "not a file")) {
        try FileSystem.read(path + "/pipe")
      }
    }
  }

  @Test func aFileThatIsTooLargeIsNotRead() throws {
    try inFolder {
      try makeFile("Settings.bundle/Root.plist", size: 1 << 36)
      let source = try BundleSource(path + "/Settings.bundle")
      let bundle = SettingsBundle(
        reading: source.contents, appName: "", developmentLanguage: .english)
      #expect(
        bundle.diagnostics.map(\.message.text)
          == ["the file cannot be read: it is larger than 16 MB"])
    }
  }

  @Test func onlyWhatAThemeConsistsOfIsRead() throws {
    try inFolder {
      try makeFile("Own/films/long.mov", size: 1 << 36)
      try makeFile("Own/assets/own.css", size: 3)
      try Data("extends: Cupertino\n".utf8).write(to: folder.appending(path: "Own/theme.yml"))
      var configuration = SiteConfiguration()
      configuration.theme = path + "/Own"
      let loaded = try ThemeSource(configuration).load()
      #expect(loaded.theme.assets["own.css"]?.count == 3)
      #expect(loaded.diagnostics == [])
    }
  }

  @Test(arguments: ["", ".", "..", ".hidden"])
  func aNameLeadsNowhereElse(name: String) throws {
    try inFolder {
      try makeFile("Themes/.hidden/theme.yml", size: 0)
      var configuration = SiteConfiguration()
      configuration.themesFolder = path + "/Themes"
      configuration.theme = name
      #expect(throws: BuildError.self) { try ThemeSource(configuration).load() }
    }
  }

  @Test(arguments: [("vitrine.yml", "."), ("a/vitrine.yml", "a/")])
  func anEmptyPathIsTheFoldersOwn(file: String, output: String) {
    let text = SourceText(path: file, utf8: Array("output: ''\n".utf8))
    var diagnostics: [Diagnostic] = []
    #expect(SiteConfiguration(reading: text, diagnostics: &diagnostics).output == output)
  }

  @Test func aProjectFileThatIsNoTextIsReported() throws {
    try inFolder {
      try Data("title: \u{FF}".utf8.dropLast()).write(to: folder.appending(path: "vitrine.yml"))
      let project = try Project(configFile: path + "/vitrine.yml")
      #expect(
        project.diagnostics.map { "\($0.location.shortDescription.suffix(3)) \($0.message.text)" }
          == ["1:8 this is no text in UTF-8"])
    }
  }
}
