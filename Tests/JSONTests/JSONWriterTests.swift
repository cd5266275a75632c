import JSON
import Testing

struct JSONWriterTests {
  @Test(
    arguments: [
      (JSONValue.null, "null"), (true, "true"), (-12, "-12"), (.number("1.50"), "1.50"),
      ("a\"b\\c\n\u{1}\u{7F}é", #""a\"b\\c\n\u0001\u007fé""#), ([], "[]"), (.object([:]), "{}"),
      ([1, .null], "[1,null]"),
      (.object(["b": 1, "a": Optional<JSONValue>.none, "c": [true]]), #"{"b":1,"c":[true]}"#),
    ] as [(JSONValue, String)])
  func writesCompactly(_ value: JSONValue, _ expected: String) {
    #expect(value.text(.compact) == expected)
  }

  @Test func indentsByTwoSpaces() {
    let value = JSONValue.object(["a": [1, .object(["b": "c"])], "d": []])
    #expect(
      value.text() == """
        {
          "a": [
            1,
            {
              "b": "c"
            }
          ],
          "d": []
        }
        """)
  }

  @Test func cannotLeaveAScriptElement() {
    let bytes = JSONValue.string("</script><!--&").utf8(.compact, forScript: true)
    #expect(
      String(decoding: bytes, as: UTF8.self) == #""\u003c/script\u003e\u003c!--\u0026""#)
  }
}
