/// A constant as a row of a reference table, whatever its type.
package struct TextInputConstantDescription: Hashable, Sendable {
  /// The type as UIKit names it, such as `UIKeyboardType`.
  package let typeName: String
  package let facts: TextInputConstantFacts
  /// The raw value as text: a number, or a text content type's string.
  package let rawValue: String
  /// The name of the constant that replaces this one; nil unless it is deprecated.
  package let replacement: String?

  package var name: String { facts.name }
  package var isDeprecated: Bool { replacement != nil }

  init<Constant: TextInputConstant>(
    _ type: Constant.Type, _ facts: TextInputConstantFacts, _ rawValue: String,
    _ replacement: String?
  ) {
    self.typeName = type.typeName
    self.facts = facts
    self.rawValue = rawValue
    self.replacement = replacement
  }
}
