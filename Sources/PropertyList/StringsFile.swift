package import Diagnostics

/// A table of localized strings.
package struct StringsFile: Sendable {
  package struct Entry: Hashable, Sendable {
    package let key: LiteralString
    /// The key with its quotes or tags; nil in a binary file.
    package let keyRange: SourceRange?
    package let value: String
    /// The value with its quotes or tags; nil in a binary file.
    package let valueRange: SourceRange?
    /// The comment on the lines before the entry.
    package let comment: PropertyListFile.Comment?
  }

  /// The entries in the order of the file; of those with the same key, the last.
  package let entries: [Entry]
  package let format: PropertyListFile.Format
  /// How the file's bytes spell its text; nil if it is binary.
  package let encoding: TextEncoding?
  /// The file's text; nil if it is binary.
  package let source: SourceText?
  /// All comments of the file, in order.
  package let comments: [PropertyListFile.Comment]
  package let diagnostics: [Diagnostic]
  private let places: [LiteralString: Int]

  init(_ entries: [Entry], of file: PropertyListFile, _ diagnostics: [Diagnostic]) {
    self.entries = entries
    format = file.format
    encoding = file.source?.encoding
    source = file.source
    comments = file.comments
    self.diagnostics = diagnostics
    places = Dictionary(
      entries.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { $1 })
  }

  /// The entry of a key; nil if the table has none.
  package func entry(_ key: String) -> Entry? {
    places[LiteralString(key)].map { entries[$0] }
  }

  /// The value of a key; nil if the table has none.
  package subscript(key: String) -> String? { entry(key)?.value }
}
