/// The keys of a keyboard of US English, in planes.
package struct KeyboardLayout: Hashable, Sendable {
  /// The planes; the first is the one that the keyboard opens with.
  package let planes: [KeyboardPlane]

  init(_ planes: [KeyboardPlane]) {
    self.planes = planes
  }

  /// Everything that the keyboard can enter without Shift, the decimal separator left out.
  package var entries: Set<String> {
    Set(planes.flatMap(\.rows).flatMap { $0 }.compactMap(\.entry))
  }

  package var hasReturnKey: Bool { has(.returnKey) }

  package func has(_ key: KeyboardKey) -> Bool {
    planes.contains { $0.rows.contains { $0.contains(key) } }
  }
}

extension KeyboardType {
  /// The keyboard as a device draws it.
  package func layout(on idiom: UserInterfaceIdiom) -> KeyboardLayout {
    switch idiom {
    case .phone: Self.phoneLayouts[rawValue]
    case .pad: Self.padLayouts[rawValue]
    }
  }

  // By raw value; made once, since every page with a field asks for them.
  private static let phoneLayouts = allCases.map(\.phoneLayout)
  private static let padLayouts = allCases.map { $0.drawn(on: .pad).padLayout }
}

extension KeyboardKey {
  /// What the key enters, without Shift; nil for keys that do something else, and for the decimal
  /// separator.
  package var entry: String? {
    switch self {
    case .character(let text, _), .text(let text, _), .digit(let text, _): text
    case .space: " "
    case .decimalSeparator, .shift, .delete, .returnKey, .plane, .nextKeyboard, .emoji, .dictation,
      .dismiss, .blank:
      nil
    }
  }
}
