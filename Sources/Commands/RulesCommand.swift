internal import Arguments
internal import Diagnostics
internal import Lint
internal import Site

/// `vitrine rules`: every rule with its severity, in one line.
struct RulesCommand {
  static let syntax = CommandSyntax(
    "rules", "Lists the rules of lint, with what each finds.",
    details: "Severities are those of the project, where vitrine.yml says something of a rule.")

  init(_ arguments: ParsedArguments) {}

  func run(on console: Console) throws -> ExitStatus {
    let project = try Project(configFile: nil)
    let settings = project.configuration.rules
    let rules = RuleRegistry.all
    let width = rules.map(\.id.count).max() ?? 0
    let lines = rules.map { rule in
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let severity = settings.severity(of: rule)?.rawValue ?? "off"
      let padding = String(repeating: " ", count: max(0, 7 - severity.count))
      return "\(id)  \(severity)\(padding)  \(rule.summary)\n"
    }
    try console.write(lines.joined())
    console.say(project.diagnostics.inOrder().map(\.textForm).joined())
    return project.diagnostics.contains { $0.severity == .error } ? .foundErrors : .done
  }
}
