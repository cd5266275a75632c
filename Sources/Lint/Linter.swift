package import Diagnostics
package import Settings

/// Finds what is wrong with bundles: what their readers said, and what the rules find.
package struct Linter: Sendable {
  private let settings: RuleSettings

  package init(_ settings: RuleSettings = .standard) {
    self.settings = settings
  }

  /// All that is to be said about a bundle, in order.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - others: What was found wrong with its folder.
  /// - Returns: What the project has not switched off, as bad as the project has it.
  package func diagnostics(
    of bundle: SettingsBundle, with others: [Diagnostic] = []
  ) -> [Diagnostic] {
    let subject = Subject(bundle)
    var findings = Findings(in: bundle)
    for rule in RuleRegistry.rules
    where settings.severity(of: rule.facts) != nil && (rule.concernsScenes || !bundle.holdsScenes) {
      rule.check(subject, &findings)
    }
    let switches = CommentSwitches(of: bundle)
    return (others + bundle.diagnostics + findings.diagnostics + switches.diagnostics)
      .filter { !switches.silence($0) }
      .compactMap(settings.applied)
      .inOrder()
  }
}
