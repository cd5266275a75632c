package import Diagnostics

/// What a project says about rules: which are off, and how bad the others are.
package struct RuleSettings: Hashable, Sendable {
  /// What may be said about a rule.
  package enum Level: String, CaseIterable, Sendable {
    case off, warning, error
  }

  private let levels: [String: Level]

  /// Nothing but what the rules say of themselves.
  package static let standard = RuleSettings([:])

  /// - Parameter levels: What holds for single rules, by their ids.
  package init(_ levels: [String: Level]) {
    self.levels = levels
  }

  /// How bad a rule is at the worst; nil for one that is off.
  package func severity(of rule: RuleFacts) -> Diagnostic.Severity? {
    switch levels[rule.id] {
    case nil: rule.severity
    case .off: nil
    case .warning: .warning
    case .error: .error
    }
  }

  /// A diagnostic as bad as the project has it; nil when its rule is off.
  package func applied(to diagnostic: Diagnostic) -> Diagnostic? {
    let severity: Diagnostic.Severity
    switch levels[diagnostic.message.rule] {
    case nil: return diagnostic
    case .off: return nil
    case .warning: severity = .warning
    case .error: severity = .error
    }
    let message = Diagnostic.Message(severity, diagnostic.message.rule, diagnostic.message.text)
    return Diagnostic(
      message, at: diagnostic.location, notes: diagnostic.notes, fix: diagnostic.fix)
  }
}
