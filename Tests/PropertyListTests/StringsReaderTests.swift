import Diagnostics
import Foundation
import PropertyList
import TestSupport
import Testing

struct StringsReaderTests {
  @Test(
    arguments: [
      ("\"a\" = \"b\";", ["a=b"]), ("a = b;\nc;", ["a=b", "c=c"]), ("", []), ("\u{FEFF}", []),
      ("/* c */", []), ("\"\" = \"\";", ["="]), ("\"a\"=\"b\";\r\"c\"=\"d\";\r", ["a=b", "c=d"]),
      ("{ \"a\" = \"b\"; }", ["a=b"]), ("'a' = 'b';", ["a=b"]),
      ("\"a\"\n\n=\n\"b\"\n;", ["a=b"]), ("\"a\" = \"1\n2\";\n\"b\" = \"3\";", ["a=1\n2", "b=3"]),
      ("\"a\\\"\" = \"// no comment; \\U00e9\";", ["a\"=// no comment; é"]),
      ("\"a;\" = \"b;\";", ["a;=b;"]), ("\"a = b\" = \"c = d\";", ["a = b=c = d"]),
      ("\"e\u{301}\" = \"1\"; \"\u{E9}\" = \"2\";", ["e\u{301}=1", "\u{E9}=2"]),
      ("<plist><dict><key>a</key><string>b</string></dict></plist>", ["a=b"]),
    ] as [(String, [String])])
  func readsTables(_ text: String, _ expected: [String]) {
    let file = StringsReader.read(Array(text.utf8), path: "a.strings")
    #expect(file.listing == expected)
    #expect(file.diagnostics.isEmpty)
  }

  @Test func readsEveryEncoding() throws {
    let text = "\"é\" = \"日🚊\";\n"
    for encoding in [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian] {
      for mark in ["", "\u{FEFF}"] {
        let bytes = try #require((mark + text).data(using: encoding))
        let file = StringsReader.read(Array(bytes), path: "a.strings")
        #expect(file["é"] == "日🚊")
        #expect(file.encoding?.hasMark == !mark.isEmpty)
        #expect(file.diagnostics.isEmpty)
        // Columns are those of UTF-8, whatever the file is in.
        #expect(file.entries[0].valueRange.map { "\($0)" } == "1:8-1:17")
      }
    }
  }

  /// What is missing is written only where all around it is as it should be: `①` stands for a sign
  /// that is written, `②` before one that goes.
  @Test(arguments: [
    // Semicolons.
    ("\"a\" = \"b\"①\n\"c\" = \"d\";", ";"), ("\"a\" = \"b\"①", ";"), ("a = b①\n", ";"),
    ("{ a = b① }", ";"), ("\"a\" = \"b\"① \"c\" = \"d\"①", ";"),
    ("\"a\" = \"b\"① /* x */\n// y\n\"c\" /* z */ = \"d\";", ";"),
    ("\"a\" = \"b\"①②,\n\"c\" = \"d\"①②,\n", ";"), ("\"a\" = \"b\"①②,/**/", ";"),
    ("\"a\" = \"b\"①②；\n\"c\" = \"d\"; // ；\n", ";"), ("\"a\" = \"b\" ①②；", ";"),
    ("{ a = b①②, c = d①}", ";"),
    // Equals signs.
    ("\"a\"① \"b\";", " ="), ("\"a\"①\t\t\"b\";\n\"c\"① \"d\" ;", " ="),
    ("\"a\"①\"b\";", " = "), ("\"a\"①/* x */\"b\";", " = "),
    // Quotes.
    ("a = ①value with-dash①;", "\""), ("a = ①hello world!①;", "\""),
    ("a = ①Größe①;\n①clé① = \"x\";", "\""), ("a = ①50%①;\na-b.c:d = x;", "\""),
    ("a = ①Größe① ;\n\"b\" = ①don’t go①;", "\""), ("{ a = ①é① ; }", "\""),
    ("\"a\" = \"b①;\n\"c\" = \"d\";", "\""),
    ("\"a\" = \"b, c①;  \n\n/* c */\n// d\n\"c\" = \"d \\\" e\";\n\"e\" = \"f\";", "\""),
  ])
  func fixesWhatIsPlain(_ text: String, _ sign: String) {
    let wanted = text.replacing("①②,", with: ";").replacing("①②；", with: ";")
      .replacing("①", with: sign)
    fixes(text.filter { $0 != "①" && $0 != "②" }, into: wanted)
  }

  /// Several fixes of one entry do not wait for each other.
  @Test(arguments: [
    ("\"a\" \"b\"\n\"c\" \"d\"\n", "\"a\" = \"b\";\n\"c\" = \"d\";\n"),
    ("\"a\" \"b\",\n\"c\" \"d\",", "\"a\" = \"b\";\n\"c\" = \"d\";"),
    ("é = ü\nä = ö", "\"é\" = \"ü\";\n\"ä\" = \"ö\";"),
  ])
  func fixes(_ text: String, into wanted: String) {
    let file = StringsReader.read(Array(text.utf8), path: "a.strings")
    guard let source = file.source else { return }
    let fixed = FixedText(source, fixing: file.diagnostics.compactMap(\.fix)).utf8
    #expect(String(decoding: fixed, as: UTF8.self) == wanted)
    let second = StringsReader.read(fixed, path: "a.strings")
    #expect(second.diagnostics.isEmpty)
    #expect(second.listing == file.listing)
  }

  @Test(arguments: [
    // Text that may belong to the value.
    "\"a\" = \"b\" stray;", "\"a\" = \"b\"\n\"c\";", "\"a\" = \"b\" , stray", "a = \"b\" / c",
    // A value that is a key, or a part of one; two keys.
    "\"a\"\n\"b\";", "\"a\" b;", "a \"b\";", "\"a\" \"b\" \"c\";", "\"a \"\" = \"b\";",
    "\"a\" \"b\" \"c\" = \"d\";", "clé \"b\";",
    // Signs that mean something else between quotes, or were meant for quotes or comments.
    "a = é\\n;", "a = “b”;", "a = b；c;", "a = «b c»;", "a = b c // d;", "clé;",
    "#include\n\"c\" = \"d\";",
    "a = é b\nc;", "a = b, c;",
    // Where a text ends is guessed.
    "\"a\" = \"b\n\"c\" = \"d\";", "\"a\" = \"b;\n", "\"a\" = \"b;\nc = d;\n",
    "\"a\" = \"b; c;\n\"c\" = \"d\";", "\"a\" = \"b = c;\n\"c\" = \"d\";",
    "\"a\" = \"b\nb;\n\"c\" = \"d\";", "\"a\" = \"b ;\n\"c\" = \"d\";",
    "\"a\" = \"b\\;\n\"c\" = \"d\";",
    "\"a\" = \"b;\n\"c\" = \"d;\n\"e\" = \"f\n", "\"a\" = \"say \"yes\" now\";",
    "\"a = \"b\";\n\"c\" = \"d\";", "\"a\" = b c\";",
  ])
  func fixesNothingThatMayBeMeantOtherwise(_ text: String) {
    let file = StringsReader.read(Array(text.utf8), path: "a.strings")
    #expect(!file.diagnostics.isEmpty)
    #expect(file.diagnostics.compactMap(\.fix) == [])
  }

  @Test func readsBinaryTables() throws {
    let bytes = try PropertyListSerialization.data(
      fromPropertyList: ["a": "b"], format: .binary, options: 0)
    let file = StringsReader.read(Array(bytes), path: "a.strings")
    #expect(file["a"] == "b")
    #expect(file.format == .binary)
    #expect(file.encoding == nil)
  }

  @Test func saysWhereEntriesStand() {
    let marked = MarkedText("/* c */\n①\"é\"② = ③\"b\"④;")
    let entry = StringsReader.read(marked.utf8, path: "a.strings").entry("é")
    #expect(marked.marks(at: entry?.keyRange) == "①②")
    #expect(marked.marks(at: entry?.valueRange) == "③④")
  }

  @Test func givesCommentsToTheEntriesThatTheySpeakOf() {
    let text = """
      /* The file. */

      /* first */
      "a" = "1"; // behind a
      "b" = "2";
      // third
      /* third, too */
      "c" = "3"; /* fourth */ "d" = "4";

      // none

      "e" = "5";
      """
    let comments = StringsReader.read(Array(text.utf8), path: "a.strings").entries
      .map { $0.comment?.text }
    #expect(comments == [" first ", nil, " third, too ", nil, nil])
  }

  @Test(
    arguments: [
      // Semicolons.
      ("\"a\" = \"b\"①\n\"c\" = \"d\";", ["a=b", "c=d"], ["① a semicolon is missing here"]),
      ("\"a\" = \"b\"①", ["a=b"], ["① a semicolon is missing here"]),
      (
        "\"a\" = \"b\"① \"c\" = \"d\"②", ["a=b", "c=d"],
        ["① a semicolon is missing here", "② a semicolon is missing here"]
      ),
      ("a = b①\nc = d;", ["a=b", "c=d"], ["① a semicolon is missing here"]),
      ("\"a\" = \"x\ny\"①\n\"c\" = \"d\";", ["a=x\ny", "c=d"], ["① a semicolon is missing here"]),
      ("\"a\" = \"b\";①;\n\"c\" = \"d\";", ["a=b", "c=d"], ["① “;” does not belong here"]),
      (
        "\"a\" = \"b\"①, \"c\" = \"d\";", ["a=b", "c=d"],
        ["① a semicolon is missing here", "① “,” does not belong here"]
      ),
      // Equals signs and values.
      ("\"a\"① \"b\";\n\"c\" = \"d\";", ["a=b", "c=d"], ["① “=” is missing after the key “a”"]),
      ("①\"a\" = ;\n\"c\" = \"d\";", ["c=d"], ["① a value is missing after the key “a”"]),
      ("①\"a\" =\n\"c\" = \"d\";", ["c=d"], ["① a value is missing after the key “a”"]),
      ("①\"a\"\n\"c\" = \"d\";", ["c=d"], ["① a value is missing after the key “a”"]),
      ("\"c\" = \"d\";\n①\"a\"", ["c=d"], ["① a value is missing after the key “a”"]),
      ("①= \"b\";\n\"c\" = \"d\";", ["c=d"], ["① a key is missing here"]),
      // Quotes.
      (
        "\"a\" = ①\"b;\n\"c\" = \"d\";\n\"e\" = \"f\";", ["a=b", "c=d", "e=f"],
        ["① the string that begins here lacks its closing quote"]
      ),
      (
        "\"a\" = ①\"b\n\"c\" = \"d\";", ["a=b", "c=d"],
        [
          "① the string that begins here lacks its closing quote",
          "1:9 a semicolon is missing here",
        ]
      ),
      (
        "\"a\" = ①\"b;\n/* c */\n\"c\" = \"d\";", ["a=b", "c=d"],
        ["① the string that begins here lacks its closing quote"]
      ),
      (
        "\"a\" = ①\"b;\nc = d;\n", ["a=b", "c=d"],
        ["① the string that begins here lacks its closing quote"]
      ),
      (
        "①\"a = \"b\";\n\"c\" = \"d\";", ["a=b", "c=d"],
        ["① the string that begins here lacks its closing quote"]
      ),
      (
        "①a\" = \"b\";\n\"c\" = \"d\";", ["a=b", "c=d"],
        ["① the string that begins here lacks its opening quote"]
      ),
      (
        "\"a\" = ①b c\";\n\"c\" = \"d\";", ["a=b c", "c=d"],
        ["① the string that begins here lacks its opening quote"]
      ),
      ("\"a\" = ①\"b;", ["a=b"], ["① the string that begins here lacks its closing quote"]),
      (
        "\"a\" = \"say ①\"yes\" now\";\n\"c\" = \"d\";", ["a=say \"yes\" now", "c=d"],
        ["① a quote within a string is written “\\\"”"]
      ),
      (
        "\"a\" = ①hello world;\n\"c\" = \"d\";", ["a=hello world", "c=d"],
        ["① “hello world” must stand in quotes"]
      ),
      // Comments and stray text.
      (
        "\"a\" = \"b\";\n①/* c\n\"c\" = \"d\";", ["a=b", "c=d"],
        ["① the comment is never closed by “*/”; it is taken to end with its line"]
      ),
      ("\"a\" = \"b\";\n①} \"c\" = \"d\";", ["a=b", "c=d"], ["① “}” does not belong here"]),
      (
        "①#include\n\"c\" = \"d\";", ["c=d"],
        ["① “#include” must stand in quotes", "① a value is missing after the key “#include”"]
      ),
      // Values that are none.
      (
        "\"a\" = ①{ \"x\" = \"y\"; };\n\"c\" = \"d\";", ["c=d"],
        ["① the value of “a” is no string but of kind dictionary; it is left out"]
      ),
      (
        "<dict><key>a</key>①<integer>1</integer><key>c</key><string>d</string></dict>", ["c=d"],
        ["① the value of “a” is no string but of kind integer; it is left out"]
      ),
      ("①<array/>", [], ["① a table of strings is a dictionary; this is of kind array"]),
      // Keys that stand twice.
      (
        "②\"a\" = \"1\";\n\"b\" = \"2\";\n①\"a\" = \"3\";", ["b=2", "a=3"],
        ["① the key “a” stands here again; this value counts", "② note: the earlier “a” is here"]
      ),
    ] as [(String, [String], [String])])
  func losesNoMoreThanItMust(_ text: String, _ entries: [String], _ expected: [String]) {
    let marked = MarkedText(text)
    let file = StringsReader.read(marked.utf8, path: "a.strings")
    #expect(file.listing == entries)
    #expect(marked.describe(file.diagnostics) == expected)
  }
}

extension StringsFile {
  fileprivate var listing: [String] { entries.map { $0.key.text + "=" + $0.value } }
}
