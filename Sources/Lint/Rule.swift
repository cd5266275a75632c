package import Diagnostics

/// A judgement about a bundle: what may go wrong with it though it can be read.
///
/// A rule looks at values alone, never at files, and says what it finds by messages that stand beside
/// it.
package protocol Rule: Sendable {
  static var facts: RuleFacts { get }
  /// Whether the rule looks at the scenes of Interface Builder files too.
  static var concernsScenes: Bool { get }
  static func check(_ subject: Subject, _ findings: inout Findings)
}

extension Rule {
  package static var concernsScenes: Bool { false }

  /// A message of the rule, as bad as the rule is, unless it says otherwise.
  static func message(_ text: String, _ severity: Diagnostic.Severity? = nil) -> Diagnostic.Message
  {
    Diagnostic.Message(severity ?? facts.severity ?? .note, facts.id, text)
  }
}

/// A rule that looks at one page's file at a time.
protocol PageRule: Rule {
  static func check(_ page: Page, _ findings: inout Findings)
}

extension PageRule {
  package static func check(_ subject: Subject, _ findings: inout Findings) {
    for page in subject.pages { check(page, &findings) }
  }
}

/// A rule that looks at one element at a time.
protocol SpecifierRule: Rule {
  static func check(_ row: Row, _ findings: inout Findings)
}

extension SpecifierRule {
  package static func check(_ subject: Subject, _ findings: inout Findings) {
    for row in subject.rows { check(row, &findings) }
  }
}

/// What is known of a rule.
package struct RuleFacts: Hashable, Sendable {
  /// The rule's name, which never changes.
  package let id: String
  /// How bad it is at the worst; nil for a rule that is off unless a project asks for it.
  package let severity: Diagnostic.Severity?
  /// What it finds, in one line.
  package let summary: String
  /// Why it matters, and who says so.
  package let evidence: String

  init(_ id: String, _ severity: Diagnostic.Severity?, _ summary: String, because evidence: String)
  {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.evidence = evidence
  }
}
