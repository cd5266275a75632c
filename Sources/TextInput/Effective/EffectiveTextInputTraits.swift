/// What UIKit makes of traits in a text object of a kind.
package struct EffectiveTextInputTraits: Hashable, Sendable {
  package let object: TextInputObject
  package private(set) var traits: TextInputTraits
  /// What the rules did, in the order in which they did it.
  package private(set) var effects: [TextInputEffect] = []

  /// The keyboard as it is drawn.
  package var drawnKeyboardType: KeyboardType { traits.keyboardType.drawn(on: object.idiom) }

  /// Whether the drawn keyboard has a return key.
  package var hasReturnKey: Bool { !drawnKeyboardType.isPadOfDigits }
}

extension TextInputTraits {
  /// The traits after UIKit’s own rules for a text object.
  package func effective(in object: TextInputObject) -> EffectiveTextInputTraits {
    var effective = EffectiveTextInputTraits(object: object, traits: self)
    if isSecureTextEntry { effective.applySecurity() }
    effective.applyKeyboard()
    effective.applySpelling()
    effective.applyTextView()
    return effective
  }
}

extension EffectiveTextInputTraits {
  fileprivate mutating func applySecurity() {
    guard object.kind == .field else {
      set(.isSecureTextEntry(false), by: .secureViewHidesNothing)
      return
    }
    let overrides: [TextInputValue] = [
      .autocapitalizationType(.none), .autocorrectionType(.no), .spellCheckingType(.no),
      .inlinePredictionType(.no), .smartQuotesType(.no), .smartDashesType(.no),
      .smartInsertDeleteType(.no), .mathExpressionCompletionType(.no),
      .allowsNumberPadPopover(false),
    ]
    for value in overrides { set(value, by: .secureFieldLearnsNothing) }
  }

  fileprivate mutating func applyKeyboard() {
    if traits.keyboardType.ignoresCapitalization {
      set(.autocapitalizationType(.none), by: .padIgnoresCapitalization)
    }
    guard traits.keyboardType.isPadOfDigits else { return }
    switch object.idiom {
    case .phone:
      if traits.returnKeyType != .default { flag(.returnKeyType, by: .padHasNoReturnKey) }
    case .pad: flag(.keyboardType, by: .numberPadIsDrawnAsNumbersAndPunctuation)
    }
  }

  fileprivate mutating func applySpelling() {
    if traits.spellCheckingType == .default, traits.autocorrectionType == .no {
      set(.spellCheckingType(.no), by: .spellingFollowsCorrection)
    }
  }

  fileprivate mutating func applyTextView() {
    if object.kind == .view {
      set(.enablesReturnKeyAutomatically(false), by: .viewKeepsItsReturnKey)
    }
    if object.isEditable {
      set(.dataDetectorTypes([]), by: .detectorsNeedAFixedText)
    }
  }

  /// Gives a trait another value, and says so if it had not that value already.
  private mutating func set(_ value: TextInputValue, by rule: TextInputRule) {
    let before = traits[value.property]
    guard before != value else { return }
    traits.set(value)
    effects.append(TextInputEffect(rule: rule, before: before, after: value))
  }

  /// Says that a trait keeps its value and loses its visible effect.
  private mutating func flag(_ property: TextInputProperty, by rule: TextInputRule) {
    let value = traits[property]
    effects.append(TextInputEffect(rule: rule, before: value, after: value))
  }
}

extension KeyboardType {
  /// The keyboard that a device draws: an iPad has numbers and punctuation for a pad of digits.
  package func drawn(on idiom: UserInterfaceIdiom) -> KeyboardType {
    idiom == .pad && isPadOfDigits ? .numbersAndPunctuation : self
  }

  /// Whether the keyboard is, on an iPhone, a pad of digits without a return key.
  package var isPadOfDigits: Bool {
    switch self {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: true
    case .default, .asciiCapable, .numbersAndPunctuation, .url, .namePhonePad, .emailAddress,
      .twitter, .webSearch:
      false
    }
  }

  fileprivate var ignoresCapitalization: Bool {
    switch self {
    case .numberPad, .phonePad, .namePhonePad: true
    default: false
    }
  }
}
