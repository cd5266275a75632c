internal import PropertyList
internal import TextInput

extension PropertyListDictionary {
  /// What a specifier says of text input.
  var declaredTextInputTraits: DeclaredTextInputTraits {
    DeclaredTextInputTraits(
      entries.filter { !Self.otherKeys.contains($0.key) }.map {
        .init($0.key.text, $0.value.declaredTextInputValue)
      })
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
