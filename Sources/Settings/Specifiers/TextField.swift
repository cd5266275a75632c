internal import PropertyList
package import TextInput

/// A field for a line of text.
package struct TextField: Sendable {
  /// The text while none is stored; empty without one.
  package let defaultText: String
  /// The text input traits, with the defaults of a text field specifier filled in.
  package let traits: ResolvedTextInputTraits

  init(_ dictionary: PropertyListDictionary) {
    defaultText = dictionary.text("DefaultValue") ?? ""
    let declared = dictionary.entries.filter { !Self.otherKeys.contains($0.key) }
    traits = DeclaredTextInputTraits(
      declared.map { .init($0.key.text, $0.value.declaredTextInputValue) }
    ).resolved(from: .textFieldSpecifier)
  }

  /// Keys of the schema that are no traits.
  private static let otherKeys: Set<LiteralString> = [
    "Type", "Title", "Key", "DefaultValue", "SupportedUserInterfaceIdioms",
  ]
}

extension PropertyListValue {
  fileprivate var declaredTextInputValue: DeclaredTextInputValue {
    switch content {
    case .string(let string): .text(string.text)
    case .boolean(let flag): .boolean(flag)
    case .integer(let text, _), .real(let text, _): .number(text)
    case .date, .data, .array, .dictionary: .other(kind.rawValue)
    }
  }
}
