import Diagnostics
import PropertyList
import Settings
import TextInput

/// A text, and the key by which a strings table beside the file may have it in another language.
struct InterfaceText: Hashable, Sendable {
  let text: String
  /// Such as `aBc-1d-2eF.placeholder`; nil for a text that is never translated.
  let key: String?
}

/// A view controller with its views, or one of the top-level views of a `.xib`.
struct InterfaceScene: Sendable {
  /// The storyboard identifier, else the class, else the object's id.
  let name: String
  /// What the navigation bar says; nil without a title.
  let title: InterfaceText?
  /// The text fields and text views in the order of the file.
  let textObjects: [InterfaceTextObject]
}

/// A text field or text view, as its file declares it.
struct InterfaceTextObject: Sendable {
  let kind: TextInputObject.Kind
  /// The outlet that it is connected to, else its id.
  let key: String?
  let label: InterfaceText?
  let text: InterfaceText
  /// The text with its styles; nil for a text without.
  let attributedText: AttributedText?
  let placeholder: InterfaceText?
  let alignment: TextAlignment
  let isEditable: Bool
  let isEnabled: Bool
  /// The traits by the names of today's format, those of older files included.
  let traits: [PropertyListDictionary.Entry]
  /// Everything else that is declared.
  let entries: [PropertyListDictionary.Entry]
  let range: SourceRange
}
