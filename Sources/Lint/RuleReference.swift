internal import Diagnostics

/// The list of all rules as a document, from which one comes to the page of each.
package enum RuleReference {
  package static let markdown = """
    ---
    title: Rules
    description: "What Vitrine finds wrong with settings bundles."
    order: 4
    ---

    # Rules

    What `vitrine lint` looks for; `build` and `inspect` report the same. An *error* breaks something:
    Settings hides, crashes or shows raw keys, or a file cannot be read. A *warning* is most likely a
    mistake, a *note* is advice. Some rules are milder in single cases than the severity that stands here.

    The rule’s name in `vitrine.yml` changes what holds for the project:

    ```yaml
    rules:
      page-title: off
      vanishing-bundle: error
    ```

    A comment before a row, or inside of it, switches rules off for that row; at the top of a file, for
    the file; in a strings table, written `/* … */`, for the entry behind it:

    ```xml
    <!-- vitrine:disable page-without-group, long-footer -->
    ```

    | Rule | Severity | What it finds |
    | --- | --- | --- |
    \(rows)

    """

  private static var rows: String {
    RuleRegistry.all.map { rule in
      "| [`\(rule.id)`](\(rule.id).md) | \(rule.severity?.rawValue ?? "off") | \(rule.summary) |"
    }.joined(separator: "\n")
  }
}
