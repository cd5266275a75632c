/// An option of a command: how it is written, and what help says of it.
package struct OptionSyntax: Hashable, Sendable {
  /// How often an option's value may be given.
  package enum Multiplicity: Hashable, Sendable {
    case once
    /// The option may be given again, each time with one more value.
    case repeatable
    /// As ``repeatable``, and several values may stand in one word, with commas between.
    case list
  }

  /// The long form with its dashes: `--output`.
  package let name: String
  /// The letter of the short form, `o` for `-o`; nil without one.
  package let letter: Unicode.Scalar?
  /// What the option does, as a sentence.
  package let summary: String
  /// What stands behind the option; nil for a flag.
  package let value: ValueSyntax?
  package let multiplicity: Multiplicity
  /// The value that counts when the option is not given; nil when there is none.
  package let defaultValue: String?

  init(
    _ name: String, letter: Unicode.Scalar?, _ summary: String, value: ValueSyntax?,
    _ multiplicity: Multiplicity = .once, defaultValue: String? = nil
  ) {
    precondition(name.hasPrefix("--") && !name.contains("="), "\(name) is no name of an option")
    self.name = name
    self.letter = letter
    self.summary = summary
    self.value = value
    self.multiplicity = multiplicity
    self.defaultValue = defaultValue
  }

  /// The option that every command has.
  static let help = OptionSyntax("--help", letter: "h", "Shows this help.", value: nil)
}
