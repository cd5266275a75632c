internal import Diagnostics

/// The list of all rules as a document, from which one comes to the page of each.
package enum RuleReference {
  package static let markdown = """
    ---
    title: Rules
    description: "What Vitrine finds wrong with settings bundles, and with the project around them."
    order: 4
    ---

    # Rules

    What `vitrine lint` looks for; `build` reports the same, and `inspect` what is about a bundle. An *error*
    breaks something: Settings hides, crashes or shows raw keys, or a file cannot be read. A *warning* is most likely a
    mistake, a *note* is advice. Some rules are milder in single cases than the severity that stands here.

    The rule’s name in `vitrine.yml` changes what holds for the project:

    ```yaml
    rules:
      page-title: off
      vanishing-bundle: error
    ```

    A comment before a row, or inside of it, switches rules off for that row; at the top of a file, for
    the file; in a strings table, written `/* … */`, for the entry behind it; in a file of Interface Builder,
    for the text field, view or scene behind it:

    ```xml
    <!-- vitrine:disable page-without-group, long-footer -->
    ```

    A reason may stand behind the rules, after a dash with spaces around it; XML allows no two hyphens in a comment:

    ```xml
    <!-- vitrine:disable choice-count - the app adds the last title -->
    ```

    All can be off but \(alwaysTold): something is missing then that nobody would look for. What a
    comment switches off is about a bundle.

    ## Bundles

    \(table(of: RuleRegistry.bundleRules))

    ## The project

    \(table(of: RuleRegistry.projectRules.sorted { $0.id < $1.id }))

    """

  private static var alwaysTold: String {
    let names = RuleRegistry.alwaysTold.sorted().map { "`\($0)`" }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }

  private static func table(of rules: [RuleFacts]) -> String {
    let rows = rules.map { rule in
      "| [`\(rule.id)`](\(rule.id).md) | \(rule.severity?.rawValue ?? "off") | \(rule.summary) |"
    }
    return (["| Rule | Severity | What it finds |", "| --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }
}
