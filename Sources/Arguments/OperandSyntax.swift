/// A word, or a run of words, that a command takes besides its options.
package struct OperandSyntax: Hashable, Sendable {
  package enum Count: Hashable, Sendable {
    case one
    case optional
    /// Any number of words, or none.
    case any
  }

  /// The word that stands for the operand in help: `BUNDLE`.
  package let placeholder: String
  package let count: Count
  /// What the operand is, as a sentence.
  package let summary: String

  package init(_ placeholder: String, _ summary: String, _ count: Count = .one) {
    self.placeholder = placeholder
    self.count = count
    self.summary = summary
  }

  /// The operand as a usage line shows it: `[BUNDLE…]`.
  var usage: String {
    switch count {
    case .one: placeholder
    case .optional: "[\(placeholder)]"
    case .any: "[\(placeholder)…]"
    }
  }
}
