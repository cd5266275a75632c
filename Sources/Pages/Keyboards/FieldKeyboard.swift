package import HTML
package import TextInput

/// What the drawn keyboard must know of a field.
package struct FieldKeyboard: Hashable, Sendable {
  package let type: KeyboardType
  package let returnKey: ReturnKeyType
  /// How Shift stands behind the field's default text.
  package let shift: ShiftState

  init(_ effective: EffectiveTextInputTraits, text: String) {
    type = effective.traits.keyboardType
    returnKey = effective.traits.returnKeyType
    shift = effective.traits.autocapitalizationType.shiftState(behind: text)
  }

  /// The attributes by which a style sheet finds the keyboard of the field that has the focus.
  ///
  /// Its return key is found by `enterkeyhint` and `data-return-key`.
  package var hooks: [HTMLAttribute] {
    [HTMLAttribute("data-keyboard", type.name)]
      + (shift == .off ? [] : [HTMLAttribute("data-shift", shift.rawValue)])
  }
}
