import Testing
import TextInput

struct DataDetectorTests {
  /// Links stand in the expected text as `[text](url)`.
  private func marked(_ text: String, _ types: DataDetectorTypes) -> String {
    DataDetector(types).runs(in: text).map { run in
      run.link.map { "[\(run.text)](\($0.url))" } ?? run.text
    }.joined()
  }

  @Test(
    arguments: [
      "See [http://example.com](http://example.com).",
      "[https://example.com/a/b?c=d&e=%20#f](https://example.com/a/b?c=d&e=%20#f)",
      "[HTTPS://Example.com/A](https://Example.com/A)",
      "([http://example.com/a](http://example.com/a)) and more",
      "[http://example.com/a_(b)](http://example.com/a_(b)), ([http://example.com/a_(b)](http://example.com/a_(b)))",
      "Really? [http://example.com](http://example.com)?!…",
      "“[http://example.com](http://example.com)”, '[http://example.com/x](http://example.com/x)'",
      "<[http://example.com](http://example.com)>",
      "[www.example.com](http://www.example.com), [WWW.example.co.uk/a](http://WWW.example.co.uk/a)",
      "[http://localhost:8000/](http://localhost:8000/)", "[http://127.0.0.1](http://127.0.0.1)",
      "[http://bücher.example/käse](http://bücher.example/käse)",
      "请看[http://example.com](http://example.com)。谢谢",
      "请看[http://example.com](http://example.com)谢谢",
      "[https://ja.example.org/日本語](https://ja.example.org/日本語)",
      "🦊[http://example.com](http://example.com)🦊",
      "a\n[http://example.com](http://example.com)\r\nb",
      "Mail [ann@example.com](mailto:ann@example.com).",
      "([ann.lee+x@mail.example.co.uk](mailto:ann.lee+x@mail.example.co.uk))",
      "<[ann@example.com](mailto:ann@example.com)>; '[bob_1@example.org](mailto:bob_1@example.org)'",
      "E-Mail:[ann@example.com](mailto:ann@example.com)",
      "[ann@example.com](mailto:ann@example.com)…",
      "[mailto:ann@example.com](mailto:ann@example.com)",
      "[MAILTO:ann@example.com?subject=Hi](mailto:ann@example.com?subject=Hi)!",
    ])
  func findsLinks(_ expected: String) {
    let text = expected.replacing(/\[([^\]]*)\]\(((?:[^()]|\([^()]*\))*)\)/) { $0.output.1 }
    #expect(marked(text, .init([.link])) == expected)
  }

  @Test(arguments: [
    "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "ftp://example.com",
    "ftp://ann:word@example.com", "http://", "http:// example.com", "https:///a", "http://.",
    "http://-a.com",
    "http://ann@example.com", "http://ann:word@example.com/", "http://a..b",
    "http://example.com:99x/",
    "www.", "www.example", "www..com", "www.example.1", "awww.example.com", "xhttp://example.com",
    "a/www.example.com", "@www.example.com", "example.com", "example.com/a", "ann@", "@example.com",
    "ann@example",
    "ann@example.c", "ann@example.123", "ann@-example.com", "ann@example-.com", "ann@exa_mple.com",
    ".ann@", "ann..lee@example.com", "ann.@example.com", "d'arc@example.com", "ünder@example.com",
    "ünder.ann@example.com", "ann@bücher.example", "ann@example.comé",
    "ann@example.com@example.org",
    "mailto:", "mailto:ann", "mailto:ann@example", "mailto:?subject=x",
    "mailto:ann@example.com,bob",
    "tel:+15550100", "",
  ])
  func findsNoLinks(_ text: String) {
    let runs = DataDetector(.init([.link])).runs(in: text)
    let links = runs.compactMap(\.link?.url)
    // The tail of a list of addresses after a refused `mailto:` may still be an address.
    #expect(links == (text == "mailto:ann@example.com,bob" ? ["mailto:ann@example.com"] : []))
  }

  @Test(
    arguments: [
      "Call [+1 (800) 555-0199](tel:+18005550199).", "[+442079460958](tel:+442079460958)",
      "[+44 (0)20 7946 0958](tel:+442079460958)", "[+49 30 1234567](tel:+49301234567)",
      "[(800) 555-0199](tel:8005550199)", "([800-555-0199](tel:8005550199))",
      "[800-555-0199](tel:8005550199)", "[800.555.0199](tel:8005550199)",
      "[1-800-555-0199](tel:18005550199)",
      "[800 555 0199](tel:8005550199), [800 555 0100](tel:8005550100)",
      "[020 7946 0958](tel:02079460958)", "([(020) 7946 0958](tel:02079460958))",
      "Tel.:[030 1234567](tel:0301234567)", "Tel.[01 23 45 67 89](tel:0123456789)!",
      "[01.23.45.67.89](tel:0123456789)", "[0049 30 1234567](tel:0049301234567)",
      "[+49\u{A0}30\u{2011}1234567](tel:+49301234567)",
      "(([020 7946 0958](tel:02079460958)))",
    ])
  func findsPhoneNumbers(_ expected: String) {
    let text = expected.replacing(/\[([^\]]*)\]\((tel:[^()]*)\)/) { $0.output.1 }
    #expect(marked(text, .init([.phoneNumber])) == expected)
  }

  @Test(arguments: [
    "5550199", "555-0199", "8005550199", "123456789012345678", "+1", "+12345", "+0 800 555 0199",
    "+1234567890123456", "2024-01-15", "01.02.2024", "15-01-2024", "01.02.2024 10",
    "10:30 800-555-01999",
    "192.168.100.1", "010.020.030.040", "1.2.3", "0.123456789", "1,800-555-0199", "$800-555-0199",
    "800-555-0199-1", "800-555-0199x1", "800-555-0199/2", "a800-555-0199", "#800-555-0199",
    "800-555-0199€", "100-555-0199", "800-155-0199", "2-800-555-0199", "(800 555-0199) 5",

    "00 00 00 00 00", "v01 23 45 67 89", "1000 2000 3000", "٠١٢٣ ٤٥٦٧٨٩", "", "+", "(", "+(",
    "+ 1 2",
  ])
  func findsNoPhoneNumbers(_ text: String) {
    let runs = DataDetector(.init([.phoneNumber])).runs(in: text)
    #expect(runs == (text.isEmpty ? [] : [DetectedRun(text)]))
  }

  @Test func findsOnlyWhatIsAskedFor() {
    let text = "http://example.com, +1 800 555 0199"
    #expect(marked(text, []) == text)
    #expect(marked(text, .init([.address, .calendarEvent, .money])) == text)
    #expect(
      marked(text, .init([.link])) == "[http://example.com](http://example.com), +1 800 555 0199")
    #expect(
      marked(text, .init([.all]))
        == "[http://example.com](http://example.com), [+1 800 555 0199](tel:+18005550199)")
    #expect(
      marked("http://example.com/800-555-0199", .init([.all]))
        == "[http://example.com/800-555-0199](http://example.com/800-555-0199)")
  }

  @Test func keepsEveryCharacter() {
    let words = [
      "http://", "www.", "a", ".", "com", "@", "(", ")", "+", "800", "-", "555", "0199", " ", "é",
      "\r\n", "🏳️‍🌈", "\u{301}", "mailto:", "/", ":", "谢", "\0",
    ]
    var state: UInt64 = 1
    for _ in 0..<2000 {
      let text = (0..<12).map { _ in
        // Knuth’s numbers for MMIX: the same texts in every run.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return words[Int(state >> 33) % words.count]
      }.joined()
      let runs = DataDetector(.init([.all])).runs(in: text)
      #expect(Array(runs.map(\.text).joined().utf8) == Array(text.utf8), "\(text.debugDescription)")
      for link in runs.compactMap(\.link) {
        #expect(["http:", "https:", "mailto:", "tel:"].contains { link.url.hasPrefix($0) })
      }
      #expect(!zip(runs, runs.dropFirst()).contains { $0.link == nil && $1.link == nil })
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "(http://", "http://@", "www.", "a@", "a@b.", "a.", "1 ", "(", "+1", "1-", "mailto:a@b.c,",
      "http://a.com)", "a'b", "x:/", "http://a.com((((",
    ])
  func takesLinearTime(_ word: String) {
    let text = String(repeating: word, count: 100_000 / word.utf8.count)
    let runs = DataDetector(.init([.all])).runs(in: text)
    #expect(runs.map(\.text.utf8.count).reduce(0, +) == text.utf8.count)
  }
}
