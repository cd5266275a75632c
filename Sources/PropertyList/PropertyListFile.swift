package import Diagnostics

/// A property list, as far as it could be read.
package struct PropertyListFile: Sendable {
  package enum Format: Hashable, Sendable {
    case xml
    case binary
    /// The old format of OpenStep, which GNUstep extends and string tables are written in.
    case ascii
  }

  /// A comment's text, without its delimiters, and where it stands with them.
  package struct Comment: Hashable, Sendable {
    package let text: String
    package let range: SourceRange
  }

  /// What the file says; nil if it says nothing that could be read.
  package let value: PropertyListValue?
  package let format: Format
  /// The file's text; nil if it is binary.
  package let source: SourceText?
  /// The comments in order.
  package let comments: [Comment]
  package let diagnostics: [Diagnostic]
}
