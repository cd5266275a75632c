/// A key of a drawn keyboard.
package enum KeyboardKey: Hashable, Sendable {
  /// A key that enters what it shows; on an iPad, a flick downwards enters what stands above it.
  case character(String, flick: String? = nil)
  /// A key that enters something else than it shows.
  case text(String, label: String)
  /// A digit, and the letters that a telephone has under it.
  case digit(String, letters: String = "")
  /// The decimal separator of the language in which the user types.
  case decimalSeparator
  case space
  case shift
  case delete
  case returnKey
  /// A key that shows another plane.
  case plane(KeyboardPlane.Name, label: String)
  /// The key that leads to the next keyboard: a globe.
  case nextKeyboard
  case emoji
  case dictation
  /// The key that puts the keyboard away, on an iPad.
  case dismiss
  /// A place without a key.
  case blank
}

/// The keys that a keyboard shows at a time.
package struct KeyboardPlane: Hashable, Sendable {
  package enum Name: String, Hashable, Sendable, CaseIterable {
    case letters
    /// Digits and the usual punctuation.
    case numbers
    /// The rest of the punctuation.
    case symbols
    /// A pad of digits.
    case digits
    /// What a telephone dials besides digits.
    case signs
  }

  package let name: Name
  /// The keys, row by row from the top, each from the left.
  package let rows: [[KeyboardKey]]

  init(_ name: Name, _ rows: [[KeyboardKey]]) {
    self.name = name
    self.rows = rows
  }
}

extension [KeyboardKey] {
  /// A key for each character, with what stands above it.
  static func keys(_ characters: String, flicks: String = "") -> [KeyboardKey] {
    let flicks = Array<Character>(flicks)
    return characters.enumerated().map { place, character in
      .character(
        String(character), flick: flicks.indices.contains(place) ? String(flicks[place]) : nil)
    }
  }
}
