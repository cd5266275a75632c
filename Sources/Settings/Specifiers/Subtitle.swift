internal import PropertyList

/// The text below a row's title, which may depend on the row's value.
package struct Subtitle: Sendable {
  /// A text that stands there while the setting has one value.
  package struct Case: Sendable {
    package let value: String
    package let text: String
  }

  /// The texts for single values, as written.
  package let cases: [Case]
  /// The text for all other values, as written; nil without one.
  package let otherwise: String?

  /// A string counts for every value; in a dictionary, `__default__` does for those without a key.
  init?(_ value: PropertyListValue) {
    if let dictionary = value.dictionary {
      cases = dictionary.entries.compactMap { entry in
        guard entry.key.text != Self.otherwiseKey, let text = entry.value.text else { return nil }
        return Case(value: entry.key.text, text: text)
      }
      otherwise = dictionary.text(Self.otherwiseKey)
    } else {
      guard let text = value.text else { return nil }
      cases = []
      otherwise = text
    }
  }

  private static let otherwiseKey = "__default__"

  /// The text that stands there for a value, as written; nil for none.
  package func text(for value: String?) -> String? {
    cases.first { $0.value == value }?.text ?? otherwise
  }
}
