/// A remark about the user's input: what, where, and how it might be mended.
///
/// A diagnostic is a value: whoever finds something appends one, and the command alone prints them.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable, CaseIterable {
    case error, warning, note

    /// So many of this severity, in words: `1 error`, `3 errors`.
    package func counted(_ count: Int) -> String { "\(count) \(rawValue)\(count == 1 ? "" : "s")" }
  }

  /// What is said, by whom, and how bad it is.
  ///
  /// Messages are made by static functions beside the reader or rule that gives them, so that the
  /// wording is in one place and tests compare messages.
  package struct Message: Hashable, Sendable {
    package let severity: Severity
    /// The rule's stable name, in kebab-case.
    package let rule: String
    package let text: String

    package init(_ severity: Severity, _ rule: String, _ text: String) {
      self.severity = severity
      self.rule = rule
      self.text = text
    }
  }

  /// A second place that explains the first.
  package struct Note: Hashable, Sendable {
    package let text: String
    package let location: SourceLocation

    package init(_ text: String, at location: SourceLocation) {
      self.text = text
      self.location = location
    }
  }

  /// A change to the source that mends what is reported.
  package struct Fix: Hashable, Sendable {
    package struct Edit: Hashable, Sendable {
      package let range: SourceRange
      package let replacement: String
      /// The range with columns that count UTF-16 code units, as some tools want them.
      let utf16Range: SourceRange

      package init(_ source: SourceText, _ range: SourceRange, _ replacement: String) {
        self.range = range
        self.replacement = replacement
        utf16Range = source.inUTF16(range)
      }
    }

    package let description: String
    package let edits: [Edit]

    package init(_ description: String, _ edits: [Edit]) {
      self.description = description
      self.edits = edits
    }
  }

  package let message: Message
  package let location: SourceLocation
  package let notes: [Note]
  package let fix: Fix?

  package init(
    _ message: Message, at location: SourceLocation, notes: [Note] = [], fix: Fix? = nil
  ) {
    self.message = message
    self.location = location
    self.notes = notes
    self.fix = fix
  }

  package var severity: Severity { message.severity }
}

extension [Diagnostic] {
  /// The diagnostics by path, then place, then rule; those alike stand once.
  package func inOrder() -> [Diagnostic] {
    let sorted = self.sorted { a, b in
      if a.location.path != b.location.path { return a.location.path < b.location.path }
      let none = SourcePosition(line: 0, column: 0)
      let (first, second) = (a.location.range?.start ?? none, b.location.range?.start ?? none)
      if first != second { return first < second }
      if a.message.rule != b.message.rule { return a.message.rule < b.message.rule }
      return a.message.text < b.message.text
    }
    return sorted.enumerated().filter { $0.offset == 0 || sorted[$0.offset - 1] != $0.element }
      .map(\.element)
  }
}
