import Diagnostics
import PropertyList
import Settings
import TextInput

extension Specifier {
  /// A text object as an element of a page.
  init(_ object: InterfaceTextObject, index: Int) {
    let traits = DeclaredTextInputTraits(
      object.traits.map { .init($0.key.text, $0.value.declaredTextInputValue) }
    ).resolved(from: .interfaceBuilder)
    let dictionary = PropertyListDictionary(object.entries + object.traits)
    let content: Content =
      switch object.kind {
      case .field:
        .textField(
          TextField(
            defaultText: object.text.text, placeholder: object.placeholder?.text,
            alignment: object.alignment, isEnabled: object.isEnabled, traits: traits))
      case .view:
        .textView(
          TextView(
            text: object.attributedText ?? AttributedText(object.text.text),
            placeholder: object.placeholder?.text, isEditable: object.isEditable,
            alignment: object.alignment, traits: traits))
      }
    let hasText = !object.text.text.isEmpty
    self.init(
      index: index, type: object.kind == .field ? .uiTextField : .uiTextView, key: object.key,
      title: object.label?.text, content: content,
      defaultValue: hasText
        ? PropertyListValue(.string(LiteralString(object.text.text)), at: object.range) : nil,
      dictionary: dictionary, range: object.range)
  }

  /// What is odd about the traits and the text, and where it stands.
  var textInputFindings: [(Diagnostic.Message, SourceRange?)] {
    var findings: [(Diagnostic.Message, SourceRange?)] = []
    for problem in textInputTraits?.problems ?? [] {
      switch problem {
      case .unknownValue(let key, _, let value, let suggestion):
        findings.append(
          (.unknownTrait(key, value.description, suggestion), dictionary[key]?.range))
      case .misspeltKey(let key, _, let suggestion):
        findings.append((.misspeltTrait(key, suggestion), dictionary.entry(key)?.keyRange))
      case .keyWithoutEffect(let key, _):
        findings.append((.traitWithoutEffect(key), dictionary.entry(key)?.keyRange))
      case .undocumentedValue, .undocumentedKey, .looseBoolean: break
      }
    }
    if case .textField(let field) = content,
      field.defaultText.utf8.contains(where: { $0 == 10 || $0 == 13 })
    {
      findings.append((.lineBreakInDefault, dictionary["text"]?.range ?? range))
    }
    return findings
  }
}

extension PropertyListValue {
  /// The value as a file of Interface Builder declares it.
  fileprivate var declaredTextInputValue: DeclaredTextInputValue {
    switch content {
    case .array(let elements): .list(elements.compactMap(\.string))
    case .integer(let text, _), .real(let text, _): .number(text)
    default: text.map { .text($0) } ?? .other(kind.rawValue)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func misspeltTrait(_ key: String, _ suggestion: String) -> Self {
    .init(.warning, "unknown-key", "“\(key)” is no trait; did you mean “\(suggestion)”?")
  }

  fileprivate static func traitWithoutEffect(_ key: String) -> Self {
    .init(.warning, "unknown-key", "Interface Builder sets no “\(key)”, so it has no effect")
  }
}
