/// What an XML file says, piece by piece, in the order in which it says it.
///
/// Ranges are offsets into the UTF-8 of the file's source text, delimiters included. What an
/// entity expands to stands where the reference to it does.
package enum XMLEvent: Hashable, Sendable {
  /// A start tag, or an element without content: `<a b="c">`, `<a/>`.
  case start(name: String, attributes: [XMLAttribute], at: Range<Int>)
  /// An end tag; that of an element without content is empty and stands behind its start tag.
  case end(name: String, at: Range<Int>)
  /// Text, with references resolved and CDATA sections opened: all that lies between two tags or
  /// comments, never parted otherwise.
  case text(String, at: Range<Int>)
  /// A comment's text, and the range from `<!--` to `-->`.
  case comment(String, at: Range<Int>)
}

/// An attribute of a start tag, its value with references resolved.
package struct XMLAttribute: Hashable, Sendable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
