package import Diagnostics
internal import PropertyList
internal import TextInput

/// Remarks about the traits and the default of a text field or text view.
struct TextInputCheck {
  private(set) var findings: [SchemaFinding] = []

  init(
    _ specifier: Specifier, in dialect: Dialect, hasStringsOnly: Bool
  ) {
    let dictionary = specifier.dictionary
    for problem in specifier.textInputTraits?.problems ?? [] {
      switch problem {
      case .unknownValue(let key, _, let value, let suggestion):
        let message = Diagnostic.Message.unknownTrait(key, value.description, suggestion)
        findings.append(
          .init(
            message, at: dictionary[key]?.range,
            correction: suggestion.flatMap { [$0].correction(of: value.description) }
              .map { .string($0) }))
      case .undocumentedValue(let key, _, let value) where dialect == .settings:
        findings.append(.init(.undocumentedTrait(key, value), at: dictionary[key]?.range))
      case .looseBoolean(let key, _, _, let means) where !hasStringsOnly:
        findings.append(
          .init(
            .looseBoolean(key, means), at: dictionary[key]?.range, correction: .boolean(means)))
      // Keys are the schema's business.
      case .looseBoolean, .undocumentedKey, .misspeltKey, .keyWithoutEffect, .undocumentedValue:
        break
      }
    }
    if case .textField(let field) = specifier.content,
      field.defaultText.utf8.contains(where: { $0 == 10 || $0 == 13 })
    {
      findings.append(.init(.lineBreakInDefault, at: dictionary["DefaultValue"]?.range))
    }
  }
}

extension Diagnostic.Message {
  package static func unknownTrait(_ key: String, _ value: String, _ suggestion: String?) -> Self {
    .init(
      .warning, "unknown-value",
      "“\(value)” is no value of “\(key)”, so the default counts\(hint(suggestion))")
  }

  static func undocumentedTrait(_ key: String, _ value: String) -> Self {
    .init(.note, "undocumented-value", "Apple does not document “\(value)” for “\(key)”")
  }

  static func looseBoolean(_ key: String, _ means: Bool) -> Self {
    .init(
      .warning, "wrong-type", "“\(key)” must be a Boolean; it counts as \(means ? "true" : "false")"
    )
  }

  package static let lineBreakInDefault = Self(
    .warning, "line-break-in-default", "a text field drops the line breaks of its default")
}
