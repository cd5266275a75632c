internal import PropertyList

/// What InAppSettingsKit lets every element say of the look of its row; nothing in Apple's dialect.
package struct Cell: Sendable {
  /// The text below the title; nil without one.
  package let subtitle: Subtitle?
  /// The alignment that counts; nil where the type decides.
  package let textAlignment: TextAlignment?
  /// The name of an image in the project, else of an SF Symbol; nil without one.
  package let image: String?
  /// Whether a long title shrinks, rather than ending in an ellipsis.
  package let adjustsFontSize: Bool

  /// A row without any of it.
  static let plain = Cell(PropertyListDictionary([]))

  init(_ dictionary: PropertyListDictionary) {
    let subtitle = dictionary["IASKSubtitle"].flatMap(Subtitle.init)
    self.subtitle = subtitle
    // A subtitle is read from the start, and so is the title above it.
    textAlignment = subtitle == nil ? dictionary.textAlignment : .natural
    image = dictionary.nonemptyString("IASKCellImage")
    adjustsFontSize = dictionary["IASKAdjustsFontSizeToFitWidth"]?.booleanReading ?? true
  }
}

extension PropertyListDictionary {
  /// What `IASKTextAlignment` says; nil when it says nothing that counts.
  var textAlignment: TextAlignment? {
    string("IASKTextAlignment").flatMap { TextAlignment.specifierNames[$0] }
  }
}

extension TextAlignment {
  /// The alignments by the spelling of `IASKTextAlignment`.
  package static let specifierNames: [String: Self] = [
    "IASKUITextAlignmentLeft": .left, "IASKUITextAlignmentCenter": .center,
    "IASKUITextAlignmentRight": .right, "IASKUITextAlignmentNatural": .natural,
  ]
}
