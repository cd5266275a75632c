import Diagnostics
import Testing

/// Fixes in a text, and the diff of it.
///
/// A change is written `offset-offset:replacement`.
struct FixedTextTests {
  private static func fix(_ words: String, in source: SourceText) -> Diagnostic.Fix {
    let edits = words.split(separator: "|").map { word in
      let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let offsets = parts[0].split(separator: "-").compactMap { Int($0) }
      return Diagnostic.Fix.Edit(
        source, source.range(offsets[0]..<offsets[1]), String(parts[1]))
    }
    return .init(words, edits)
  }

  private static func fixed(
    _ text: String, _ fixes: [String], _ encoding: TextEncoding = .utf8
  ) -> FixedText {
    let source = SourceText(path: "a/b.plist", utf8: Array(text.utf8), encoding: encoding)
    return FixedText(source, fixing: fixes.map { fix($0, in: source) })
  }

  @Test(
    arguments: [
      ("abc", [], "abc", 0), ("abc", ["1-2:XY"], "aXYc", 1), ("abc", ["3-3:!"], "abc!", 1),
      ("", ["0-0:x"], "x", 1), ("a\r\nb", ["3-4:c"], "a\r\nc", 1), ("é=1", ["3-4:2"], "é=2", 1),
      // In any order, and the same once.
      ("abcd", ["3-4:D", "0-1:A"], "AbcD", 2), ("abc", ["1-2:X", "1-2:X"], "aXc", 1),
      // Of two that touch the first counts.
      ("abcd", ["0-2:X", "1-3:Y"], "Xcd", 1), ("abcd", ["1-3:Y", "0-2:X"], "aYd", 1),
      ("ab", ["1-1:X", "1-1:Y"], "aXb", 1), ("abcd", ["0-4:X", "2-2:Y"], "X", 1),
      ("abcd", ["0-2:X", "2-4:Y"], "XY", 2),
      // Whole or not at all.
      ("abcd", ["1-2:X|3-4:Y"], "aXcY", 1), ("abcd", ["3-4:Z", "1-2:X|3-4:Y"], "abcZ", 1),
      ("abcd", ["0-2:X|1-3:Y"], "abcd", 0),
    ] as [(String, [String], String, Int)])
  func appliesFixes(_ text: String, _ fixes: [String], _ expected: String, _ count: Int) {
    let fixed = Self.fixed(text, fixes)
    #expect(String(decoding: fixed.utf8, as: UTF8.self) == expected)
    #expect(fixed.applied.count == count)
  }

  /// Rounds of fixes make the same of a text as their sum does, which is what the diff is made of.
  @Test(
    arguments: [
      ("abcd", [["1-2:XY"], ["4-5:Z"]], "aXYcZ"), ("abcd", [["1-2:XY"], ["0-1:A"]], "AXYcd"),
      ("abcd", [["1-2:XY"], ["2-3:Z"]], "aXZcd"), ("abcd", [["1-2:XY"], ["1-3:"]], "acd"),
      ("abcd", [["1-3:"], ["1-1:Q"]], "aQd"), ("abcd", [["0-1:AA", "3-4:DD"], ["1-5:-"]], "A-D"),
      ("abcd", [["1-1:1"], ["2-2:2"], ["0-0:0"]], "0a12bcd"), ("", [["0-0:ab"], ["1-1:x"]], "axb"),
      ("abcd", [["0-1:X"], ["0-1:a"]], "abcd"), ("abcd", [[], ["0-1:X"], []], "Xbcd"),
    ] as [(String, [[String]], String)])
  func goesOnFixing(_ text: String, _ rounds: [[String]], _ expected: String) {
    let source = SourceText(path: "a", utf8: Array(text.utf8))
    var fixed = FixedText(source, fixing: [])
    for words in rounds {
      let now = SourceText(path: "a", utf8: fixed.utf8)
      fixed = fixed.fixing(words.map { Self.fix($0, in: now) })
      #expect(fixed.applied.count == words.count)
    }
    #expect(String(decoding: fixed.utf8, as: UTF8.self) == expected)
    let diff = String(decoding: UnifiedDiff(fixed).bytes, as: UTF8.self)
    #expect(diff.contains("\n+\(expected)\n") == (text != expected))
    #expect(diff.contains("\n-\(text)\n") == (text != expected && !text.isEmpty))
  }

  private static let lines = (1...20).map { "\($0 % 10)\n" }.joined()

  @Test(
    arguments: [
      ("abc\n", [], ""), ("abc\n", ["0-1:a"], ""),
      ("a\nb\nc\n", ["2-3:B"], "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
      (
        "a", ["0-1:b"],
        "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"
      ),
      (
        "a", ["1-1:;"],
        "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a;\n\\ No newline at end of file\n"
      ),
      (
        "a\nbc", ["2-3:B", "4-4:;"],
        "@@ -1,2 +1,2 @@\n a\n-bc\n\\ No newline at end of file\n"
          + "+Bc;\n\\ No newline at end of file\n"
      ),
      (
        "a\nb", ["0-2:", "3-3:;"],
        "@@ -1,2 +1 @@\n-a\n-b\n\\ No newline at end of file\n"
          + "+b;\n\\ No newline at end of file\n"
      ),
      ("a", ["1-1:;\n"], "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a;\n"),
      ("", ["0-0:a\n"], "@@ -0,0 +1 @@\n+a\n"), ("a\n", ["2-2:b\n"], "@@ -1 +1,2 @@\n a\n+b\n"),
      ("a\n", ["0-2:"], "@@ -1 +0,0 @@\n-a\n"),
      ("a\r\nb\r\n", ["0-1:c"], "@@ -1,2 +1,2 @@\n-a\r\n+c\r\n b\r\n"),
      (
        "a\rb\r", ["2-3:c"],
        "@@ -1 +1 @@\n-a\rb\r\n\\ No newline at end of file\n"
          + "+a\rc\r\n\\ No newline at end of file\n"
      ),
      ("a\nb\nc\n", ["0-0:x\n", "4-4:y\n"], "@@ -1,3 +1,5 @@\n+x\n a\n b\n+y\n c\n"),
      ("ab\ncd\n", ["0-1:A", "1-2:B"], "@@ -1,2 +1,2 @@\n-ab\n+AB\n cd\n"),
      ("a\nb\nc\n", ["1-2:"], "@@ -1,3 +1,2 @@\n-a\n-b\n+ab\n c\n"),
      (
        lines, ["0-1:x", "38-39:y"],
        "@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n@@ -17,4 +17,4 @@\n 7\n 8\n 9\n-0\n+y\n"
      ),
      (
        lines, ["0-0:x\n", "16-17:y"],
        "@@ -1,3 +1,4 @@\n+x\n 1\n 2\n 3\n@@ -6,7 +7,7 @@\n 6\n 7\n 8\n-9\n+y\n 0\n 1\n 2\n"
      ),
      (
        lines, ["0-1:x", "14-15:y"],
        "@@ -1,11 +1,11 @@\n-1\n+x\n 2\n 3\n 4\n 5\n 6\n 7\n-8\n+y\n 9\n 0\n 1\n"
      ),
    ] as [(String, [String], String)])
  func tellsWhatIsChanged(_ text: String, _ fixes: [String], _ hunks: String) {
    let diff = String(decoding: UnifiedDiff(Self.fixed(text, fixes)).bytes, as: UTF8.self)
    #expect(diff == (hunks.isEmpty ? "" : "--- a/a/b.plist\n+++ b/a/b.plist\n" + hunks))
  }

  @Test func aByteOrderMarkBelongsToTheFirstLine() {
    let diff = UnifiedDiff(Self.fixed("a\nb\n", ["2-3:c"], TextEncoding(.utf8, hasMark: true)))
    #expect(
      String(decoding: diff.bytes, as: UTF8.self).hasSuffix(
        "@@ -1,2 +1,2 @@\n \u{FEFF}a\n-b\n+c\n"))
  }

  @Test(arguments: [
    ("./a.plist", "a/a.plist"), ("/x/a.plist", "a/x/a.plist"), ("x y.plist", "a/x y.plist\t"),
    ("é", "a/é"), ("x\ny", "\"a/x\\ny\""), ("\"\\\u{1}", "\"a/\\\"\\\\\\001\""),
  ])
  func namesFilesAsPatchReadsThem(_ path: String, _ name: String) {
    let source = SourceText(path: path, utf8: Array("a\n".utf8))
    let diff = UnifiedDiff(FixedText(source, fixing: [Self.fix("0-1:b", in: source)]))
    #expect(String(decoding: diff.bytes, as: UTF8.self).hasPrefix("--- \(name)\n+++ "))
  }

  @Test(
    arguments: [
      (.utf8, [0x61, 0xC3, 0xA9]),
      (.init(.utf8, hasMark: true), [0xEF, 0xBB, 0xBF, 0x61, 0xC3, 0xA9]),
      (.init(.utf16LittleEndian), [0x61, 0, 0xE9, 0]),
      (.init(.utf16LittleEndian, hasMark: true), [0xFF, 0xFE, 0x61, 0, 0xE9, 0]),
      (.init(.utf16BigEndian, hasMark: true), [0xFE, 0xFF, 0, 0x61, 0, 0xE9]),
    ] as [(TextEncoding, [UInt8])])
  func encodesAsItDecodes(_ encoding: TextEncoding, _ bytes: [UInt8]) {
    #expect(encoding.bytes(of: Array("aé".utf8)) == bytes)
    #expect(SourceText.decoding(bytes, path: "a").source.encoding == encoding)
    #expect(TextEncoding(.named("macintosh")).bytes(of: []) == nil)
  }
}
