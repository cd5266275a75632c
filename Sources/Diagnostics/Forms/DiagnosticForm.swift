/// A form in which diagnostics are printed, by the name that `--format` takes.
package enum DiagnosticForm: String, Sendable, CaseIterable {
  /// `path:line:column: severity: message [rule]`, then the source line and a caret.
  case text
  /// A list of objects, as the contract of the command line describes it.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// GitHub workflow commands, which annotate a pull request.
  case github

  /// The diagnostics in this form and in their order.
  ///
  /// The text ends in a line end unless there is nothing to say. The program that found them is
  /// named where the form has a place for it.
  package func text(of diagnostics: [Diagnostic], generator: Generator) -> String {
    switch self {
    case .text: diagnostics.map(\.textForm).joined()
    case .json: JSONForm(diagnostics).text
    case .sarif: SARIFForm(diagnostics, generator: generator).text
    case .github: diagnostics.map(\.githubForm).joined()
    }
  }
}

/// The program that found something.
package struct Generator: Sendable {
  /// What the program says of one of its rules.
  package struct Rule: Sendable {
    package let id: String
    /// What the rule finds, in one line.
    package let summary: String
    /// Why that matters.
    package let reason: String
    /// How bad it is at the worst; nil for a rule that is off unless it is asked for.
    package let severity: Diagnostic.Severity?

    package init(id: String, summary: String, reason: String, severity: Diagnostic.Severity?) {
      self.id = id
      self.summary = summary
      self.reason = reason
      self.severity = severity
    }
  }

  package let name: String
  package let version: String
  /// The rules that are known beyond their ids.
  package let rules: [Rule]

  package init(name: String, version: String, rules: [Rule] = []) {
    self.name = name
    self.version = version
    self.rules = rules
  }
}
