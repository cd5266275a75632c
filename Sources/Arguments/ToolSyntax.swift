/// A program of several commands.
package struct ToolSyntax: Hashable, Sendable {
  /// The word that calls the program.
  package let name: String
  /// What the program does, as a sentence.
  package let summary: String
  package let commands: [CommandSyntax]

  package init(_ name: String, _ summary: String, commands: [CommandSyntax]) {
    self.name = name
    self.summary = summary
    self.commands = commands
  }

  /// The program's own options, as help shows them.
  static let options: OptionGroup = [
    OptionSyntax(
      "--help", letter: "h", "Shows this help, or that of the command before it.", value: nil),
    OptionSyntax("--version", letter: nil, "Shows the version.", value: nil),
  ]
}

/// What a user asks a program for.
package enum ToolRequest: Hashable, Sendable {
  /// The help that lists all commands.
  case overview
  case help(CommandSyntax)
  case version
  case run(CommandSyntax, ParsedArguments)
}

extension ToolSyntax {
  /// What the words behind the program's name ask for.
  package func parse(_ words: [String]) throws(UsageError) -> ToolRequest {
    guard let first = words.first else { throw .missingCommand }
    let rest = words.dropFirst()
    switch first {
    case "--help", "-h", "help": return try help(for: rest)
    case "--version":
      if let word = rest.first { throw .unexpectedOperand(word) }
      return .version
    default: break
    }
    if let command = command(called: first) {
      if command.isHelpAsked(in: rest) { return .help(command) }
      return .run(command, try command.parse(rest))
    }
    guard first.utf8.first == UInt8(ascii: "-"), first != "-" else { throw .unknownCommand(first) }
    throw isOptionOfACommand(first) ? .optionBeforeCommand(first) : .unknownOption(first)
  }

  /// The command that the words call, whatever stands behind it; nil when they call none.
  package func command(calledBy words: [String]) -> CommandSyntax? {
    let name = words.first == "help" ? words.dropFirst().first : words.first
    return name.flatMap(command(called:))
  }

  private func command(called name: String) -> CommandSyntax? {
    commands.first { $0.name == name }
  }

  private func help(for words: ArraySlice<String>) throws(UsageError) -> ToolRequest {
    let names = words.filter { !["--help", "-h", "help"].contains($0) }
    guard let name = names.first else { return .overview }
    guard let command = command(called: name) else { throw .unknownCommand(name) }
    if let word = names.dropFirst().first { throw .unexpectedOperand(word) }
    return .help(command)
  }

  private func isOptionOfACommand(_ word: String) -> Bool {
    commands.flatMap(\.options).contains { option in
      option.name == word.prefix { $0 != "=" } || option.letter.map { "-\($0)" == word } ?? false
    }
  }
}
