import Pages
import Site
import TestSupport
import Testing

/// What is written, what is removed, and what is left alone.
struct OutputFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a whole site of these files.
  ///
  /// - Returns: The files that were written, and those that were removed.
  @discardableResult
  private func write(
    _ files: [String: String], to name: String = "out", sources: [String] = []
  ) throws -> (written: [String], removed: [String]) {
    let output = try OutputFolder(folder.path(name), sources: sources.map(folder.path))
    let paths = files.keys.sorted().map(SitePath.init)
    let removed = try output.prepare(for: paths)
    var written: [String] = []
    for path in paths where try output.write(Array((files[path.text] ?? "").utf8), to: path) {
      written.append(path.text)
    }
    try output.finish(paths)
    return (written, removed)
  }

  /// What an attempt says that may not succeed.
  private func trouble(_ attempt: () throws -> Void) throws -> String {
    let error = try #require(throws: OutputError.self) { try attempt() }
    return error.description.replacing(folder.path + "/", with: "")
  }

  /// The files of the site, without the record.
  private func files(in name: String = "out") throws -> [String] {
    try folder.files(in: name).filter { !$0.hasPrefix(".vitrine/") }
  }

  private let site = [
    "index.html": "i", "app/en/a.html": "a",
    "site.json": "{\n  \"generator\": \"vitrine 0.1.0\"\n}\n",
  ]

  // MARK: - Writing

  @Test func aFolderThatIsMissingIsMade() throws {
    let result = try write(site, to: "new/deep/out")
    #expect(result.written == ["app/en/a.html", "index.html", "site.json"])
    #expect(result.removed == [])
    #expect(try files(in: "new/deep/out") == site.keys.sorted())
    #expect(try folder.text(of: "new/deep/out/app/en/a.html") == "a")
  }

  @Test func whatIsThereAlreadyIsNotWritten() throws {
    try write(site)
    let times = try folder.times(in: "out")
    let result = try write(site)
    #expect(result.written == [])
    #expect(result.removed == [])
    #expect(try folder.times(in: "out") == times)
  }

  @Test func onlyWhatChangesIsWritten() throws {
    try write(site)
    let times = try folder.times(in: "out")
    var changed = site
    changed["index.html"] = "j"
    changed["new.html"] = "n"
    #expect(try write(changed).written == ["index.html", "new.html"])
    #expect(try folder.times(in: "out")["app/en/a.html"] == times["app/en/a.html"])
    #expect(try folder.text(of: "out/index.html") == "j")
  }

  @Test func whatIsNoLongerMadeIsRemovedWithItsFolders() throws {
    try write(site)
    #expect(try write(["index.html": "i"]).removed == ["app/en/a.html", "site.json"])
    #expect(try files() == ["index.html"])
    #expect(try folder.folders(in: "out") == [".vitrine"])
  }

  /// What an earlier run wrote may stand where a folder must be, and the other way round.
  @Test func filesAndFoldersTakeEachOthersPlace() throws {
    try write(["index.html": "i", "a": "file"])
    #expect(try write(["index.html": "i", "a/b": "in a folder"]).removed == ["a"])
    #expect(try files() == ["a/b", "index.html"])
    #expect(try write(["index.html": "i", "a": "file"]).removed == ["a/b"])
    #expect(try files() == ["a", "index.html"])
  }

  @Test func anInterruptedRunLeavesNothingUnknown() throws {
    try write(["index.html": "i", "old.html": "o"])
    let output = try OutputFolder(folder.path("out"), sources: [])
    _ = try output.prepare(for: ["index.html", "half.html"].map(SitePath.init))
    _ = try output.write([1], to: SitePath("half.html"))
    // Here the run is interrupted, after it removed what was stale.
    #expect(try write(["index.html": "i"]).removed == ["half.html"])
    #expect(try files() == ["index.html"])
  }

  @Test(arguments: ["a\nb.html", "a\r.html", "a\r\nb.html", "%0A.html", "é\u{301}\n.html"])
  func namesMayHoldAnything(_ name: String) throws {
    try write(["index.html": "i", name: "1"])
    let again = try write(["index.html": "i", name: "2"])
    #expect(again.written == [name])
    #expect(again.removed == [])
    #expect(try write(["index.html": "i"]).removed == [name])
    #expect(try files() == ["index.html"])
  }

  // MARK: - Foreign files

  @Test func foreignFilesStay() throws {
    try write(site)
    try folder.write(["out/CNAME": "c", "out/app/notes.txt": "n"])
    #expect(try write(["index.html": "i"]).removed == ["app/en/a.html", "site.json"])
    #expect(try files() == ["CNAME", "app/notes.txt", "index.html"])
  }

  @Test func aForeignFileIsNotReplaced() throws {
    try write(["index.html": "i"])
    try folder.write("mine", to: "out/about.html")
    let trouble = try trouble { try write(["index.html": "i", "about.html": "a"]) }
    #expect(trouble == "out/about.html: stands in the way, and Vitrine did not write it")
    #expect(try folder.text(of: "out/about.html") == "mine")
  }

  @Test func aForeignFileStaysForeignAfterARunThatItStopped() throws {
    try write(["index.html": "i"])
    try folder.write("mine", to: "out/about.html")
    for _ in 1...2 {
      #expect(throws: OutputError.self) { try write(["index.html": "i", "about.html": "a"]) }
    }
    #expect(try folder.text(of: "out/about.html") == "mine")
    #expect(try write(["index.html": "i"]).removed == [])
    #expect(try folder.text(of: "out/about.html") == "mine")
  }

  @Test func aForeignFolderIsNotReplaced() throws {
    try write(["index.html": "i"])
    try folder.write("mine", to: "out/about.html/x")
    let trouble = try trouble { try write(["index.html": "i", "about.html": "a"]) }
    #expect(trouble == "out/about.html: stands in the way, and is no file")
  }

  @Test func whatTheUserRemovedCountsAsNothing() throws {
    try write(site)
    try folder.remove("out/app")
    let result = try write(site.filter { $0.key != "app/en/a.html" })
    #expect(result.removed == [])
    #expect(try write(site).written == ["app/en/a.html"])
  }

  @Test(arguments: ["file.txt", "site.json", ".hidden", ".vitrine/other", ".vitrine/files"])
  func somebodyElsesFolderIsRefused(_ file: String) throws {
    try folder.write("{\"generator\": \"hugo 1\"}", to: "out/\(file)")
    #expect(
      try trouble { try write(site) }
        == "the output folder “out” holds files that Vitrine did not write; "
        + "name another one, or empty it")
    #expect(try folder.files(in: "out") == [file])
  }

  @Test func anEmptyFolderIsTaken() throws {
    try folder.makeFolder("out")
    #expect(try write(site).written.count == 3)
  }

  @Test func aFileIsNoOutput() throws {
    try folder.write("x", to: "out")
    #expect(try trouble { try write(site) } == "the output “out” is no folder")
    #expect(try folder.text(of: "out") == "x")
  }

  @Test func aSiteWithoutItsRecordIsComparedByItsBytes() throws {
    try write(site.merging(["old.html": "o"]) { $1 })
    try folder.remove("out/.vitrine")
    var changed = site
    changed["index.html"] = "j"
    let result = try write(changed)
    #expect(result.written == ["index.html"])
    // Nobody knows any longer who wrote it.
    #expect(result.removed == [])
    #expect(try files() == ["app/en/a.html", "index.html", "old.html", "site.json"])
  }

  // MARK: - Sources

  @Test(arguments: [
    "app", "app/", "app/Settings.bundle", "app/not/yet/there", "app/../app/site", "linked/site",
    "linked", "none/../app/site", "none/./../app",
  ])
  func theOutputLiesInNoSource(_ output: String) throws {
    try folder.write("r", to: "app/Settings.bundle/Root.plist")
    try folder.link("linked", to: "app")
    #expect(
      try trouble { try write(site, to: output, sources: ["app"]) }
        == "the output folder “\(output)” lies inside of the source “app”")
    #expect(try folder.files(in: "app") == ["Settings.bundle/Root.plist"])
  }

  @Test(arguments: ["app-site", "out/app", "other"])
  func theOutputMayLieBesideASource(_ output: String) throws {
    try folder.write("r", to: "app/Root.plist")
    #expect(try write(site, to: output, sources: ["app", "none"]).written.count == 3)
  }

  // MARK: - Links

  @Test func theOutputItselfMayBeALink() throws {
    try folder.makeFolder("elsewhere")
    try folder.link("out", to: "elsewhere")
    try write(site)
    #expect(try folder.text(of: "elsewhere/index.html") == "i")
  }

  @Test func noFileIsWrittenThroughALink() throws {
    try write(site)
    try folder.write("mine", to: "mine.html")
    try folder.remove("out/index.html")
    try folder.link("out/index.html", to: "../mine.html")
    var changed = site
    changed["index.html"] = "j"
    #expect(
      try trouble { try write(changed) } == "out/index.html: stands in the way, and is no file")
    #expect(try folder.text(of: "mine.html") == "mine")
  }

  @Test(arguments: ["app", "app/en"])
  func noFolderIsFollowedThroughALink(_ link: String) throws {
    try write(site)
    try folder.remove("out/\(link)")
    try folder.makeFolder("elsewhere")
    try folder.link("out/\(link)", to: folder.path("elsewhere"))
    #expect(
      try trouble { try write(site) } == "out/\(link): is a link, which Vitrine did not make")
    #expect(try folder.files(in: "elsewhere") == [])
  }

  @Test(arguments: ["app", "app/en"])
  func nothingIsRemovedThroughALink(_ link: String) throws {
    try write(site)
    try folder.remove("out/\(link)")
    try folder.write(["elsewhere/a.html": "mine", "elsewhere/en/a.html": "mine"])
    try folder.link("out/\(link)", to: folder.path("elsewhere"))
    #expect(try write(["index.html": "i"]).removed == ["site.json"])
    #expect(try folder.files(in: "elsewhere") == ["a.html", "en/a.html"])
  }

  @Test func aLinkInPlaceOfAStaleFileStays() throws {
    try write(site)
    try folder.remove("out/app/en/a.html")
    try folder.link("out/app/en/a.html", to: "../../index.html")
    #expect(try write(["index.html": "i"]).removed == ["site.json"])
    #expect(try files() == ["app/en/a.html", "index.html"])
  }

  @Test func theRecordIsNotWrittenThroughALink() throws {
    try write(site)
    try folder.write("mine", to: "elsewhere/note")
    try folder.remove("out/.vitrine")
    try folder.link("out/.vitrine", to: folder.path("elsewhere"))
    #expect(
      try trouble { try write(["index.html": "j"]) }
        == "out/.vitrine: is a link, which Vitrine did not make")
    #expect(try folder.files(in: "elsewhere") == ["note"])
  }

  @Test func theRecordOfAnotherFolderDoesNotCount() throws {
    try write(["index.html": "i", "mine.txt": "m"], to: "other")
    try write(["index.html": "i"])
    try folder.write("mine", to: "out/mine.txt")
    try folder.remove("out/.vitrine/files")
    try folder.link("out/.vitrine/files", to: folder.path("other/.vitrine/files"))
    let record = try folder.bytes(of: "other/.vitrine/files")
    #expect(throws: OutputError.self) { try write(["index.html": "i"]) }
    #expect(try folder.text(of: "out/mine.txt") == "mine")
    #expect(try folder.bytes(of: "other/.vitrine/files") == record)
  }

  @Test func aRecordThatWasTamperedWithLeadsNowhere() throws {
    try write(["index.html": "i"])
    try folder.write(["mine.html": "mine", "app/x": "mine"])
    let record = try folder.text(of: "out/.vitrine/files")
    for entry in ["../mine.html", folder.path("mine.html"), "a/../../mine.html", "..", ""] {
      try folder.write(
        record.replacing("index.html", with: entry), to: "out/.vitrine/files")
      #expect(try write(["index.html": "i"]).removed == [])
      #expect(try folder.text(of: "mine.html") == "mine")
    }
  }
}
