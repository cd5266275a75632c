/// A rule by which UIKit lets a trait do something else than it says.
package enum TextInputRule: String, Hashable, Sendable, CaseIterable {
  case secureFieldLearnsNothing
  case secureViewHidesNothing
  case viewKeepsItsReturnKey
  case padIgnoresCapitalization
  case spellingFollowsCorrection
  case padHasNoReturnKey
  case numberPadIsDrawnAsNumbersAndPunctuation
  case detectorsNeedAFixedText

  /// One sentence, in our own words.
  package var meaning: String {
    switch self {
    case .secureFieldLearnsNothing:
      "A secure text field neither capitalizes, corrects, checks, predicts nor replaces anything."
    case .secureViewHidesNothing:
      "A text view shows its text, secure or not."
    case .viewKeepsItsReturnKey:
      "A text view’s return key enters a new line, and is never off."
    case .padIgnoresCapitalization:
      "The number, phone and name-and-phone pads ignore capitalization."
    case .spellingFollowsCorrection:
      "Spelling is not checked where correction is off, unless it is asked for."
    case .padHasNoReturnKey:
      "On an iPhone, a pad of digits has no return key."
    case .numberPadIsDrawnAsNumbersAndPunctuation:
      "An iPad shows numbers and punctuation instead of a pad of digits; "
        + "from iPadOS 26 a pad pops over the field."
    case .detectorsNeedAFixedText:
      "Data detectors work in a text view that cannot be edited."
    }
  }
}

/// What a rule did to a trait.
package struct TextInputEffect: Hashable, Sendable {
  package let rule: TextInputRule
  /// The value before the rule.
  package let before: TextInputValue
  /// The value after it: the same, where the trait stays but has no, or another, visible effect.
  package let after: TextInputValue

  package var property: TextInputProperty { after.property }
  package var isChange: Bool { before != after }
}
