import Diagnostics
import Testing

@testable import Markdown

/// Pages that are made to take long, or to run out of stack.
struct MarkdownLimitsTests {
  @Test(arguments: [
    ("> ", 5_000), ("- ", 5_000), ("1. ", 5_000), ("*", 10_000), ("*a ", 5_000),
    ("**a *b ", 5_000), ("[", 10_000), ("![", 5_000), ("[a](", 5_000), ("](", 5_000),
    ("~", 10_000), ("~a ", 5_000), ("~a ~~b ", 5_000), ("~~a~ ", 5_000), ("a~", 5_000),
    ("[^a]", 5_000), ("[^", 5_000), ("[^a]: b\n", 5_000), ("[^a]: [^a]\n\n", 2_000),
    ("| a ", 5_000), ("|", 10_000), ("| a |\n|-|\n", 2_000), ("|-|\n", 5_000),
    ("www.", 5_000), ("_www.", 5_000), ("http://a", 5_000), ("a@", 5_000), ("a@b.", 5_000),
    ("www.a.b)", 5_000), ("&a;", 5_000), ("<a", 5_000), ("<!--", 5_000), ("`", 10_000),
    ("`a``", 5_000), ("> [!NOTE]\n", 5_000), ("- [ ] a\n", 5_000), ("# a\n", 2_000),
    ("\"a'", 5_000), ("a\u{0}", 5_000), ("\r", 5_000), ("> a\n\n", 2_000),
  ])
  func readsWhateverIsRepeated(_ unit: String, _ count: Int) {
    let text = String(repeating: unit, count: count)
    let document = read(text)
    #expect(!document.diagnostics.contains { $0.severity == .error })
    let closed = read(text + "x" + String(repeating: String(unit.reversed()), count: count))
    // Some are refused for what they might take.
    #expect(closed.blocks.isEmpty || !closed.diagnostics.contains { $0.severity == .error })
  }

  @Test func saysWhatIsNestedTooDeeply() {
    let document = read(String(repeating: "> ", count: 1000) + "deep")
    #expect(document.diagnostics.map(\.message.rule) == ["markdown-nesting"])
    #expect(depth(of: document.blocks) == 65)
  }

  private func depth(of blocks: [MarkdownBlock]) -> Int {
    var depth = 0
    var blocks = blocks
    while let block = blocks.first {
      depth += 1
      guard case .quote(let content) = block.kind else { break }
      blocks = content
    }
    return depth
  }

  /// Such a page would take libcmark 0.30.2 minutes; from 0.30.3 on, it is read.
  @Test(arguments: ["![[]()", "![[a]()x", "![`]`[]()", "![\\][]()", "![<]>[]()"])
  func refusesImagesThatDoNotEnd(_ unit: String) {
    let document = read(String(repeating: unit, count: 80_000))
    let isRefused = CMarkTree.isSlowWithUnfinishedImages
    #expect(document.blocks.isEmpty == isRefused)
    #expect(document.diagnostics.map(\.message.rule) == (isRefused ? ["markdown-too-slow"] : []))
  }

  @Test func admitsManyImages() {
    let row = "- [![badge](badge.svg)](https://example.com/)\n"
    let page = String(repeating: row, count: 5_000) + "\n"
    let document = read(String(repeating: page, count: 4))
    #expect(document.diagnostics == [])
  }

  @Test func refusesEmptyLinesInNestedLists() {
    let nested = String(repeating: "- ", count: 20_000) + "a"
    let document = read(nested + String(repeating: "\n", count: 20_000))
    #expect(document.diagnostics.map(\.message.rule) == ["markdown-too-slow"])
  }

  /// A table's rows cannot make a page of cells that nobody wrote.
  @Test func endsTablesOfMissingCells() throws {
    let columns = 2_000
    let header = String(repeating: "|a", count: columns) + "|\n"
    let delimiter = String(repeating: "|-", count: columns) + "|\n"
    let document = read(header + delimiter + String(repeating: "x\n", count: 2_000))
    guard case .table(let table) = try #require(document.blocks.first).kind else {
      Issue.record("no table")
      return
    }
    #expect(table.rows.count == 500_000 / (columns - 1))
  }
}
