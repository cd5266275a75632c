package import HTML
package import Settings
package import TextInput

/// A text field or text view as HTML: its element, its attributes, its text, and how faithful they
/// are.
package struct TextInputMarkup: Hashable, Sendable {
  package let element: TextInputElement
  /// What became of every trait, in the order of the attributes.
  package let report: [TraitMarkup]
  /// The text as the element keeps it.
  package let content: TextInputContent
  /// What stands inside the element: the text with its links and styles where it cannot be edited,
  /// else the text alone.
  let children: [HTMLNode]
  /// What the drawn keyboard must know; nil where the text cannot be edited.
  package let keyboard: FieldKeyboard?

  /// Maps effective traits, and the default text as it is declared.
  package init(_ effective: EffectiveTextInputTraits, text: String = "") {
    self.init(effective, text: AttributedText(text))
  }

  /// Maps effective traits, and the default text with its styles.
  package init(_ effective: EffectiveTextInputTraits, text: AttributedText) {
    let string = text.string
    element = TextInputElement(effective, text: string)
    report = TextInputAttributes(effective, on: element).all
    content = TextInputContent(string, in: element)
    children =
      switch element {
      case .input: []
      case .textarea: content.text.isEmpty ? [] : [.text(content.text)]
      case .output: text.nodes(detecting: effective.traits.dataDetectorTypes)
      }
    keyboard = element == .output ? nil : FieldKeyboard(effective, text: content.text)
  }

  /// The attributes in the order in which they are written.
  package var attributes: [TextInputAttribute] { report.flatMap(\.attributes) }

  /// The element as a node.
  ///
  /// The attributes that are not the traits’ business, such as `id` and `name`, stand first, the
  /// `value` of an `input` last.
  package func node(_ attributes: [HTMLAttribute] = []) -> HTMLNode {
    let written = attributes + self.attributes.map { HTMLAttribute($0.name, $0.value) }
    let value =
      if case .input = element, !content.text.isEmpty {
        [HTMLAttribute("value", content.text)]
      } else {
        [HTMLAttribute]()
      }
    return .element(element.name, written + value, children)
  }
}
