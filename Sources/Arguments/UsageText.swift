private import Diagnostics

/// What to tell somebody whose words cannot be understood: what is wrong, and how it is written.
///
/// ```
/// vitrine build: unknown option “--outptu”; did you mean “--output”?
/// Usage: vitrine build [OPTIONS] [BUNDLE…]
/// “vitrine build --help” says more.
/// ```
package struct UsageText: Hashable, Sendable {
  /// The text, with a line end.
  package let text: String

  /// Says an error of the words behind a program's name.
  package init(_ error: UsageError, in words: [String], of tool: ToolSyntax) {
    let command = tool.command(calledBy: words)
    let caller = [tool.name, command?.name].compactMap { $0 }.joined(separator: " ")
    let sentence = UsageSentence(tool: tool, command: command).sentence(for: error).printable
    let usages = command.map { $0.usages.map { "\(caller) \($0)" } } ?? [tool.usage]
    text = """
      \(caller): \(sentence)
      \(usages.map { "Usage: \($0)" }.joined(separator: "\n"))
      “\(caller) --help” says more.

      """
  }
}

private struct UsageSentence {
  let tool: ToolSyntax
  let command: CommandSyntax?

  func sentence(for error: UsageError) -> String {
    switch error {
    case .missingCommand: "a command is missing"
    case .unknownCommand(let name):
      "unknown command “\(name)”" + hint(name, among: tool.commands.map(\.name))
    case .optionBeforeCommand(let option): "“\(option)” stands behind a command, not before it"
    case .unknownOption(let option): "unknown option “\(option)”" + hint(option, among: names)
    case .unexpectedValue(let option, let value):
      "“\(option)” is on or off and takes no value, but has “\(value)”"
    case .missingValue(let option): "“\(option)” needs \(value(of: option)) behind it"
    case .invalidValue(let option, let value): invalid(value, of: option)
    case .repeatedOption(let option): "“\(option)” can only be given once"
    case .missingOperand(let placeholder): "\(placeholder) is missing"
    case .unexpectedOperand(let word): "“\(word)” is one word too many"
    case .emptyOperand: "an operand is empty; is a variable of the shell not set?"
    case .conflict(let one, let other): "“\(one)” and “\(other)” do not go together"
    case .dependency(let one, let other): "“\(one)” needs “\(other)” too"
    }
  }

  private var names: [String] {
    (command.map { $0.options + [.help] } ?? ToolSyntax.options.options).map(\.name)
  }

  private func option(_ name: String) -> OptionSyntax? {
    command?.options.first { $0.name == name }
  }

  private func value(of name: String) -> String {
    option(name)?.value?.placeholder ?? "a value"
  }

  private func hint(_ word: String, among words: [String]) -> String {
    // One letter is near to everything, and `-output` is as good as `--output`.
    let dashes = word.prefix { $0 == "-" }
    let isOption = !dashes.isEmpty
    guard !isOption || word.count - dashes.count > 1 else { return "" }
    let bare = String(word.dropFirst(dashes.count))
    let candidates = words.map { isOption ? String($0.dropFirst(2)) : $0 }
    guard let nearest = candidates.nearest(to: bare) else { return "" }
    return "; did you mean “\(isOption ? "--" : "")\(nearest)”?"
  }

  private func invalid(_ value: String, of name: String) -> String {
    guard let option = option(name), let syntax = option.value else {
      return "“\(name)” cannot be “\(value)”"
    }
    let isList = option.multiplicity == .list
    switch syntax.kind {
    case .choice(let words):
      let wanted = words.map { "“\($0)”" }.joined(separator: ", ")
      return
        "“\(name)” wants one\(isList ? " or more" : "") of \(wanted), not “\(value)”"
        + hint(value, among: words)
    case .number(let range):
      return "“\(name)” wants a whole number from \(range.lowerBound) to \(range.upperBound), "
        + "not “\(value)”"
    case .text, .file, .folder:
      return "“\(name)” wants \(syntax.placeholder)\(isList ? " with commas between" : ""), "
        + "not “\(value)”"
    }
  }
}
