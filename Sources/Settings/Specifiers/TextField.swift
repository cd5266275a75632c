internal import PropertyList
package import TextInput

/// A field for a line of text.
package struct TextField: Sendable {
  /// The text while none is stored; empty without one.
  package let defaultText: String
  /// What stands in the empty field, before localization; nil without one.
  package let placeholder: String?
  package let alignment: TextAlignment
  /// Whether the field can be typed into.
  package let isEnabled: Bool
  /// The text input traits, with the defaults of their source filled in.
  package let traits: ResolvedTextInputTraits

  package init(
    defaultText: String, placeholder: String? = nil, alignment: TextAlignment = .natural,
    isEnabled: Bool = true, traits: ResolvedTextInputTraits
  ) {
    self.defaultText = defaultText
    self.placeholder = placeholder
    self.alignment = alignment
    self.isEnabled = isEnabled
    self.traits = traits
  }

  /// Reads a `PSTextFieldSpecifier`.
  ///
  /// Apple's dialect has neither placeholder nor alignment.
  init(_ dictionary: PropertyListDictionary, in dialect: Dialect) {
    let added = dialect == .inApp ? dictionary : PropertyListDictionary([])
    self.init(
      defaultText: dictionary.text("DefaultValue") ?? "",
      placeholder: added.text("IASKPlaceholder"),
      alignment: added.textAlignment ?? .natural,
      traits: dictionary.declaredTextInputTraits.resolved(from: .textFieldSpecifier))
  }
}
