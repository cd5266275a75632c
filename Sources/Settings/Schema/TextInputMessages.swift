package import Diagnostics

/// What is said of text input by readers of settings bundles and of Interface Builder files alike.
extension Diagnostic.Message {
  package static func unknownTrait(_ key: String, _ value: String, _ suggestion: String?) -> Self {
    .init(
      .warning, "unknown-value",
      "“\(value)” is no value of “\(key)”, so the default counts\(hint(suggestion))")
  }

  package static let lineBreakInDefault = Self(
    .warning, "line-break-in-default", "a text field drops the line breaks of its default")
}
