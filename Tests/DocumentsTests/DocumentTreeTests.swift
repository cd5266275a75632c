import Diagnostics
@testable import Documents
import Testing

struct DocumentTreeTests {
  private let folder = DocumentFolder(
    [
      "zebra.md": "# Zebra", "index.md": "# Home", "b.md": "---\norder: 2\n---\n# B",
      "guide/page10.md": "# Ten", "guide/page2.md": "# Two",
      "guide/index.md": "---\norder: 1\n---\n# Guide", "deep/down/x.md": "---\nslug: y\n---\n# X",
      "draft.md": "---\ndraft: true\n---\n# Draft",
    ], files: ["images/a.png"])

  @Test func pagesStandInReadingOrder() {
    #expect(
      folder.tree.nodes.map { "\($0.page) \($0.title)" } == [
        "index.html Home", "guide/index.html Guide", "guide/page2.html Two",
        "guide/page10.html Ten", "b.html B", "deep/index.html Deep", "deep/down/index.html Down",
        "deep/down/y.html X", "zebra.html Zebra",
      ])
    #expect(folder.tree.previous(of: 0) == nil)
    #expect(folder.tree.next(of: 0) == 1)
    #expect(folder.tree.previous(of: 8) == 7)
    #expect(folder.tree.next(of: 8) == nil)
    #expect(folder.tree.ancestors(of: 7) == [0, 5, 6])
    #expect(folder.tree.ancestors(of: 0) == [])
    #expect(folder.tree.nodes[0].children == [1, 4, 5, 8])
  }

  @Test func draftsAreShownOnDemand() {
    let all = DocumentFolder(["a.md": "---\ndraft: true\n---\n"], hasDrafts: true)
    #expect(all.tree.nodes.map(\.page) == ["index.html", "a.html"])
    #expect(DocumentFolder(["a.md": "---\ndraft: true\n---\n"]).tree.nodes.isEmpty)
  }

  @Test(arguments: [
    ("zebra.md", "b.md", "page zebra.html"), ("./zebra.md", "b.md", "page zebra.html"),
    ("guide/../zebra.md", "b.md", "page zebra.html"), ("guide", "b.md", "page guide/index.html"),
    ("guide/", "b.md", "page guide/index.html"), (".", "guide/page2.md", "page guide/index.html"),
    ("..", "guide/page2.md", "page index.html"),
    ("page10.md", "guide/page2.md", "page guide/page10.html"),
    ("../deep/down/x.md", "guide/page2.md", "page deep/down/y.html"),
    ("images/a.png", "b.md", "file images/a.png"), ("images", "b.md", "none"),
    ("draft.md", "b.md", "draft draft.md"), ("../zebra.md", "b.md", "none"),
    ("Zebra.md", "b.md", "none"), ("zebra.html", "b.md", "none"),
  ])
  func aPathIsFollowedFromItsDocument(_ path: String, _ document: String, _ target: String) throws {
    let found = folder.tree.target(of: path, from: try #require(folder[document]))
    let described =
      switch found {
      case .page(let node): "page \(folder.tree.nodes[node].page)"
      case .file(let file): "file \(file)"
      case .draft(let draft): "draft \(draft)"
      case .none: "none"
      }
    #expect(described == target)
  }

  @Test(arguments: [
    ("zebr.md", "b.md", "zebra.md"), ("page2.md", "b.md", "guide/page2.md"),
    ("zebra.md", "guide/page2.md", "../zebra.md"), ("qqqqqqqq.md", "b.md", nil),
    ("image/a.png", "b.md", "images/a.png"),
  ])
  func aNearPathIsSuggested(_ path: String, _ document: String, _ suggestion: String?) throws {
    #expect(try folder.tree.suggestion(for: path, in: #require(folder[document])) == suggestion)
  }

  @Test func filesThatDocumentsNameAreLinked() {
    let folder = DocumentFolder(
      ["sub/a.md": "![x](../images/a%20b.png?v=1) [y](c.zip#z) [b](b.md)", "sub/b.md": ""],
      files: ["images/a b.png", "sub/c.zip", "images/unused.png"])
    #expect(folder.tree.linkedFiles == ["images/a b.png", "sub/c.zip"])
  }

  @Test func aLinkedFileIsSpelledAsItsFolderHasIt() throws {
    let folder = DocumentFolder(["a.md": "![x](caf\u{E9}.png)"], files: ["cafe\u{301}.png"])
    #expect(folder.tree.linkedFiles.map { Array($0.utf8) } == [Array("cafe\u{301}.png".utf8)])
    let document = try #require(folder["a.md"])
    guard case .file(let file) = folder.tree.target(of: "caf\u{E9}.png", from: document) else {
      Issue.record("no file")
      return
    }
    #expect(Array(file.utf8) == Array("cafe\u{301}.png".utf8))
  }

  @Test(arguments: [
    ("a", "b", true), ("a2", "a10", true), ("a10", "a2", false), ("a02", "a2", true),
    ("a", "a1", true), ("A", "a", true), ("é", "f", false), ("2", "10", true), ("", "a", true),
    ("99999999999999999999998", "99999999999999999999999", true),
  ])
  func namesAreInOrderByTheirNumbers(_ a: String, _ b: String, _ isBefore: Bool) {
    #expect(DocumentPath.comesBefore(a, b) == isBefore)
    #expect(DocumentPath.comesBefore(b, a) == !isBefore)
  }
}
