/// A piece of an HTML document as a value.
///
/// Nodes hold plain text; only the writer knows what must be escaped. The one exception is markup
/// that a page's author wrote, and was allowed to write.
package enum HTMLNode: Hashable, Sendable {
  case element(HTMLElement)
  case text(String)
  /// Several nodes without an element around them.
  case fragment([HTMLNode])
  /// Markup that is written as it is.
  case authored(AuthoredMarkup)

  /// An element.
  package static func element(
    _ name: String, _ attributes: [HTMLAttribute] = [], _ children: [HTMLNode] = []
  ) -> HTMLNode {
    .element(HTMLElement(name, attributes, children))
  }

  /// Nothing at all.
  package static let empty = HTMLNode.fragment([])
}

/// Markup that the author of a page wrote by hand, and that is not ours to check.
///
/// Only the walk from Markdown to nodes makes such values, which a test holds it to.
package struct AuthoredMarkup: Hashable, Sendable {
  package let text: String

  package init(trusting text: String) { self.text = text }
}

extension HTMLNode: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  package init(stringLiteral value: String) { self = .text(value) }
}

/// An element with its attributes, in the order in which they are written.
package struct HTMLElement: Hashable, Sendable {
  package var name: String
  package var attributes: [HTMLAttribute]
  package var children: [HTMLNode]

  package init(_ name: String, _ attributes: [HTMLAttribute] = [], _ children: [HTMLNode] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }
}

/// An attribute's name and plain value.
package struct HTMLAttribute: Hashable, Sendable {
  package let name: String
  /// The value; nil for a boolean attribute, which is written as its name.
  package let value: String?

  package init(_ name: String, _ value: String?) {
    self.name = name
    self.value = value
  }
}

extension HTMLAttribute {
  package static func `class`(_ value: String) -> Self { .init("class", value) }
  package static func id(_ value: String) -> Self { .init("id", value) }
  package static func href(_ value: String) -> Self { .init("href", value) }
  /// A boolean attribute, such as `checked`.
  package static func flag(_ name: String) -> Self { .init(name, nil) }
}
