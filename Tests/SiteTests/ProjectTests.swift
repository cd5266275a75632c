import Diagnostics
import Site
import TestSupport
import Testing

struct ProjectTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func foldersBesideTheFileCount() throws {
    try folder.write(["vitrine.yml": "title: T", "Public/a": "", "Themes/b": ""])
    let project = try Project(configFile: folder.path("vitrine.yml"))
    #expect(project.configuration.title == "T")
    #expect(project.configuration.publicFolder == folder.path("Public"))
    #expect(project.configuration.themesFolder == folder.path("Themes"))
    #expect(project.diagnostics == [])
  }

  @Test func foldersThatTheFileNamesCountMore() throws {
    try folder.write([
      "vitrine.yml": "public: static\nthemes: looks", "Public/a": "", "Themes/b": "",
    ])
    let configuration = try Project(configFile: folder.path("vitrine.yml")).configuration
    #expect(configuration.publicFolder == folder.path("static"))
    #expect(configuration.themesFolder == folder.path("looks"))
  }

  @Test func aFileOfThatNameIsNoFolder() throws {
    try folder.write(["vitrine.yml": "", "Public": "", "Themes": ""])
    let configuration = try Project(configFile: folder.path("vitrine.yml")).configuration
    #expect(configuration.publicFolder == nil)
    #expect(configuration.themesFolder == nil)
  }

  @Test func whatIsWrongNamesTheFile() throws {
    try folder.write("\n  title: x\n  nonsense: y\n", to: "own.yml")
    let project = try Project(configFile: folder.path("own.yml"))
    #expect(
      project.diagnostics.map(\.location.shortDescription) == [folder.path("own.yml") + ":3:3"])
  }

  @Test func aNamedFileMustBeThere() throws {
    let path = folder.path("none.yml")
    #expect(throws: FileError(path, "No such file or directory")) {
      try Project(configFile: path)
    }
    #expect(throws: FileError(folder.path, "not a file")) {
      try Project(configFile: folder.path)
    }
  }
}
