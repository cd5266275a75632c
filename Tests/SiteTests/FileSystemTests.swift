import Diagnostics
import Site
import TestSupport
import Testing

struct FileSystemTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(["file": "text", "sub/é/x": "", "sub/.hidden": ""])
    try folder.link("link", to: "file")
    try folder.link("dead", to: "nothing")
    try folder.link("round", to: "sub")
  }

  @Test(
    arguments: [
      ("file", .file, .file), ("sub", .folder, .folder), ("link", .file, .link),
      ("round", .folder, .link), ("dead", nil, .link), ("none", nil, nil), ("file/x", nil, nil),
    ] as [(String, FileSystem.Kind?, FileSystem.Kind?)])
  func kinds(_ name: String, _ followed: FileSystem.Kind?, _ itself: FileSystem.Kind?) {
    #expect(FileSystem.kind(of: folder.path(name)) == followed)
    #expect(FileSystem.kind(of: folder.path(name), followingLinks: false) == itself)
  }

  @Test func bytesComeBackAsTheyWere() throws {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try FileSystem.write(bytes, to: folder.path("bytes"))
    #expect(try FileSystem.read(folder.path("bytes")) == bytes)
    try FileSystem.write([], to: folder.path("bytes"))
    #expect(try FileSystem.read(folder.path("bytes")) == [])
    #expect(try FileSystem.read(folder.path("link")) == Array("text".utf8))
  }

  @Test(arguments: [
    ("none", "No such file or directory"), ("sub", "not a file"), ("file/x", "Not a directory"),
  ])
  func troubleNamesThePath(_ name: String, _ reason: String) {
    #expect(throws: FileError(folder.path(name), reason)) {
      try FileSystem.read(folder.path(name))
    }
    #expect(FileError("a", reason).description == "a: \(reason)")
  }

  @Test(arguments: ["link", "dead"])
  func nothingIsWrittenThroughALink(_ name: String) throws {
    #expect(throws: FileError.self) { try FileSystem.write([1], to: folder.path(name)) }
    #expect(try folder.text(of: "file") == "text")
    #expect(!folder.exists("nothing"))
  }

  @Test(arguments: ["new", "new/deep/er", "sub/é/more", "sub", "round/more"])
  func foldersAreMadeWithThoseAround(_ name: String) throws {
    try FileSystem.makeFolder(folder.path(name))
    #expect(FileSystem.kind(of: folder.path(name)) == .folder)
  }

  @Test(arguments: ["file", "file/x", "dead", "dead/x/y"])
  func aFileIsInTheWayOfAFolder(_ name: String) {
    #expect(throws: FileError.self) { try FileSystem.makeFolder(folder.path(name)) }
  }

  @Test func removing() throws {
    try FileSystem.removeFile(folder.path("file"))
    try FileSystem.removeFile(folder.path("file"))
    #expect(!folder.exists("file"))
    #expect(throws: FileError.self) { try FileSystem.removeFile(folder.path("sub")) }
    FileSystem.removeEmptyFolder(folder.path("sub"))
    #expect(folder.exists("sub/.hidden"))
    try folder.makeFolder("empty")
    FileSystem.removeEmptyFolder(folder.path("empty"))
    #expect(!folder.exists("empty"))
  }

  @Test func namesAreInOrder() throws {
    #expect(
      try FileSystem.names(in: folder.path) == ["dead", "file", "link", "round", "sub"])
    #expect(try FileSystem.names(in: folder.path("sub")) == [".hidden", "é"])
    #expect(throws: FileError(folder.path("none"), "No such file or directory")) {
      try FileSystem.names(in: folder.path("none"))
    }
  }

  @Test func realPathsHoldNoLinks() {
    #expect(FileSystem.realPath(folder.path("round/../round/é")) == folder.path("sub/é"))
    #expect(FileSystem.realPath(folder.path("dead")) == nil)
  }

  @Test(arguments: [("a/b/c", "a/b"), ("/a/b", "/a"), ("/a", nil), ("a", nil), ("./a", ".")])
  func parents(_ path: String, _ parent: String?) {
    #expect(FileSystem.parent(of: path) == parent)
  }

  @Test func aListingHoldsWhatLiesInTheFolder() throws {
    try folder.link("sub/inside", to: "é/x")
    try folder.link("sub/outside", to: "../file")
    let listing = try FolderListing(of: folder.path("sub"))
    #expect(listing.files == [".hidden", "inside", "é/x"])
    #expect(listing.diagnostics.map(\.location.path) == [folder.path("sub/outside")])
    #expect(try FolderListing(of: folder.path("round")).files == [".hidden", "inside", "é/x"])
    #expect(throws: FileError(folder.path("none"), "no such folder")) {
      try FolderListing(of: folder.path("none"))
    }
  }
}
