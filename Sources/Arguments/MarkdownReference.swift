/// The commands of a program as a Markdown document, for its manual.
package struct MarkdownReference: Hashable, Sendable {
  /// The document, without a title of its own: each command is a heading of the second level.
  package let text: String

  package init(of tool: ToolSyntax) {
    text = tool.commands.map { Self.section(for: $0, of: tool) }.joined(separator: "\n")
  }

  private static func section(for command: CommandSyntax, of tool: ToolSyntax) -> String {
    let usages = command.usages.map { "\(tool.name) \(command.name) \($0)" }
    var blocks = [
      "## \(command.name)", command.summary, "```\n\(usages.joined(separator: "\n"))\n```",
    ]
    if !command.details.isEmpty { blocks.append(command.details) }
    let operands = command.operands.map { "* `\($0.row.term)`: \($0.summary)" }
    if !operands.isEmpty { blocks.append(operands.joined(separator: "\n")) }
    for group in command.groupsWithHelp {
      let options = group.options.map { option in
        let letter = option.letter.map { "`-\($0)`, " } ?? ""
        return "* \(letter)`\(option.term)`: \(option.description)"
      }
      blocks.append("**\(group.title)**\n\n" + options.joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}
