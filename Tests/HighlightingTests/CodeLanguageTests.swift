import Highlighting
import Testing

struct CodeLanguageTests {
  @Test(arguments: [
    ("swift", CodeLanguage.swift), ("Swift", .swift), ("plist", .xml), ("yml", .yaml),
    ("ObjC", .objectiveC), ("bash", .shell), ("console", .console), ("strings", .strings),
    ("text", nil), ("", nil), ("swift,", nil),
  ])
  func isNamedByFences(_ word: String, _ language: CodeLanguage?) {
    #expect(CodeLanguage(fence: word) == language)
  }

  @Test(arguments: [
    ("let a: Int = 0x1F_a + 1e-5", "‹keyword:let› a: ‹type:Int› = ‹number:0x1F_a› + ‹number:1e-5›"),
    ("0...9 1.max", "‹number:0›...‹number:9› ‹number:1›.max"),
    ("a // b\nc", "a ‹comment:// b›\nc"),
    ("a /* b /* c */ d */ e", "a ‹comment:/* b /* c */ d */› e"),
    ("/* a /* b */ c", "‹comment:/* a /* b */ c›"),
    ("x.default .self", "x.default .‹keyword:self›"),
    ("f(for: x, in y: z)", "f(for: x, in y: z)"),
    ("(let x: Y) in y", "(‹keyword:let› x: ‹type:Y›) ‹keyword:in› y"),
    ("default: nil", "‹keyword:default›: ‹keyword:nil›"),
    ("`class` class", "`class` ‹keyword:class›"),
    ("@State #if A", "‹attribute:@State› ‹keyword:#if› ‹type:A›"),
    (#""a\n\u{1F600}\"b" c"#, #"‹string:"a›‹escape:\n\u{1F600}\"›‹string:b"› c"#),
    (
      #""a\(b + "c\(d)" + (e))f""#,
      #"‹string:"a›‹escape:\(›b + ‹string:"c›‹escape:\(›d‹escape:)›‹string:"› + (e)‹escape:)›‹string:f"›"#
    ),
    (##"#"a"\n\#n\#(b)"# c"##, ##"‹string:#"a"\n›‹escape:\#n\#(›b‹escape:)›‹string:"#› c"##),
    ("\"\"\"\na \"b\"\n\"\"\" c", "‹string:\"\"\"\na \"b\"\n\"\"\"› c"),
    ("\"a\nb", "‹string:\"a›\nb"),
    ("let é = \"ü\\é\"", "‹keyword:let› é = ‹string:\"ü›‹escape:\\é›‹string:\"›"),
    ("", ""),
  ])
  func readsSwift(_ code: String, _ expected: String) {
    #expect(notation(of: code, in: .swift) == expected)
  }

  @Test(arguments: [
    ("#import <UIKit/UIKit.h>", "‹attribute:#import› <‹type:UIKit›/‹type:UIKit›.h>"),
    (
      "@property (nonatomic) NSString *a;",
      "‹keyword:@property› (‹keyword:nonatomic›) ‹type:NSString› *a;"
    ),
    ("NSString *a = @\"b\\n\";", "‹type:NSString› *a = ‹string:@\"b›‹escape:\\n›‹string:\"›;"),
    ("/* /* */ x 'c' @[@1]", "‹comment:/* /* */› x ‹string:'c'› @[‹keyword:@1›]"),
  ])
  func readsObjectiveC(_ code: String, _ expected: String) {
    #expect(notation(of: code, in: .objectiveC) == expected)
  }

  @Test(arguments: [
    (
      #"{"a" : "b:", "c": [-1.5e+3, true, null]}"#,
      #"{‹attribute:"a"› : ‹string:"b:"›, ‹attribute:"c"›: [-‹number:1.5e+3›, ‹keyword:true›, ‹keyword:null›]}"#
    ),
    (#"{"a\n": 1}"#, #"{‹attribute:"a›‹escape:\n›‹attribute:"›: ‹number:1›}"#),
    ("{\"a\n\"b\": 1", "{‹string:\"a›\n‹attribute:\"b\"›: ‹number:1›"),
    ("[1] // x", "[‹number:1›] ‹comment:// x›"),
  ])
  func readsJSON(_ code: String, _ expected: String) {
    #expect(notation(of: code, in: .json) == expected)
  }

  @Test(arguments: [
    (
      "/* a */\n\"b\" = \"c \\\"d\\\"\ne\";",
      "‹comment:/* a */›\n‹attribute:\"b\"› = ‹string:\"c ›‹escape:\\\"›‹string:d›‹escape:\\\"›‹string:\ne\"›;"
    ),
    ("key = value; // c", "‹attribute:key› = value; ‹comment:// c›"),
  ])
  func readsStringTables(_ code: String, _ expected: String) {
    #expect(notation(of: code, in: .strings) == expected)
  }

  @Test(arguments: [
    (
      "<?xml version=\"1.0\"?>\n<!DOCTYPE plist PUBLIC \"-//A\">",
      "‹tag:<?xml› ‹attribute:version›=‹string:\"1.0\"›‹tag:?>›\n"
        + "‹tag:<!DOCTYPE› ‹attribute:plist› ‹attribute:PUBLIC› ‹string:\"-//A\"›‹tag:>›"
    ),
    ("<key>A &amp; B</key><true/>", "‹tag:<key>›A ‹escape:&amp;› B‹tag:</key><true/>›"),
    (
      "<!-- <a> --><b c='d&#x20;e>'>",
      "‹comment:<!-- <a> -->›‹tag:<b› ‹attribute:c›=‹string:'d›‹escape:&#x20;›‹string:e>'›‹tag:>›"
    ),
    ("<![CDATA[<a>]]>b", "‹tag:<![CDATA[›<a>‹tag:]]>›b"),
    ("a < b & c <", "a < b & c <"),
    ("<a <b>", "‹tag:<a› ‹tag:<b>›"),
    ("{ a = \"b\"; }", "{ ‹attribute:a› = ‹string:\"b\"›; }"),
    ("<!-- a", "‹comment:<!-- a›"),
  ])
  func readsXML(_ code: String, _ expected: String) {
    #expect(notation(of: code, in: .xml) == expected)
  }

  @Test(arguments: [
    (
      "---\na: b # c\nd#e: 'f''g'",
      "‹keyword:---›\n‹attribute:a›: ‹string:b› ‹comment:# c›\n‹attribute:d#e›: ‹string:'f''g'›"
    ),
    ("- a: 1.5\n  b: true", "- ‹attribute:a›: ‹number:1.5›\n  ‹attribute:b›: ‹keyword:true›"),
    (
      "a: {b: c, \"d\": [e, 1]}",
      "‹attribute:a›: {‹attribute:b›: ‹string:c›, ‹attribute:\"d\"›: [‹string:e›, ‹number:1›]}"
    ),
    (
      "a: |-\n  b: c\n\n  # d\ne: f",
      "‹attribute:a›: |-\n‹string:  b: c\n\n  # d\n›‹attribute:e›: ‹string:f›"
    ),
    (
      "- a: > # b\n    c\n  d: e",
      "- ‹attribute:a›: > ‹comment:# b›\n‹string:    c\n›  ‹attribute:d›: ‹string:e›"
    ),
    ("&a *b !c d", "‹type:&a› ‹type:*b› ‹type:!c› ‹string:d›"),
    ("a: http://b.c/d#e 2x", "‹attribute:a›: ‹string:http://b.c/d#e 2x›"),
    ("a: \"b\\tc\nd\"", "‹attribute:a›: ‹string:\"b›‹escape:\\t›‹string:c\nd\"›"),
    ("%YAML 1.2", "‹keyword:%YAML 1.2›"),
  ])
  func readsYAML(_ code: String, _ expected: String) {
    #expect(notation(of: code, in: .yaml) == expected)
  }

  @Test(arguments: [
    ("# a\nb --c 1 # d", "‹comment:# a›\nb ‹attribute:--c› ‹number:1› ‹comment:# d›"),
    ("A=b c#d", "‹attribute:A›=b c#d"),
    (
      "if [ -n \"$a\" ]; then echo '$b'; fi",
      "‹keyword:if› [ ‹attribute:-n› ‹string:\"›‹attribute:$a›‹string:\"› ]; ‹keyword:then› "
        + "‹keyword:echo› ‹string:'$b'›; ‹keyword:fi›"
    ),
    (
      "a \"b$(c \"$1\" (d))e\" f",
      "a ‹string:\"b›‹escape:$(›c ‹string:\"›‹attribute:$1›‹string:\"› (d)‹escape:)›‹string:e\"› f"
    ),
    ("a ${b:-c} $", "a ‹attribute:${b:-c}› $"),
    ("cat <<E >f\n$a\nE\nb", "cat <<‹keyword:E› >f\n‹string:$a\n›‹keyword:E›\nb"),
    ("cat <<-'E F\n", "cat <<-‹keyword:'E› F\n"),
    ("a <<<b", "a <<<b"),
    ("a \\'b", "a \\'b"),
  ])
  func readsShell(_ code: String, _ expected: String) {
    #expect(notation(of: code, in: .shell) == expected)
  }

  @Test func readsTerminals() {
    #expect(
      notation(of: "$ echo \"a\" \\\n  -b\ndon't\n$ c", in: .console)
        == "‹comment:$› ‹keyword:echo› ‹string:\"a\"› \\\n  ‹attribute:-b›\ndon't\n‹comment:$› c")
  }
}

/// Code with each token's kind written at it.
private func notation(of code: String, in language: CodeLanguage) -> String {
  language.tokens(of: code).map { token in
    token.kind == .plain ? token.text : "‹\(token.kind.rawValue):\(token.text)›"
  }.joined()
}
