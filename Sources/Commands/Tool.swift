internal import Arguments
internal import Diagnostics
internal import Lint

/// The program: the words behind its name in, a status out.
package enum Tool {
  package static let name = "vitrine"
  package static let version = "0.1.0"

  static let syntax = ToolSyntax(
    name, "Shows, documents and checks the settings of iOS apps.",
    commands: commands.map(\.syntax))

  /// A command: how it is written, and what it does.
  private struct Command {
    let syntax: CommandSyntax
    let run: @Sendable (ParsedArguments, Console) async throws -> ExitStatus

    init(
      _ syntax: CommandSyntax,
      _ run: @escaping @Sendable (ParsedArguments, Console) async throws -> ExitStatus
    ) {
      self.syntax = syntax
      self.run = run
    }
  }

  /// Every command, in the order in which help lists them.
  private static let commands = [
    Command(BuildCommand.syntax) { try await BuildCommand($0).run(on: $1) },
    Command(LintCommand.syntax) { try await LintCommand($0).run(on: $1) },
    Command(InspectCommand.syntax) { try InspectCommand($0).run(on: $1) },
    Command(DiffCommand.syntax) { try DiffCommand($0).run(on: $1) },
    Command(RulesCommand.syntax) { try RulesCommand($0).run(on: $1) },
  ]

  /// The program, as what it writes names it.
  static let generator = Generator(
    name: name, version: version,
    rules: RuleRegistry.all.map { rule in
      .init(
        id: rule.id, summary: rule.summary, reason: rule.evidence, severity: rule.severity)
    })

  /// Does what the words ask for.
  package static func run(_ words: [String], on console: Console) async -> ExitStatus {
    do throws(UsageError) {
      switch try syntax.parse(words) {
      case .overview:
        return write(HelpText(of: syntax, width: console.width).text, to: console)
      case .help(let command):
        return write(HelpText(of: command, in: syntax, width: console.width).text, to: console)
      case .version:
        return write("\(name) \(version)\n", to: console)
      case .run(let command, let arguments):
        return try await run(command, arguments, console)
      }
    } catch {
      console.say(UsageText(error, in: words, of: syntax).text)
      return .couldNotRun
    }
  }

  private static func write(_ text: String, to console: Console) -> ExitStatus {
    do {
      try console.write(text)
      return .done
    } catch {
      return tell(error, on: console)
    }
  }

  /// Says why the tool cannot go on; names of files may hold anything.
  private static func tell(_ error: any Error, on console: Console) -> ExitStatus {
    let lines = "\(error)".split(separator: "\n", omittingEmptySubsequences: false)
    console.say("\(name): \(lines.map { String($0).printable }.joined(separator: "\n"))\n")
    return .couldNotRun
  }

  private static func run(
    _ command: CommandSyntax, _ arguments: ParsedArguments, _ console: Console
  ) async throws(UsageError) -> ExitStatus {
    do {
      guard let command = commands.first(where: { $0.syntax == command }) else {
        preconditionFailure("the parser gives commands of the list alone")
      }
      return try await command.run(arguments, console)
    } catch let error as UsageError {
      throw error
    } catch {
      return tell(error, on: console)
    }
  }
}
