import Testing

@testable import Search

struct SearchWordsTests {
  @Test(arguments: [
    ("", []), (" .,-_/\u{A0}… ", []),
    ("Sync now, sync NOW!", ["sync", "now"]),
    ("server_url 2x", ["server", "url", "2x"]),
    ("serverURL", ["server", "url", "serverurl"]),
    ("URLPathOf", ["url", "path", "of", "urlpathof"]),
    ("iPhone17Pro", ["i", "phone17", "pro", "iphone17pro"]),
    ("URLPath", ["url", "path", "urlpath"]), ("aÉB", ["aÉb"]),
    ("HTTP X a", ["http", "x", "a"]),
    // Letters beyond ASCII are folded by the script.
    ("Größe ÉTÉ e\u{301}", ["größe", "ÉtÉ", "e\u{301}"]),
    ("don’t it's", ["don", "t", "it", "s"]),
    ("日本語", ["日本", "本語", "語"]), ("語", ["語"]), ("日本、語", ["日本", "本", "語"]),
    ("iCloudの設定", ["i", "cloud", "icloud", "の設", "設定", "定"]),
    ("𠀀語a", ["𠀀語", "語", "a"]),
    ("ไทย ก", ["ไท", "ทย", "ย", "ก"]),
    ("설정 값", ["설정", "값"]), ("العربية", ["العربية"]), ("👍🏽 a", ["a"]),
  ])
  func cutsTextsIntoWords(_ text: String, _ expected: [String]) {
    #expect(words(text).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
  }

  @Test func aWordIsCutAtACharacter() {
    let words = words(String(repeating: "a", count: 63) + "é" + "b")
    #expect(words == [String(repeating: "a", count: 63)])
  }

  @Test func manyWordsHaveANumberEach() {
    var table = WordTable()
    for round in 1...2 {
      for number in 0..<20_000 {
        // Of many shapes, so that some begin at the first slot and some at the last.
        let word = String(number &* 7_919, radix: 2 + number % 35)
        #expect(table.insert(Array("\(word)-\(number)".utf8).span) == number, "round \(round)")
      }
    }
    #expect(table.count == 20_000)
  }

  private func words(_ text: String) -> [String] {
    var words = SearchWords()
    words.add(text)
    return (0..<words.table.count).map { String(decoding: words.table[$0], as: UTF8.self) }
  }
}
