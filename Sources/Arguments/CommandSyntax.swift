/// The words that a command takes: the one declaration behind parsing, help and the reference.
package struct CommandSyntax: Hashable, Sendable {
  /// The word that calls the command.
  package let name: String
  /// What the command does, as a sentence.
  package let summary: String
  /// What help says beyond the summary: paragraphs, with an empty line between; may be empty.
  package let details: String
  package let operands: [OperandSyntax]
  package let groups: [OptionGroup]
  /// The ways to call the command, behind its name.
  package let usages: [String]

  /// A command; `usages` replaces the usage line that its operands and options give.
  ///
  /// No two options have the same name or letter, and at most the last operand takes any number of
  /// words.
  package init(
    _ name: String, _ summary: String, details: String = "", operands: [OperandSyntax] = [],
    options groups: [OptionGroup] = [], usages: [String]? = nil
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.operands = operands
    self.groups = groups
    self.usages =
      usages ?? [(["[OPTIONS]"] + operands.map(\.usage)).joined(separator: " ")]
    precondition(operands.dropLast().allSatisfy { $0.count != .any })
    let options = groups.flatMap(\.options) + [.help]
    precondition(Set(options.map(\.name)).count == options.count, "an option's name stands twice")
    let letters = options.compactMap(\.letter)
    precondition(Set(letters).count == letters.count, "an option's letter stands twice")
  }

  /// The command's options, in the order of help, without `--help`.
  package var options: [OptionSyntax] { groups.flatMap(\.options) }
}

extension CommandSyntax {
  /// The words behind the command's name, sorted out; those that ask for help mean nothing here.
  func parse(_ words: some Sequence<String>) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(self, words: Array(words))
    return try parser.parse()
  }

  /// Whether the words, wherever, ask for help rather than for the command.
  func isHelpAsked(in words: some Sequence<String>) -> Bool {
    words.prefix { $0 != "--" }.contains { word in
      guard word != OptionSyntax.help.name else { return true }
      let scalars = word.unicodeScalars
      guard scalars.first == "-", scalars.contains("h") else { return false }
      // In a bundle of flags, too, but not in the value of an option: `-oh`.
      return scalars.dropFirst().allSatisfy { letter in
        letter == "h" || options.contains { $0.letter == letter && $0.value == nil }
      }
    }
  }
}
