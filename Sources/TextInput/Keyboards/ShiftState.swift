/// How the Shift key of a drawn keyboard stands.
package enum ShiftState: String, Hashable, Sendable, CaseIterable {
  /// The next letter is a small one.
  case off
  /// The next letter is a capital, the one after it a small one.
  case on
  /// All letters are capitals.
  case locked
}

extension TextAutocapitalizationType {
  /// How the keyboard holds Shift by itself, behind a text.
  ///
  /// Of sentences, the first letter is one at the beginning of the text or of a line, or behind the
  /// end of a sentence and a space. Opening quotes and brackets belong to what follows them.
  package func shiftState(behind text: String) -> ShiftState {
    switch self {
    case .none: .off
    case .allCharacters: .locked
    case .words: text.endsBeforeWord ? .on : .off
    case .sentences: text.endsBeforeSentence ? .on : .off
    }
  }
}

extension String {
  private var withoutOpening: Substring.UnicodeScalarView {
    Substring(self).unicodeScalars.dropping(suffix: \.opens)
  }

  fileprivate var endsBeforeWord: Bool {
    withoutOpening.last?.properties.isWhitespace ?? true
  }

  fileprivate var endsBeforeSentence: Bool {
    let before = withoutOpening
    let sentence = before.dropping(suffix: \.properties.isWhitespace)
    guard !sentence.isEmpty else { return true }
    let space = before[sentence.endIndex...]
    guard !space.isEmpty else { return false }
    return space.contains("\n") || (sentence.dropping(suffix: \.closes).last?.endsSentence ?? false)
  }
}

extension Substring.UnicodeScalarView {
  fileprivate func dropping(suffix isDropped: (Unicode.Scalar) -> Bool) -> Self {
    var rest = self
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}

extension Unicode.Scalar {
  fileprivate var opens: Bool { "([{\"'“‘„‚«‹¿¡".unicodeScalars.contains(self) }
  fileprivate var closes: Bool { ")]}\"'”’»›".unicodeScalars.contains(self) }
  fileprivate var endsSentence: Bool { ".!?…".unicodeScalars.contains(self) }
}
