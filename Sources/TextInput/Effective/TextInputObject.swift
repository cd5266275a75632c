/// The object that takes the text, and the device that it is on: what UIKit’s rules depend on.
package struct TextInputObject: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A `UITextField`: one line.
    case field
    /// A `UITextView`: many lines.
    case view
  }

  package let kind: Kind
  package let idiom: UserInterfaceIdiom
  /// Whether a text view can be edited; a text field always can.
  package let isEditable: Bool

  package init(_ kind: Kind, on idiom: UserInterfaceIdiom, isEditable: Bool = true) {
    self.kind = kind
    self.idiom = idiom
    self.isEditable = isEditable || kind == .field
  }
}
