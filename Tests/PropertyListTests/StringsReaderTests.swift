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

  /// A semicolon is added only where all around it is as it should be.
  @Test(arguments: [
    ("\"a\" = \"b\"\n\"c\" = \"d\";", [";"]), ("\"a\" = \"b\"", [";"]), ("a = b\n", [";"]),
    ("{ a = b }", [";"]), ("\"a\" = \"b\" \"c\" = \"d\"", [";", ";"]),
    ("\"a\" = \"b\" stray;", []), ("\"a\" = \"b\"\n\"c\";", []),
    ("\"a\" = \"b\n\"c\" = \"d\";", []),
    ("\"a\" = \"b;\n", []), ("\"a\" = \"b\";", []),
  ])
  func fixesMissingSemicolons(_ text: String, _ edits: [String]) {
    let file = StringsReader.read(Array(text.utf8), path: "a.strings")
    let fixes = file.diagnostics.compactMap(\.fix)
    #expect(fixes.flatMap(\.edits).map(\.replacement) == edits)
    guard let source = file.source, !edits.isEmpty else { return }
    let fixed = StringsReader.read(FixedText(source, fixing: fixes).utf8, path: "a.strings")
    #expect(fixed.diagnostics.isEmpty)
    #expect(fixed.listing == file.listing)
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
