extension KeyboardType {
  /// The keyboard as an iPhone draws it.
  var phoneLayout: KeyboardLayout {
    switch self {
    case .default, .asciiCapable: KeyboardLayout(.phone())
    case .webSearch: KeyboardLayout(.phone([.space, .character(".")]))
    case .emailAddress: KeyboardLayout(.phone([.space, .character("@"), .character(".")]))
    case .twitter: KeyboardLayout(.phone([.space, .character("@"), .character("#")]))
    // Addresses have no spaces.
    case .url:
      KeyboardLayout(
        .phone([.character("."), .character("/"), .text(".com", label: ".com")]))
    case .numbersAndPunctuation: KeyboardLayout(.phone(from: .numbers))
    case .namePhonePad:
      KeyboardLayout([
        .phoneLetters([.space], numbers: .digits), .digits(.plane(.letters, label: "ABC")),
      ])
    case .numberPad, .asciiCapableNumberPad: KeyboardLayout([.digits(.blank)])
    case .decimalPad: KeyboardLayout([.digits(.decimalSeparator)])
    case .phonePad: KeyboardLayout([.digits(.plane(.signs, label: "+*#")), .signs])
    }
  }
}

extension [KeyboardPlane] {
  /// The three planes of letters, numbers and symbols, with the keys between emoji and return.
  fileprivate static func phone(
    _ middle: [KeyboardKey] = [.space], from first: KeyboardPlane.Name = .letters
  ) -> Self {
    let letters = KeyboardPlane.phoneLetters(middle, numbers: .numbers)
    let others = [KeyboardPlane.phoneNumbers(middle), .phoneSymbols(middle)]
    return first == .letters ? [letters] + others : others + [letters]
  }
}

extension KeyboardPlane {
  fileprivate static func phoneLetters(
    _ middle: [KeyboardKey], numbers: KeyboardPlane.Name
  ) -> Self {
    Self(
      .letters,
      [
        .keys("qwertyuiop"), .keys("asdfghjkl"), [.shift] + .keys("zxcvbnm") + [.delete],
        bottom(.plane(numbers, label: "123"), middle),
      ])
  }

  fileprivate static func phoneNumbers(_ middle: [KeyboardKey]) -> Self {
    Self(
      .numbers,
      [
        .keys("1234567890"), .keys("-/:;()$&@\""),
        [.plane(.symbols, label: "#+=")] + .keys(".,?!'") + [.delete],
        bottom(.plane(.letters, label: "ABC"), middle),
      ])
  }

  fileprivate static func phoneSymbols(_ middle: [KeyboardKey]) -> Self {
    Self(
      .symbols,
      [
        .keys("[]{}#%^*+="), .keys("_\\|~<>€£¥•"),
        [.plane(.numbers, label: "123")] + .keys(".,?!'") + [.delete],
        bottom(.plane(.letters, label: "ABC"), middle),
      ])
  }

  private static func bottom(_ plane: KeyboardKey, _ middle: [KeyboardKey]) -> [KeyboardKey] {
    [plane, .emoji] + middle + [.returnKey]
  }

  /// A pad of digits, with the key in its lower left corner.
  fileprivate static func digits(_ corner: KeyboardKey) -> Self {
    Self(
      .digits,
      [
        [.digit("1"), .digit("2", letters: "ABC"), .digit("3", letters: "DEF")],
        [
          .digit("4", letters: "GHI"), .digit("5", letters: "JKL"), .digit("6", letters: "MNO"),
        ],
        [
          .digit("7", letters: "PQRS"), .digit("8", letters: "TUV"), .digit("9", letters: "WXYZ"),
        ],
        [corner, .digit("0"), .delete],
      ])
  }

  /// A pause and a wait are dialled as a comma and a semicolon.
  fileprivate static let signs = Self(
    .signs,
    [
      [.blank, .blank, .blank],
      [.text(",", label: "pause"), .blank, .text(";", label: "wait")],
      [.character("*"), .character("+"), .character("#")],
      [.plane(.digits, label: "123"), .blank, .delete],
    ])
}
