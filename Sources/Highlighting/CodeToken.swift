/// A piece of code, and what it is.
package struct CodeToken: Hashable, Sendable {
  /// What a piece of code is; the raw value names it in style sheets.
  package enum Kind: String, CaseIterable, Sendable {
    /// Nothing that has a colour of its own.
    case plain
    case keyword
    case type
    case string
    /// An escape in a string, an interpolation's marks, or an entity.
    case escape
    case number
    case comment
    /// A key, an attribute, an option or a variable.
    case attribute
    case tag
  }

  package let kind: Kind
  package let text: String
}
