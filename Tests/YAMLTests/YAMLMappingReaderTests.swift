import Diagnostics
import TestSupport
import Testing
import YAML

struct YAMLMappingReaderTests {
  enum Idiom: String, CaseIterable {
    case phone, pad
  }

  private func reader(_ text: String) -> YAMLMappingReader {
    let source = MarkedText(text).source()
    return YAMLMappingReader(YAMLReader.read(source).root, of: source)
  }

  @Test func takesEveryType() {
    var reader = reader(
      """
      title: Fox
      version: 1.10
      bundles: [A, 2]
      single: B
      strict: true
      port: 8000
      theme: dark
      idioms: [pad, phone]
      rules: {a: off, b: error}
      menu: [{name: x}, {name: y}]
      empty:
      """)
    #expect(reader.string("title") == "Fox")
    #expect(reader.string("version") == "1.10")
    #expect(reader.strings("bundles") == ["A", "2"])
    #expect(reader.strings("single") == ["B"])
    #expect(reader.boolean("strict") == true)
    #expect(reader.integer("port", in: 1...65535) == 8000)
    #expect(reader.choice("theme", of: ["light", "dark"]) == "dark")
    #expect(reader.choices("idioms", as: Idiom.self) == [.pad, .phone])
    let rules = reader.mapping("rules") { rules in
      rules.keys.map { $0 + "=" + (rules.choice($0, of: ["off", "error"]) ?? "") }
    }
    #expect(rules == ["a=off", "b=error"])
    #expect(reader.mappings("menu") { $0.string("name") } == ["x", "y"])
    #expect(reader.string("empty") == nil)
    #expect(reader.strings("empty") == nil)
    #expect(reader.boolean("absent") == nil)
    #expect(reader.finish() == [])
  }

  /// A text with markers where the diagnostics stand, and their words in that order.
  @Test(
    arguments: [
      ("strict: ①yes", ["“strict” wants true or false, not “yes”; write true"]),
      (
        "strict: ①'false'",
        ["“strict” wants true or false, not “false”; write false without quotes"]
      ),
      ("strict: ①1", ["“strict” wants true or false, not “1”"]),
      ("strict: ①[true]", ["“strict” wants true or false, not a list"]),
      ("title: ①[a]", ["“title” wants a text, not a list"]),
      ("title: ①true", ["“title” wants a text, and true is none; put it in quotes: \"true\""]),
      ("bundles: ①{a: b}", ["“bundles” wants a list of texts, not a mapping"]),
      (
        "bundles: [a, ①[b], ②~, c]",
        ["“bundles[2]” wants a text, not a list", "“bundles[3]” wants a text, not “~”"]
      ),
      ("port: ①0", ["“port” wants a whole number from 1 to 65535, not “0”"]),
      ("port: ①'80'", ["“port” wants a whole number from 1 to 65535, not “80”"]),
      ("port: ①80.5", ["“port” wants a whole number from 1 to 65535, not “80.5”"]),
      (
        "port: ①99999999999999999999",
        ["“port” wants a whole number from 1 to 65535, not “99999999999999999999”"]
      ),
      (
        "idioms: [phone, ①pda]",
        ["“idioms[2]” wants one of “phone”, “pad”, not “pda”; did you mean “pad”?"]
      ),
      ("idioms: ①x", ["“idioms” wants one of “phone”, “pad”, not “x”"]),
      ("menu: ①a", ["“menu” wants a list, not “a”"]),
      (
        "menu: [{name: ①[]}, ②b]",
        ["“menu[1].name” wants a text, not a list", "“menu[2]” wants “key: value” lines, not “b”"]
      ),
      (
        "menu:\n  - ①nmae: a",
        ["unknown key “menu[1].nmae”; did you mean “name”? Keys here: “name”"]
      ),
      (
        "①bundels: a\n②é: b",
        [
          "unknown key “bundels”; did you mean “bundles”? Keys here: “title”, “bundles”, “strict”, "
            + "“port”, “idioms”, “menu”",
          "unknown key “é”. Keys here: “title”, “bundles”, “strict”, “port”, “idioms”, “menu”",
        ]
      ),
      ("title: a\n? ①[b]\n: c", ["a key is text here, not a list or a mapping"]),
      ("①- a", ["expected “key: value” lines, not a list"]),
      ("①a", ["expected “key: value” lines, not “a”"]),
      ("", []), ("~", []), ("# a", []),
    ] as [(String, [String])])
  func saysWhatIsWrong(_ marked: String, _ words: [String]) {
    let text = MarkedText(marked)
    var reader = reader(marked)
    _ = reader.string("title")
    _ = reader.strings("bundles")
    _ = reader.boolean("strict")
    _ = reader.integer("port", in: 1...65535)
    _ = reader.choices("idioms", as: Idiom.self)
    _ = reader.mappings("menu") { $0.string("name") }
    let diagnostics = reader.finish()
    #expect(diagnostics.map(\.message.text) == words)
    #expect(
      diagnostics.map { text.marker(at: $0.location.range?.start) }
        == ["①", "②"].prefix(words.count).map { $0 })
  }

  @Test func goesOnBehindAWrongElement() {
    var reader = reader("bundles: [a, [b], c]\nidioms: [pad, x, phone]")
    #expect(reader.strings("bundles") == ["a", "c"])
    #expect(reader.choices("idioms", as: Idiom.self) == [.pad, .phone])
  }

  @Test(arguments: [
    ("strict: ①no②", "false"), ("strict: ①\"On\"②", "true"), ("title: ①true②", "\"true\""),
  ])
  func offersAFix(_ marked: String, _ replacement: String) throws {
    let text = MarkedText(marked)
    var reader = reader(marked)
    _ = reader.boolean("strict")
    _ = reader.string("title")
    let edit = try #require(reader.finish().first?.fix?.edits.first)
    #expect(edit.replacement == replacement)
    #expect(edit.range.start == text.positions["①"])
    #expect(edit.range.end == text.positions["②"])
  }

  @Test func tellsPlaces() {
    let marked = "①a: {②é: [b, ③c]}"
    let text = MarkedText(marked)
    var reader = reader(marked)
    #expect(reader.range?.start == text.positions["①"])
    reader.mapping("a") { inner in
      #expect(inner.place(ofKey: "é")?.start == text.positions["②"])
      #expect(inner.locatedStrings("é")?.last?.range.start == text.positions["③"])
      inner.report(.init(.warning, "r", "t"), at: inner.range)
    }
    #expect(reader.finish().map(\.message.rule) == ["r"])
  }

  @Test func clipsWhatIsEndless() {
    let long = String(repeating: "x", count: 100_000)
    var reader = reader("\(long): 1\ntitle: true")
    _ = reader.boolean("title")
    let text = reader.finish().first?.message.text ?? ""
    #expect(text.utf8.count < 200)
  }
}
