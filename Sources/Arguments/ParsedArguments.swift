/// The words behind a command, sorted out by its syntax.
package struct ParsedArguments: Hashable, Sendable {
  /// The operands, in the order in which they were typed; as many as the syntax admits.
  package let operands: [String]
  private let command: CommandSyntax
  private let words: [String: [String]]

  /// The words behind each option, by the option's name; for a flag, its name.
  init(_ command: CommandSyntax, operands: [String], words: [String: [String]]) {
    self.command = command
    self.operands = operands
    self.words = words
  }

  /// An option's value, or what counts for it when it was not given.
  ///
  /// The option must be one of the command's.
  package subscript<Value>(option: CommandOption<Value>) -> Value {
    option.read(words(of: option.syntax))
  }

  /// Whether an option was typed, so that its value outdoes that of a configuration.
  package func isGiven<Value>(_ option: CommandOption<Value>) -> Bool {
    !words(of: option.syntax).isEmpty
  }

  private func words(of option: OptionSyntax) -> [String] {
    precondition(
      command.options.contains(option), "\(option.name) is no option of \(command.name)")
    return words[option.name] ?? []
  }
}
