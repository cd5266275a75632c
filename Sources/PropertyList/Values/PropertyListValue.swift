package import Diagnostics

/// A value of a property list, and where it stands.
package struct PropertyListValue: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case string(LiteralString)
    /// An integer as its source spells it, and its value if that fits.
    case integer(text: String, value: Int64?)
    /// A number with a fraction as its source spells it, and its value if it is one.
    case real(text: String, value: Double?)
    case boolean(Bool)
    /// A date as its source spells it; `2001-01-01T00:00:00Z` in XML and for binary files.
    case date(text: String)
    /// Bytes in Base64, without white space.
    case data(base64: String)
    case array([PropertyListValue])
    case dictionary(PropertyListDictionary)
  }

  package let content: Content
  /// From the first to the last character of the value, its tags or quotes included; nil in a
  /// binary file.
  package let range: SourceRange?

  package init(_ content: Content, at range: SourceRange? = nil) {
    self.content = content
    self.range = range
  }
}

extension PropertyListValue {
  /// What kind of value it is, by the name that people know it by.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case string, integer, real, boolean, date, data, array, dictionary
  }

  package var kind: Kind {
    switch content {
    case .string: .string
    case .integer: .integer
    case .real: .real
    case .boolean: .boolean
    case .date: .date
    case .data: .data
    case .array: .array
    case .dictionary: .dictionary
    }
  }

  /// The stored value's text: strings as they are, numbers, dates and data as the source spells
  /// them, booleans as `true` and `false`; nil for an array or a dictionary.
  package var text: String? {
    switch content {
    case .string(let string): string.text
    case .integer(let text, _), .real(let text, _), .date(let text), .data(let text): text
    case .boolean(let flag): flag ? "true" : "false"
    case .array, .dictionary: nil
    }
  }

  /// The text of a string; nil for anything else.
  package var string: String? {
    if case .string(let string) = content { string.text } else { nil }
  }

  package var boolean: Bool? {
    if case .boolean(let flag) = content { flag } else { nil }
  }

  /// The value of an integer or real; nil for anything else, and for what is spelt wrongly.
  package var number: Double? {
    switch content {
    case .integer(_, let value?): Double(value)
    case .integer(let text, nil): PropertyListNumber.approximation(of: text)
    case .real(_, let value): value
    default: nil
    }
  }

  package var array: [PropertyListValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  package var dictionary: PropertyListDictionary? {
    if case .dictionary(let dictionary) = content { dictionary } else { nil }
  }
}
