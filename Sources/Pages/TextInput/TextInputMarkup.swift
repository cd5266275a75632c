package import HTML
package import TextInput

/// A text field or text view as HTML: its element, its attributes, its text, and how faithful they
/// are.
package struct TextInputMarkup: Hashable, Sendable {
  package let element: TextInputElement
  /// What became of every trait, in the order of the attributes.
  package let report: [TraitMarkup]
  /// The text as the element keeps it.
  package let content: TextInputContent
  /// The text in runs: with links where it cannot be edited, else in one.
  package let runs: [DetectedRun]

  /// Maps effective traits, and the default text as it is declared.
  package init(_ effective: EffectiveTextInputTraits, text: String = "") {
    element = TextInputElement(effective, text: text)
    report = TextInputAttributes(effective, on: element).all
    content = TextInputContent(text, in: element)
    let detectors = element == .output ? effective.traits.dataDetectorTypes : []
    runs = DataDetector(detectors).runs(in: content.text)
  }

  /// The attributes in the order in which they are written.
  package var attributes: [TextInputAttribute] { report.flatMap(\.attributes) }

  /// The element as a node.
  ///
  /// The attributes that are not the traits’ business, such as `id` and `name`, stand first, the
  /// `value` of an `input` last.
  package func node(_ attributes: [HTMLAttribute] = []) -> HTMLNode {
    let written = attributes + self.attributes.map { HTMLAttribute($0.name, $0.value) }
    switch element {
    case .input:
      let value = content.text.isEmpty ? [] : [HTMLAttribute("value", content.text)]
      return .element(element.name, written + value)
    case .textarea, .output:
      return .element(element.name, written, runs.map(\.node))
    }
  }
}

extension DetectedRun {
  fileprivate var node: HTMLNode {
    guard let link else { return .text(text) }
    return .element("a", [.href(link.url)], [.text(text)])
  }
}
