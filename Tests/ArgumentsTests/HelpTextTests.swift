import Arguments
import Testing

struct HelpTextTests {
  private let tool = SampleTool.syntax

  @Test func listsCommands() {
    #expect(
      HelpText(of: tool).text == """
        Puts an app's settings behind glass.

        Usage: vitrine COMMAND [OPTIONS] [OPERANDS]

        Commands:
          build          Renders the site.
          diff           Tells what changed.
          rules          Lists the rules.

        Options:
          -h, --help     Shows this help, or that of the command before it.
              --version  Shows the version.

        “vitrine help COMMAND” says more about a command.

        """)
  }

  @Test func describesACommand() {
    #expect(
      HelpText(of: SampleTool.build, in: tool).text == """
        Renders the site.

        Usage: vitrine build [OPTIONS] [BUNDLE…]

        Without operands, it renders the bundles that the configuration names, or else
        every bundle below the current folder.

        Broken input never stops the rest.

        Operands:
          BUNDLE…                       A bundle, or a folder with bundles in it.

        Options:
          -o, --output DIR              Where the site is written. Default: site.
              --config FILE             The configuration.
          -l, --locale TAG[,…]          The languages.
              --merge FILE              A file to take values from. May be repeated.
              --idiom phone|pad[,…]     The devices.
          -j, --jobs N                  How many at once.
              --port N                  The port. Default: 8000.
              --offset N                A shift. Default: 0.
              --look phone|pad          The look.
          -h, --help                    Shows this help.

        Diagnostics:
          -f, --format text|json|sarif  The form of the diagnostics. Default: text.
          -s, --strict                  Counts warnings as errors.
          -q, --quiet                   Says nothing but errors.

        """)
  }

  @Test func wrapsInANarrowWindow() {
    #expect(
      HelpText(of: SampleTool.build, in: tool, width: 44).text.contains(
        """
        Diagnostics:
          -f, --format text|json|sarif
                          The form of the
                          diagnostics. Default:
                          text.
          -s, --strict    Counts warnings as errors.
        """))
  }

  @Test(arguments: [40, 60, 80, 120], SampleTool.syntax.commands)
  func staysWithinItsWidth(_ width: Int, _ command: CommandSyntax) {
    let longestTerm = 29
    let lines = HelpText(of: command, in: tool, width: width).text.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= max(width, longestTerm) })
    #expect(lines.allSatisfy { $0.last != " " })
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max])
  func survivesAnyWidth(_ width: Int) {
    #expect(!HelpText(of: SampleTool.build, in: tool, width: width).text.isEmpty)
  }

  @Test func showsAllUsages() {
    let text = HelpText(of: SampleTool.diff, in: tool).text
    #expect(
      text.contains("Usage: vitrine diff OLD NEW\n       vitrine diff --git REVISIONS PATH\n"))
  }
}
