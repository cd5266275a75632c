/// What a source says about a text object, as it spells it, in the order of the source.
///
/// It may hold keys that are no traits, such as a specifier’s `Title`; these are passed over.
package struct DeclaredTextInputTraits: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package let key: String
    package let value: DeclaredTextInputValue

    package init(_ key: String, _ value: DeclaredTextInputValue) {
      self.key = key
      self.value = value
    }
  }

  package var entries: [Entry]

  package init(_ entries: [Entry] = []) { self.entries = entries }
}

extension DeclaredTextInputTraits: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, DeclaredTextInputValue)...) {
    self.init(elements.map { Entry($0, $1) })
  }
}

/// A value as its source spells it.
package enum DeclaredTextInputValue: Hashable, Sendable {
  case text(String)
  case boolean(Bool)
  /// A number as its source spells it.
  case number(String)
  /// Several texts, such as the names of data detectors.
  case list([String])
  /// A value of another type, by that type’s name.
  case other(String)

  /// The value as one would write it in a sentence.
  package var description: String {
    switch self {
    case .text(let text), .number(let text), .other(let text): text
    case .boolean(let flag): flag ? "true" : "false"
    case .list(let texts): texts.joined(separator: " ")
    }
  }
}

extension DeclaredTextInputValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(integerLiteral value: Int) { self = .number(String(value)) }
  package init(arrayLiteral elements: String...) { self = .list(elements) }
}
