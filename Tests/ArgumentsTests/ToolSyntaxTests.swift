import Arguments
import Testing

struct ToolSyntaxTests {
  private let tool = SampleTool.syntax

  @Test(
    arguments: [
      ("--help", .overview), ("-h", .overview), ("help", .overview), ("help --help", .overview),
      ("help help", .overview), ("--version", .version), ("help build", .help(SampleTool.build)),
      ("--help build", .help(SampleTool.build)), ("build --help", .help(SampleTool.build)),
      ("build -h", .help(SampleTool.build)), ("build -sh", .help(SampleTool.build)),
      ("build A --nope -o --help", .help(SampleTool.build)), ("diff -h", .help(SampleTool.diff)),
      ("help rules -h", .help(SampleTool.rules)),
    ] as [(String, ToolRequest)])
  func understands(_ line: String, _ request: ToolRequest) throws {
    #expect(try tool.parse(SampleTool.words(line)) == request)
  }

  @Test(arguments: ["build -ohtml", "build -- -h", "build -oh", "build -o=-h"])
  func runsWhatOnlyLooksLikeHelp(_ line: String) throws {
    guard case .run(SampleTool.build, _) = try tool.parse(SampleTool.words(line)) else {
      Issue.record("no run")
      return
    }
  }

  @Test(
    arguments: [
      ("", .missingCommand), ("biuld", .unknownCommand("biuld")), ("∅", .unknownCommand("")),
      ("-", .unknownCommand("-")), ("Build", .unknownCommand("Build")),
      ("help biuld", .unknownCommand("biuld")), ("biuld --help", .unknownCommand("biuld")),
      ("help build x", .unexpectedOperand("x")), ("--version x", .unexpectedOperand("x")),
      ("--strict build", .optionBeforeCommand("--strict")),
      ("-s build", .optionBeforeCommand("-s")),
      ("--output=x build", .optionBeforeCommand("--output=x")),
      ("--nope", .unknownOption("--nope")), ("--", .unknownOption("--")),
      ("--versoin", .unknownOption("--versoin")), ("-é", .unknownOption("-é")),
    ] as [(String, UsageError)])
  func refuses(_ line: String, _ error: UsageError) {
    #expect(throws: error) { try tool.parse(SampleTool.words(line)) }
  }
}
