private import HTML

/// A text as an element keeps it.
package struct TextInputContent: Hashable, Sendable {
  /// What an element cannot keep of a text.
  package enum Loss: String, Hashable, Sendable, CaseIterable {
    /// Line breaks, which a field of one line drops.
    case lineBreaks
    /// Carriage returns, which become line feeds.
    case carriageReturns
    /// Characters that HTML forbids, which become U+FFFD.
    case forbiddenCharacters
  }

  package let text: String
  /// What was lost, in the order of the cases; empty when the text is kept byte for byte.
  package let losses: [Loss]

  /// Does to a text what a browser would do to the element’s value.
  init(_ declared: String, in element: TextInputElement) {
    var kept = String.UnicodeScalarView()
    var losses: Set<Loss> = []
    var before: Unicode.Scalar?
    for scalar in declared.unicodeScalars {
      defer { before = scalar }
      switch (scalar, element) {
      case ("\n", .input), ("\r", .input):
        losses.insert(.lineBreaks)
      case ("\r", _):
        losses.insert(.carriageReturns)
        kept.append("\n")
      case ("\n", _) where before == "\r": break
      case _ where HTMLEscaping.forbids(scalar):
        losses.insert(.forbiddenCharacters)
        kept.append("\u{FFFD}")
      default: kept.append(scalar)
      }
    }
    self.text = losses.isEmpty ? declared : String(kept)
    self.losses = Loss.allCases.filter(losses.contains)
  }
}
