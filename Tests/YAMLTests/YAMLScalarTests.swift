import Testing
import YAML

struct YAMLScalarTests {
  @Test(
    arguments: [
      ("", .null), ("~", .null), ("null", .null), ("NULL", .null), ("nULL", .string),
      ("true", .boolean(true)), ("True", .boolean(true)), ("FALSE", .boolean(false)),
      ("tRUE", .string), ("yes", .string), ("no", .string), ("on", .string), ("off", .string),
      ("y", .string), ("0", .integer(0)), ("-12", .integer(-12)), ("+7", .integer(7)),
      ("007", .integer(7)), ("0o17", .integer(15)), ("0xFf", .integer(255)), ("0x", .string),
      ("0x-1", .string), ("-0x1", .string), ("0o8", .string), ("1_000", .string),
      ("1:30", .string), ("0b1", .string), ("1.5", .number(1.5)), (".5", .number(0.5)),
      ("5.", .number(5)), ("-.5e+1", .number(-5)), ("1e3", .number(1000)), ("1e", .string),
      (".", .string), ("-", .string), ("+", .string), ("-.", .string), ("e1", .string),
      ("1.2.3", .string), (".inf", .number(.infinity)), ("-.INF", .number(-.infinity)),
      ("inf", .string), ("nan", .string), ("1e999", .number(.infinity)), ("１", .string),
      ("99999999999999999999", .number(1e20)), ("9223372036854775807", .integer(.max)),
      (String(repeating: "9", count: 5000), .string), (" 1", .string), ("1 ", .string),
    ] as [(String, YAMLScalar.Value)])
  func resolvesByTheCoreSchema(_ text: String, _ value: YAMLScalar.Value) {
    #expect(YAMLScalar(text).value == value)
    #expect(YAMLScalar(text, style: .quoted).value == .string)
    #expect(YAMLScalar(text, style: .literal).value == .string)
    #expect(YAMLScalar(text, isTaggedString: true).value == .string)
  }

  @Test func knowsNotANumber() {
    guard case .number(let value) = YAMLScalar(".nan").value else {
      Issue.record("no number")
      return
    }
    #expect(value.isNaN)
  }
}
