internal import PropertyList
package import TextInput

/// A view for a text of many lines.
package struct TextView: Sendable {
  /// The text while none is stored; empty without one.
  package let text: AttributedText
  /// What stands in the empty view, before localization; nil without one.
  package let placeholder: String?
  /// Whether the text can be changed; without that it can be read, and its links followed.
  package let isEditable: Bool
  package let alignment: TextAlignment
  /// The text input traits, with the defaults of their source filled in.
  package let traits: ResolvedTextInputTraits

  package init(
    text: AttributedText, placeholder: String? = nil, isEditable: Bool = true,
    alignment: TextAlignment = .natural, traits: ResolvedTextInputTraits
  ) {
    self.text = text
    self.placeholder = placeholder
    self.isEditable = isEditable
    self.alignment = alignment
    self.traits = traits
  }

  /// Reads an `IASKTextViewSpecifier`.
  init(_ dictionary: PropertyListDictionary) {
    self.init(
      text: AttributedText(dictionary.text("DefaultValue") ?? ""),
      placeholder: dictionary.text("IASKPlaceholder"),
      alignment: dictionary.textAlignment ?? .natural,
      traits: dictionary.declaredTextInputTraits.resolved(from: .textViewSpecifier))
  }
}
