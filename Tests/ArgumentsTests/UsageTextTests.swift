import Arguments
import Testing

struct UsageTextTests {
  private func text(_ line: String) -> String {
    let words = SampleTool.words(line)
    do throws(UsageError) {
      _ = try SampleTool.syntax.parse(words)
      return ""
    } catch {
      return UsageText(error, in: words, of: SampleTool.syntax).text
    }
  }

  @Test(arguments: [
    ("build --outptu x", "unknown option “--outptu”; did you mean “--output”?"),
    ("build -output x", "unknown option “-output”; did you mean “--output”?"),
    ("build -x", "unknown option “-x”"), ("build --zzz", "unknown option “--zzz”"),
    ("build --hepl", "unknown option “--hepl”; did you mean “--help”?"),
    ("build --=x", "unknown option “--=x”"),
    ("build --strict=yes", "“--strict” is on or off and takes no value, but has “yes”"),
    ("build -o", "“--output” needs DIR behind it"),
    (
      "build --format jsno",
      "“--format” wants one of “text”, “json”, “sarif”, not “jsno”; did you mean “json”?"
    ),
    ("build --idiom phone,tv", "“--idiom” wants one or more of “phone”, “pad”, not “tv”"),
    ("build --port x", "“--port” wants a whole number from 0 to 65535, not “x”"),
    ("build --locale en,", "“--locale” wants TAG with commas between, not “en,”"),
    ("build -ss", "“--strict” can only be given once"), ("diff", "OLD is missing"),
    ("rules x", "“x” is one word too many"),
    ("rules \u{1B}[31m", "“␛[31m” is one word too many"),
    ("build ∅", "an operand is empty; is a variable of the shell not set?"),
  ])
  func saysWhatIsWrong(_ line: String, _ words: String) {
    let first = text(line).split(separator: "\n").first ?? ""
    let name = line.prefix { $0 != " " }
    #expect(first == "vitrine \(name): \(words)")
  }

  @Test(arguments: [
    ("", "a command is missing"), ("biuld", "unknown command “biuld”; did you mean “build”?"),
    ("App.bundle", "unknown command “App.bundle”"),
    ("-s build", "“-s” stands behind a command, not before it"),
    ("--versoin", "unknown option “--versoin”; did you mean “--version”?"),
  ])
  func saysWhatIsWrongWithoutACommand(_ line: String, _ words: String) {
    #expect(
      text(line) == """
        vitrine: \(words)
        Usage: vitrine COMMAND [OPTIONS] [OPERANDS]
        “vitrine --help” says more.

        """)
  }

  @Test func showsEveryUsage() {
    #expect(
      text("diff") == """
        vitrine diff: OLD is missing
        Usage: vitrine diff OLD NEW
        Usage: vitrine diff --git REVISIONS PATH
        “vitrine diff --help” says more.

        """)
  }

  @Test(arguments: [
    (UsageError.conflict("--git", "NEW"), "“--git” and “NEW” do not go together"),
    (.dependency("--dry-run", on: "--fix"), "“--dry-run” needs “--fix” too"),
    (.missingValue(option: "--nowhere"), "“--nowhere” needs a value behind it"),
    (.invalidValue(option: "--nowhere", value: "x"), "“--nowhere” cannot be “x”"),
  ])
  func saysWhatCommandsFind(_ error: UsageError, _ words: String) {
    let text = UsageText(error, in: ["diff"], of: SampleTool.syntax).text
    #expect(text.hasPrefix("vitrine diff: \(words)\n"))
  }
}
