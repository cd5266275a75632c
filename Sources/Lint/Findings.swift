internal import Diagnostics
internal import PropertyList
internal import Settings

/// What the rules found in a bundle.
package struct Findings {
  private(set) var diagnostics: [Diagnostic] = []
  let bundle: SettingsBundle

  init(in bundle: SettingsBundle) {
    self.bundle = bundle
  }

  /// Adds a finding at a place of a page, or about the whole file.
  ///
  /// - Parameters:
  ///   - message: What is found.
  ///   - range: Where it stands; nil in a binary file.
  ///   - page: The page.
  ///   - notes: Other places of the page that explain it.
  ///   - fix: How it is mended.
  mutating func add(
    _ message: Diagnostic.Message, at range: SourceRange?, in page: Page,
    notes: [(text: String, range: SourceRange?)] = [], fix: Diagnostic.Fix? = nil
  ) {
    let bundle = bundle
    add(
      message, at: bundle.location(of: range, in: page.file),
      notes: notes.map { .init($0.text, at: bundle.location(of: $0.range, in: page.file)) },
      fix: fix)
  }

  /// Adds a finding at the value of an element's key, else at the element.
  mutating func add(
    _ message: Diagnostic.Message, at key: String, of row: Row,
    notes: [(text: String, range: SourceRange?)] = [], fix: Diagnostic.Fix? = nil
  ) {
    add(
      message, at: row[key]?.range ?? row.specifier.range, in: row.page, notes: notes, fix: fix)
  }

  mutating func add(
    _ message: Diagnostic.Message, at location: SourceLocation, notes: [Diagnostic.Note] = [],
    fix: Diagnostic.Fix? = nil
  ) {
    diagnostics.append(Diagnostic(message, at: location, notes: notes, fix: fix))
  }
}
