/// What a program says of itself and its commands, as plain text.
package struct HelpText: Hashable, Sendable {
  /// The text, with a line end.
  package let text: String

  /// The help that lists the commands of a program.
  package init(of tool: ToolSyntax, width: Int = 80) {
    let commands = tool.commands.map { HelpRow($0.name, $0.summary) }
    let options = ToolSyntax.options.rows
    var page = HelpPage(width: width, rows: commands + options)
    page.add(paragraph: tool.summary)
    page.add(usages: [tool.usage])
    page.add(section: "Commands", commands)
    page.add(section: ToolSyntax.options.title, options)
    page.add(paragraph: "“\(tool.name) help COMMAND” says more about a command.")
    text = page.text
  }

  /// The help of one command.
  package init(of command: CommandSyntax, in tool: ToolSyntax, width: Int = 80) {
    let operands = command.operands.map(\.row)
    let groups = command.groupsWithHelp
    var page = HelpPage(width: width, rows: operands + groups.flatMap(\.rows))
    page.add(paragraph: command.summary)
    page.add(usages: command.usages.map { "\(tool.name) \(command.name) \($0)" })
    page.add(paragraph: command.details)
    page.add(section: "Operands", operands)
    for group in groups { page.add(section: group.title, group.rows) }
    text = page.text
  }
}

extension ToolSyntax {
  /// How the program is called.
  var usage: String { "\(name) COMMAND [OPTIONS] [OPERANDS]" }
}

extension CommandSyntax {
  /// The options as help groups them: `--help` is the last of those under the plain title.
  var groupsWithHelp: [OptionGroup] {
    let title = OptionGroup.plainTitle
    let all = groups.contains { $0.title == title } ? groups : groups + [[]]
    return all.map { $0.title == title ? OptionGroup(title, $0.options + [.help]) : $0 }
  }
}

extension OperandSyntax {
  var row: HelpRow { HelpRow(placeholder + (count == .any ? "…" : ""), summary) }
}

extension OptionGroup {
  /// The options, long forms in one column whether or not there is a letter before them.
  var rows: [HelpRow] {
    let hasLetters = options.contains { $0.letter != nil }
    return options.map { option in
      let letter = option.letter.map { "-\($0), " } ?? (hasLetters ? "    " : "")
      return HelpRow(letter + option.term, option.description)
    }
  }
}

extension OptionSyntax {
  /// The long form, with what stands behind it: `--output DIR`.
  var term: String {
    let separator = multiplicity == .list ? "[,…]" : ""
    return value.map { "\(name) \($0.placeholder)\(separator)" } ?? name
  }

  /// The summary, and what else there is to know.
  var description: String {
    var sentences = [summary]
    if multiplicity == .repeatable { sentences.append("May be repeated.") }
    if let defaultValue { sentences.append("Default: \(defaultValue).") }
    return sentences.joined(separator: " ")
  }
}
