extension KeyboardType {
  /// The keyboard as an iPad draws it, which has no pads of digits.
  var padLayout: KeyboardLayout {
    switch self {
    case .default, .asciiCapable, .webSearch, .namePhonePad: KeyboardLayout(.pad())
    case .emailAddress:
      KeyboardLayout(
        .pad([.space, .character("_"), .character("-")], ends: .keys("@.")))
    // Addresses have no spaces.
    case .url:
      KeyboardLayout(.pad(.keys(":/_-") + [.text(".com", label: ".com")]))
    case .twitter: KeyboardLayout(.pad([.space, .character("@"), .character("#")]))
    case .numbersAndPunctuation, .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad:
      KeyboardLayout(.pad(from: .numbers))
    }
  }
}

extension [KeyboardPlane] {
  /// The three planes of letters, numbers and symbols.
  ///
  /// The bottom row’s middle and the last two keys above it are the type’s own among the letters.
  fileprivate static func pad(
    _ middle: [KeyboardKey] = [.space], ends: [KeyboardKey] = .keys(",.", flicks: "!?"),
    from first: KeyboardPlane.Name = .letters
  ) -> Self {
    let letters = KeyboardPlane(
      .letters,
      [
        .keys("qwertyuiop", flicks: "1234567890") + [.delete],
        .keys("asdfghjkl", flicks: "@#$&*()'\"") + [.returnKey],
        [.shift] + .keys("zxcvbnm", flicks: "%-+=/;:") + ends + [.shift],
        bottom(.plane(.numbers, label: ".?123"), middle),
      ])
    let others: Self = [.padNumbers, .padSymbols]
    return first == .letters ? [letters] + others : others + [letters]
  }

  fileprivate static func bottom(
    _ plane: KeyboardKey, _ middle: [KeyboardKey]
  ) -> [KeyboardKey] {
    [plane, .nextKeyboard, .dictation] + middle + [plane, .dismiss]
  }
}

extension KeyboardPlane {
  fileprivate static let padNumbers = Self(
    .numbers,
    [
      .keys("1234567890") + [.delete], .keys("@#$&*()'\"") + [.returnKey],
      [.plane(.symbols, label: "#+=")] + .keys("%-+=/;:") + .keys(",.", flicks: "!?")
        + [.plane(.symbols, label: "#+=")],
      [KeyboardPlane].bottom(.plane(.letters, label: "ABC"), [.space]),
    ])

  fileprivate static let padSymbols = Self(
    .symbols,
    [
      .keys("1234567890") + [.delete], .keys("€£¥_^[]{}") + [.returnKey],
      [.plane(.numbers, label: "123")] + .keys("§|~…\\<>!?") + [.plane(.numbers, label: "123")],
      [KeyboardPlane].bottom(.plane(.letters, label: "ABC"), [.space]),
    ])
}
