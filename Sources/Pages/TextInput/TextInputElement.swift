import TextInput

/// The element that shows a text object.
package enum TextInputElement: Hashable, Sendable {
  /// An `input` of a type that keeps any text of one line, or of one whose loss does not show.
  ///
  /// There is no `number`: it blanks `1,5`, `+1` and `1.2.3`.
  package enum InputType: String, Hashable, Sendable, CaseIterable {
    case text, password, tel, email, url
  }

  case input(InputType)
  case textarea
  /// A text that cannot be edited.
  case output

  package var name: String {
    switch self {
    case .input: "input"
    case .textarea: "textarea"
    case .output: "output"
    }
  }

  /// Chooses the element for a text object and its text.
  init(_ effective: EffectiveTextInputTraits, text: String) {
    self =
      switch effective.object.kind {
      case .view: effective.object.isEditable ? .textarea : .output
      case .field: .input(InputType(effective.traits, text: text))
      }
  }
}

extension TextInputElement.InputType {
  fileprivate init(_ traits: TextInputTraits, text: String) {
    guard !traits.isSecureTextEntry else {
      self = .password
      return
    }
    let isLossless = traits.allowsNothingThatAddressTypesForbid && text.passesAddressTypes
    self =
      switch traits.keyboardType {
      case .phonePad: .tel
      case .emailAddress: isLossless ? .email : .text
      case .url: isLossless ? .url : .text
      default: .text
      }
  }
}

extension TextInputTraits {
  /// Whether the traits ask for nothing that HTML refuses to fields of the types `email` and `url`,
  /// which it never capitalizes nor corrects.
  fileprivate var allowsNothingThatAddressTypesForbid: Bool {
    autocapitalizationType == .none && autocorrectionType != .yes && spellCheckingType != .yes
  }
}

extension String {
  /// Whether fields of the types `email` and `url` keep the text as it is: it has no line break,
  /// and no white space at its ends.
  fileprivate var passesAddressTypes: Bool {
    guard let first = utf8.first, let last = utf8.last else { return true }
    return !first.isHTMLSpace && !last.isHTMLSpace && !utf8.contains { $0 == 0x0A || $0 == 0x0D }
  }
}

extension UInt8 {
  /// Whether HTML calls the byte ASCII whitespace.
  fileprivate var isHTMLSpace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0C || self == 0x0D
  }
}
