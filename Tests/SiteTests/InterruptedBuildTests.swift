import Pages
import Site
import TestSupport
import Testing

/// What a run leaves behind that was stopped, and records that somebody changed.
struct InterruptedBuildTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ files: [String]) throws -> [String] {
    let output = try OutputFolder(folder.path("out"), sources: [])
    let paths = files.map(SitePath.init)
    let removed = try output.prepare(for: paths)
    for path in paths { _ = try output.write([], to: path) }
    try output.finish(paths)
    return removed
  }

  @Test func theRecordStandsBeforeAnythingElse() throws {
    try folder.makeFolder("out")
    try folder.makeFolder("elsewhere")
    let output = try OutputFolder(folder.path("out"), sources: [])
    try folder.link("out/app", to: folder.path("elsewhere"))
    #expect(throws: OutputError.self) { _ = try output.prepare(for: [SitePath("app/en/a.html")]) }
    #expect(try folder.files(in: "out").contains(".vitrine/files"))
  }

  @Test(arguments: [[], ["files.123"], ["files.1", "files.23"]])
  func aRunThatWasStoppedBeforeItsRecordLeavesAnEmptyFolder(leftovers: [String]) throws {
    try folder.makeFolder("out/.vitrine")
    for name in leftovers { try folder.write("vitrine si", to: "out/.vitrine/\(name)") }
    #expect(try write(["a/b.html"]) == [])
  }

  @Test func theRecordIsReplacedAsAWhole() throws {
    _ = try write(["a/b.html"])
    let first = try folder.bytes(of: "out/.vitrine/files")
    _ = try write(["a/b.html", "c.html"])
    #expect(try folder.bytes(of: "out/.vitrine/files").starts(with: first))
    #expect(try folder.files(in: "out/.vitrine") == ["files"])
  }

  // An accent behind a slash makes one character of both, which is no slash.
  @Test(arguments: ["\u{301}x", "x\u{301}"])
  func aRecordThatWasTamperedWithLeadsNowhere(name: String) throws {
    _ = try write(["a.html"])
    try folder.write("mine", to: name)
    let record = try folder.bytes(of: "out/.vitrine/files")
    try folder.write(record + Array("\0../\(name)".utf8), to: "out/.vitrine/files")
    #expect(try write(["a.html"]) == [])
    #expect(try folder.text(of: name) == "mine")
  }

  @Test func namesMayBeginWithAnAccent() throws {
    _ = try write(["app/\u{301}x/\u{301}y.html"])
    #expect(try write([]) == ["app/\u{301}x/\u{301}y.html"])
    #expect(try folder.files(in: "out") == [".vitrine/files"])
  }
}
