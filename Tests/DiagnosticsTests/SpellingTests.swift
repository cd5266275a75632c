import Diagnostics
import Testing

struct SpellingTests {
  private let words = ["bundles", "docs", "strict", "theme", "themes", "é"]

  @Test(
    arguments: [
      ("bundels", "bundles"), ("Bundles", "bundles"), ("bundle", "bundles"), ("bun", "bundles"),
      ("strcit", "strict"), ("theem", "theme"), ("themess", "themes"), ("doc", "docs"),
      ("output", nil), ("", nil), ("x", nil), ("bu", nil), ("è", nil),
    ] as [(String, String?)])
  func findsWhatWasMeant(_ written: String, _ meant: String?) {
    #expect(words.nearest(to: written) == meant)
  }

  @Test func doesNotCompareEndlessWords() {
    let long = String(repeating: "bundles", count: 1_000_000)
    #expect(words.nearest(to: long) == nil)
    #expect([long].nearest(to: "bundles") == nil)
  }
}
