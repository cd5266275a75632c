/// A piece of an HTML document as a value.
///
/// Nodes hold plain text; only the writer knows what must be escaped.
package enum HTMLNode: Hashable, Sendable {
  case element(HTMLElement)
  case text(String)
  /// Several nodes without an element around them.
  case fragment([HTMLNode])

  /// An element.
  package static func element(
    _ name: String, _ attributes: [HTMLAttribute] = [], _ children: [HTMLNode] = []
  ) -> HTMLNode {
    .element(HTMLElement(name, attributes, children))
  }

  /// Nothing at all.
  package static let empty = HTMLNode.fragment([])
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
