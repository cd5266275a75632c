internal import PropertyList
package import TextInput

/// A field for a line of text.
package struct TextField: Sendable {
  /// The text while none is stored; empty without one.
  package let defaultText: String
  /// The text input traits as the file declares them.
  package let declaredTraits: DeclaredTextInputTraits

  init(_ dictionary: PropertyListDictionary) {
    defaultText = dictionary.text("DefaultValue") ?? ""
    declaredTraits = DeclaredTextInputTraits(
      dictionary.entries.map { .init($0.key.text, $0.value.declaredTextInputValue) })
  }

  /// The traits with the defaults of a text field specifier filled in.
  package var traits: ResolvedTextInputTraits {
    declaredTraits.resolved(from: .textFieldSpecifier)
  }
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
