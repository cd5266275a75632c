package import Diagnostics

/// A value of a YAML document, with its place.
///
/// Where an alias stood, stands the value that it names, with the alias's own place.
package struct YAMLNode: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    /// The entries in the order of the text, no key twice.
    case mapping([YAMLEntry])
  }

  package let content: Content
  /// The place in the text, from an anchor or tag before the value up to the value's last character.
  package let range: SourceRange

  package init(_ content: Content, at range: SourceRange) {
    self.content = content
    self.range = range
  }
}

/// A key and its value in a mapping.
package struct YAMLEntry: Hashable, Sendable {
  package let key: YAMLNode
  package let value: YAMLNode

  package init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }
}

extension YAMLNode {
  /// The scalar; nil when the node is a collection.
  package var scalar: YAMLScalar? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar
  }

  /// The elements of a sequence; nil when the node is none.
  package var elements: [YAMLNode]? {
    guard case .sequence(let elements) = content else { return nil }
    return elements
  }

  /// The entries of a mapping; nil when the node is none.
  package var entries: [YAMLEntry]? {
    guard case .mapping(let entries) = content else { return nil }
    return entries
  }

  /// The value of a mapping's key; nil without such a key, and when the node is no mapping.
  package subscript(key: String) -> YAMLNode? {
    entries?.first { $0.key.scalar?.text == key }?.value
  }

  /// Whether the node stands for no value: `null`, `~` or nothing at all.
  package var isNull: Bool { scalar?.value == .null }

  /// The Boolean that the node is; nil when it is none.
  package var bool: Bool? {
    guard case .boolean(let value)? = scalar?.value else { return nil }
    return value
  }

  /// The whole number that the node is; nil when it is none, or none that an `Int` holds.
  package var int: Int? {
    guard case .integer(let value)? = scalar?.value else { return nil }
    return value
  }

  /// The number that the node is; nil when it is none.
  package var double: Double? {
    switch scalar?.value {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The text that the node is; nil when it is none, or a plain scalar that is something else.
  package var string: String? {
    guard let scalar, scalar.value == .string else { return nil }
    return scalar.text
  }
}
