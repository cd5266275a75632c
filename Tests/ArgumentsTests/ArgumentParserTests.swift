import Arguments
import Testing

struct ArgumentParserTests {
  private func parse(_ line: String) throws -> ParsedArguments {
    guard case .run(_, let arguments) = try SampleTool.syntax.parse(SampleTool.words(line)) else {
      throw UsageError.missingCommand
    }
    return arguments
  }

  @Test(
    arguments: [
      ("build", []), ("build A B", ["A", "B"]), ("build A --strict B", ["A", "B"]),
      ("build -", ["-"]), ("build -- -s --strict --", ["-s", "--strict", "--"]),
      ("build --", []), ("build -5 -.5 -1e3", ["-5", "-.5", "-1e3"]),
      ("build = , é", ["=", ",", "é"]),
      ("build -o out A", ["A"]), ("build --output=out A", ["A"]), ("build -- --help", ["--help"]),
      ("diff A", ["A"]), ("diff A B", ["A", "B"]), ("build build help", ["build", "help"]),
      ("build \u{301} a\u{0}b", ["\u{301}", "a\u{0}b"]),
    ] as [(String, [String])])
  func takesOperandsAnywhere(_ line: String, _ operands: [String]) throws {
    #expect(try parse(line).operands == operands)
  }

  @Test(arguments: [
    ("build", "site"), ("build --output out", "out"), ("build --output=out", "out"),
    ("build -o out", "out"), ("build -oout/x", "out/x"), ("build -o=out", "out"),
    ("build -sqo out", "out"), ("build -sq/o -o out", nil), ("build --output=a=b", "a=b"),
    ("build --output=--", "--"), ("build --output=-x", "-x"), ("build --output -", "-"),
    ("build --output=é日", "é日"), ("build --output=\u{301}a", "\u{301}a"), ("build -o-5", "-5"),
    ("build --output=,", ","),
  ])
  func readsATextInEveryForm(_ line: String, _ value: String?) throws {
    guard let value else {
      #expect(throws: UsageError.unknownOption("-/")) { try parse(line) }
      return
    }
    #expect(try parse(line)[SampleTool.output] == value)
  }

  @Test func readsEveryType() throws {
    let arguments = try parse(
      "build -sq --config=c.yml -l en,fr --locale de --merge a,b --merge c --idiom pad,phone -j8 "
        + "--offset -5 --format=json --look pad X")
    #expect(arguments[SampleTool.strict] && arguments[SampleTool.quiet])
    #expect(arguments[SampleTool.config] == "c.yml")
    #expect(arguments[SampleTool.locales] == ["en", "fr", "de"])
    #expect(arguments[SampleTool.merges] == ["a,b", "c"])
    #expect(arguments[SampleTool.idioms] == [.pad, .phone])
    #expect(arguments[SampleTool.jobs] == 8)
    #expect(arguments[SampleTool.port] == 8000)
    #expect(arguments[SampleTool.offset] == -5)
    #expect(arguments[SampleTool.format] == .json)
    #expect(arguments[SampleTool.theme] == .pad)
    #expect(arguments.isGiven(SampleTool.jobs) && arguments.isGiven(SampleTool.strict))
    #expect(!arguments.isGiven(SampleTool.output))
  }

  @Test func hasDefaults() throws {
    let arguments = try parse("build")
    #expect(!arguments[SampleTool.strict])
    #expect(arguments[SampleTool.config] == nil)
    #expect(arguments[SampleTool.locales] == [])
    #expect(arguments[SampleTool.idioms] == [])
    #expect(arguments[SampleTool.jobs] == nil)
    #expect(arguments[SampleTool.format] == .text)
    #expect(arguments[SampleTool.theme] == nil)
    #expect(!arguments.isGiven(SampleTool.strict))
  }

  @Test(
    arguments: [
      ("build --outptu x", .unknownOption("--outptu")), ("build --out x", .unknownOption("--out")),
      ("build -x", .unknownOption("-x")), ("build -sx", .unknownOption("-x")),
      ("build -é", .unknownOption("-é")), ("build -\u{301}", .unknownOption("-\u{301}")),
      ("build --=x", .unknownOption("--=x")), ("build ---", .unknownOption("---")),
      ("build --é=x", .unknownOption("--é")), ("build --nope=x", .unknownOption("--nope")),
      ("build -output x", .unknownOption("-output")), ("build -outptu", .unknownOption("-outptu")),
      ("build -strict", .unknownOption("-strict")), ("build -s-", .unknownOption("--")),
      ("build -config=x", .unknownOption("-config")), ("rules -5x", .unknownOption("-5")),
      ("build --Output x", .unknownOption("--Output")),
      ("rules --strict", .unknownOption("--strict")),
      ("build --strict=yes", .unexpectedValue(option: "--strict", value: "yes")),
      ("build --strict=", .unexpectedValue(option: "--strict", value: "")),
      ("build -s=yes", .unexpectedValue(option: "-s", value: "yes")),
      ("build --help=x", .unexpectedValue(option: "--help", value: "x")),
      ("build --output", .missingValue(option: "--output")),
      ("build -o", .missingValue(option: "--output")),
      ("build -so", .missingValue(option: "--output")),
      ("build --output=", .missingValue(option: "--output")),
      ("build -o=", .missingValue(option: "--output")),
      ("build --output ∅", .missingValue(option: "--output")),
      ("build --output --strict", .missingValue(option: "--output")),
      ("build --output -s", .missingValue(option: "--output")),
      ("build --output --", .missingValue(option: "--output")),
      ("build --format xml", .invalidValue(option: "--format", value: "xml")),
      ("build -fxml", .invalidValue(option: "--format", value: "xml")),
      ("build --format Text", .invalidValue(option: "--format", value: "Text")),
      ("build --port 65536", .invalidValue(option: "--port", value: "65536")),
      ("build --port -1", .invalidValue(option: "--port", value: "-1")),
      ("build --port 80.5", .invalidValue(option: "--port", value: "80.5")),
      ("build --port 0x50", .invalidValue(option: "--port", value: "0x50")),
      (
        "build --jobs 99999999999999999999",
        .invalidValue(option: "--jobs", value: "99999999999999999999")
      ),
      ("build --idiom phone,tv", .invalidValue(option: "--idiom", value: "tv")),
      ("build --locale en,,fr", .invalidValue(option: "--locale", value: "en,,fr")),
      ("build --locale ,", .invalidValue(option: "--locale", value: ",")),
      ("build --strict -s", .repeatedOption("--strict")),
      ("build -ss", .repeatedOption("--strict")),
      ("build -o a --output=a", .repeatedOption("--output")),
      ("diff", .missingOperand("OLD")), ("diff --", .missingOperand("OLD")),
      ("diff A B C", .unexpectedOperand("C")), ("rules x", .unexpectedOperand("x")),
      ("rules -- -x", .unexpectedOperand("-x")), ("rules -", .unexpectedOperand("-")),
      ("build ∅", .emptyOperand), ("build -- ∅", .emptyOperand),
    ] as [(String, UsageError)])
  func refuses(_ line: String, _ error: UsageError) {
    #expect(throws: error) { try parse(line) }
  }
}
