/// What is wrong with the words that a user typed; ``UsageText`` says it.
package enum UsageError: Error, Hashable {
  case missingCommand
  case unknownCommand(String)
  /// An option that only stands behind a command.
  case optionBeforeCommand(String)
  /// The option as it was typed, without a value that was joined to it.
  case unknownOption(String)
  /// A value that was joined to an option that takes none.
  case unexpectedValue(option: String, value: String)
  case missingValue(option: String)
  case invalidValue(option: String, value: String)
  /// An option that counts once, and was given again.
  case repeatedOption(String)
  /// The placeholder of the first operand that is not there.
  case missingOperand(String)
  case unexpectedOperand(String)
  /// An operand of no characters, which an unset variable of a shell gives.
  case emptyOperand
  /// Two options, or an option and an operand, that do not go together.
  case conflict(String, String)
  /// An option that says nothing without the other.
  case dependency(String, on: String)
}
