/// How well HTML says what a trait says.
package enum Fidelity: Hashable, Sendable {
  /// HTML says the same.
  case exact
  /// HTML says nearly the same; the text is a sentence that tells the difference.
  case approximate(String)
  /// HTML has no word for it: it stands in a `data-` attribute.
  case carried

  /// The word by which reports call it.
  package var name: String {
    switch self {
    case .exact: "exact"
    case .approximate: "approximate"
    case .carried: "carried"
    }
  }

  /// A sentence for whoever wonders; nil where all is said exactly.
  package var note: String? {
    switch self {
    case .exact: nil
    case .approximate(let difference): difference
    case .carried: "HTML has no word for it."
    }
  }
}
