internal import Arguments
internal import Diagnostics

/// The program: the words behind its name in, a status out.
package enum Tool {
  package static let name = "vitrine"
  package static let version = "0.1.0"

  static let syntax = ToolSyntax(
    name, "Shows, documents and checks the settings of iOS apps.",
    commands: [BuildCommand.syntax, InspectCommand.syntax])

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
        return await run(command, arguments, console)
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
  ) async -> ExitStatus {
    do {
      switch command {
      case BuildCommand.syntax: return try await BuildCommand(arguments).run(on: console)
      default: return try InspectCommand(arguments).run(on: console)
      }
    } catch {
      return tell(error, on: console)
    }
  }
}
