/// A stretch of a text, and where it leads if something was found in it.
package struct DetectedRun: Hashable, Sendable {
  package let text: String
  /// What was found; nil for text that is only text.
  package let link: DetectedLink?

  package init(_ text: String, _ link: DetectedLink? = nil) {
    self.text = text
    self.link = link
  }
}

/// What a detector found.
package struct DetectedLink: Hashable, Sendable {
  /// The detector that found it: a link or a telephone number.
  package let type: DataDetectorType
  /// Where it leads, with the scheme `http`, `https`, `mailto` or `tel`.
  package let url: String

  package init(_ type: DataDetectorType, _ url: String) {
    self.type = type
    self.url = url
  }
}
