import Diagnostics
import PropertyList
import TestSupport
import Testing

struct OldStyleReaderTests {
  @Test(
    arguments: [
      ("{ a = b; \"c d\" = \"e\"; }", "{\"a\": \"b\", \"c d\": \"e\"}"),
      ("( a, \"b\", )", "[\"a\", \"b\"]"), ("(a,b)", "[\"a\", \"b\"]"), ("{}", "{}"), ("()", "[]"),
      ("\"a\"", "\"a\""), ("a", "\"a\""), ("YES", "\"YES\""), ("5", "\"5\""),
      ("{ a = { b = ( c ); }; }", "{\"a\": {\"b\": [\"c\"]}}"),
      ("{ a; }", "{\"a\": \"a\"}"), ("a = b; c;", "{\"a\": \"b\", \"c\": \"c\"}"),
      ("{'a' = 'b\"c';}", "{\"a\": \"b\\\"c\"}"),
      ("// x\n{ /* y */ a /* = */ = b // z\n; }", "{\"a\": \"b\"}"),
      ("{a=http://b.c/d;}", "{\"a\": \"http://b.c/d\"}"), ("{a=b/*c*/;}", "{\"a\": \"b\"}"),
      ("{a=\"x\ny\";}", "{\"a\": \"x\\ny\"}"),
      ("{\"\" = \"\";}", "{\"\": \"\"}"),
      ("<0fb1 00>", "data:D7EA"), ("{a=<>;}", "{\"a\": data:}"), ("<CAFE>", "data:yv4="),
      ("<*I5>", "5"), ("<*I-5>", "-5"), ("<*BY>", "true"), ("<*BN>", "false"), ("<*R1.5>", "r1.5"),
      ("<*D2001-01-01 00:00:00 +0000>", "date:2001-01-01 00:00:00 +0000"),
      ("{a\u{2028}=\u{2029}b;}", "{\"a\": \"b\"}"),
    ] as [(String, String)])
  func readsEveryType(_ text: String, _ expected: String) {
    let file = PropertyListReader.read(Array(text.utf8), path: "a.plist")
    #expect(file.value?.dump == expected)
    #expect(file.format == .ascii)
    #expect(file.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      (#"\n\t\r\"\'\\"#, "\n\t\r\"'\\"), (#"\a\b\f\v"#, "\u{7}\u{8}\u{C}\u{B}"),
      (#"\U00e9\u00E9"#, "éé"), (#"\U41"#, "A"), (#"\U00e9e"#, "ée"),
      (#"\Ud83d\Ude8a"#, "🚊"), (#"\ud83d\ude8a!"#, "🚊!"),
      // Octal digits are a byte in NEXTSTEP's character set.
      (#"\101"#, "A"), (#"\0"#, "\0"), (#"\1011"#, "A1"), (#"\341\311"#, "Æ²"),
      (#"\200"#, "\u{A0}"), (#"\256"#, "ﬁ"), (#"\376"#, "\u{FFFD}"),
      (#"\q"#, "q"), ("a\\\nb", "a\nb"), ("é", "é"),
    ] as [(String, String)])
  func undoesEscapes(_ text: String, _ expected: String) {
    let file = PropertyListReader.read(Array("\"\(text)\"".utf8), path: "a.plist")
    #expect(file.value?.string == expected)
    #expect(file.diagnostics.isEmpty)
  }

  @Test func rangesHoldQuotesAndBrackets() throws {
    let marked = MarkedText("/* é */ ①{②\"a\"③ = ④(⑤b⑥, ⑦<00>⑧)⑨;}⑩")
    let file = PropertyListReader.read(marked.utf8, path: "a.plist")
    let entry = try #require(file.value?.dictionary?.entries.first)
    #expect(marked.marks(at: file.value?.range) == "①⑩")
    #expect(marked.marks(at: entry.keyRange) == "②③")
    #expect(marked.marks(at: entry.value.range) == "④⑨")
    #expect(entry.value.array?.map { marked.marks(at: $0.range) } == ["⑤⑥", "⑦⑧"])
    #expect(file.comments.map(\.text) == [" é "])
  }

  @Test(
    arguments: [
      ("{ a = b① }", "{\"a\": \"b\"}", ["① a semicolon is missing here"]),
      ("{ a = b①\nc = d; }", "{\"a\": \"b\", \"c\": \"d\"}", ["① a semicolon is missing here"]),
      (
        "{ a = ( b )① c = d; }", "{\"a\": [\"b\"], \"c\": \"d\"}", ["① a semicolon is missing here"]
      ),
      ("( a① b )", "[\"a\", \"b\"]", ["① a comma is missing here"]),
      ("( \"a\"① \"b\" )", "[\"a\", \"b\"]", ["① a comma is missing here"]),
      ("( a, ①, b )", "[\"a\", \"b\"]", ["① “,” does not belong here"]),
      ("{ ①a = ; c = d; }", "{\"c\": \"d\"}", ["① a value is missing after the key “a”"]),
      ("{ a① b; }", "{\"a\": \"b\"}", ["① “=” is missing after the key “a”"]),
      ("{ ①a }", "{}", ["① a value is missing after the key “a”"]),
      ("{ ①= b; c = d; }", "{\"c\": \"d\"}", ["① a key is missing here"]),
      ("{ ①(b); c = d; }", "{\"c\": \"d\"}", ["① a key is missing here"]),
      ("{ a = b;①; c = d; }", "{\"a\": \"b\", \"c\": \"d\"}", ["① “;” does not belong here"]),
      ("{ a = b; ①) }", "{\"a\": \"b\"}", ["① “)” does not belong here"]),
      (
        "①{ a = (b, c); ", "{\"a\": [\"b\", \"c\"]}",
        ["① the dictionary that begins here is never closed by “}”"]
      ),
      (
        "{ a = ①(b, c; }", "{\"a\": [\"b\", \"c\"]}",
        ["① the array that begins here is never closed by “)”"]
      ),
      ("{ a = b; } ①x", "{\"a\": \"b\"}", ["① what stands behind the value is not read"]),
      ("①<0g>", "data:", ["① data between “<” and “>” is pairs of hexadecimal digits"]),
      ("①<0fb>", "data:Dw==", ["① data between “<” and “>” is pairs of hexadecimal digits"]),
      (
        "{ a = ①<0f; b = c; }", "{\"a\": data:Dw==, \"b\": \"c\"}",
        ["① the data that begins here is never closed by “>”"]
      ),
      ("①<*X5>", "\"X5\"", ["① “*X5” is no value of a known type"]),
      ("①<*Ix>", "x?", ["① “x” is no integer"]),
      ("{ a = ①50%; }", "{\"a\": \"50%\"}", ["① “50%” must stand in quotes"]),
      ("{ ①é = b; }", "{\"é\": \"b\"}", ["① “é” must stand in quotes"]),
      (
        "{ a = ①hello big world; }", "{\"a\": \"hello big world\"}",
        ["① “hello big world” must stand in quotes"]
      ),
      (
        "\"①\\Ud83d x\"", "\"\u{FFFD} x\"",
        ["① this escape is half of a character; its other half is missing"]
      ),
      ("\"①\\Ux\"", "\"Ux\"", ["① hexadecimal digits are missing in this escape"]),
      ("", nil, ["- the property list holds no value"]),
      (" /* c */ ", nil, ["- the property list holds no value"]),
    ] as [(String, String?, [String])])
  func losesNoMoreThanItMust(_ text: String, _ value: String?, _ expected: [String]) {
    let marked = MarkedText(text)
    let file = PropertyListReader.read(marked.utf8, path: "a.plist")
    #expect(file.value?.dump == value)
    #expect(marked.describe(file.diagnostics) == expected)
  }

  @Test(arguments: ["(", "{a="])
  func leavesOutWhatIsNestedTooDeep(_ opening: String) {
    let text = "(a," + String(repeating: opening, count: 5000)
    let file = PropertyListReader.read(Array(text.utf8), path: "a.plist")
    #expect(file.value?.array?.first?.string == "a")
    #expect(file.diagnostics.contains { $0.message.rule == "nesting" })
    #expect(file.diagnostics.map(\.message.rule).sorted() == ["nesting", "property-list-syntax"])
  }
}
