import Commands
import Testing

struct ToolTests {
  @Test func versionIsAProduct() async {
    let run = await Recording(["--version"])
    #expect(run.status == .done)
    #expect(run.product == "vitrine \(Tool.version)\n")
    #expect(run.remarks == "")
  }

  @Test(arguments: [
    (["--help"], "Usage: vitrine COMMAND"), (["-h"], "Usage: vitrine COMMAND"),
    (["help"], "Usage: vitrine COMMAND"), (["help", "build"], "Usage: vitrine build"),
    (["build", "--help"], "Usage: vitrine build"), (["inspect", "-h"], "Usage: vitrine inspect"),
    // Whoever asks for help is not told off for the rest.
    (["build", "--quiet", "--help"], "Usage: vitrine build"),
  ])
  func helpIsAProduct(_ words: [String], _ usage: String) async {
    let run = await Recording(words)
    #expect(run.status == .done)
    #expect(run.product.contains(usage))
    #expect(run.remarks == "")
  }

  @Test func helpTellsOfEveryOption() async {
    let help = await Recording(["build", "--help"]).product
    for option in [
      "--output", "--config", "--theme", "--public", "--idiom", "--locale", "--jobs", "--strict",
      "--format", "--quiet", "--help",
    ] {
      #expect(help.contains(option))
    }
  }

  @Test(arguments: [
    ([], "vitrine: a command is missing\n"),
    (["biuld"], "vitrine: unknown command “biuld”; did you mean “build”?\n"),
    (["build", "--outptu", "x"], "unknown option “--outptu”; did you mean “--output”?\n"),
    (["build", "--nonsense"], "vitrine build: unknown option “--nonsense”\n"),
    (["build", "--version"], "unknown option “--version”"),
    (["build", "--output"], "“--output” needs DIR behind it\n"),
    (["build", "--idiom", "tv"], "“--idiom” wants one or more of “phone”, “pad”, not “tv”\n"),
    (["build", "--jobs", "0"], "“--jobs” wants a whole number from 1 to 256, not “0”\n"),
    (["build", "--format", "xml"], "“text”, “json”, “sarif”, “github”, not “xml”\n"),
    (["build", "--locale", "?"], "“?” names no language; write a tag such as “pt-BR”\n"),
    (["inspect"], "vitrine inspect: BUNDLE is missing\n"),
    (["inspect", "a", "b"], "“b” is one word too many\n"),
    (["inspect", "--strict", "x"], "unknown option “--strict”"),
    (["inspect", "/nowhere/at-all"], "vitrine: /nowhere/at-all: no such folder\n"),
    (["build", "/nowhere/at-all"], "vitrine: /nowhere/at-all: no such folder\n"),
    (["build", "--config", "/nowhere.yml"], "/nowhere.yml: No such file or directory\n"),
  ])
  func whatCannotRunSaysWhy(_ words: [String], _ reason: String) async {
    let run = await Recording(words)
    #expect(run.status == .couldNotRun)
    #expect(run.remarks.contains(reason), "\(run.remarks)")
    #expect(run.product == "")
  }

  @Test func statusesAreThoseOfTheContract() {
    #expect([Commands.ExitStatus.done, .foundErrors, .couldNotRun].map(\.rawValue) == [0, 1, 2])
  }
}
