internal import Diagnostics
internal import Mustache

/// A place in a template’s source that messages speak of.
///
/// Places do not tell one state of markup from another: all are equal.
struct MarkupPlace: Hashable {
  let origin: MustacheOrigin
  let range: Range<Int>

  static func == (_: Self, _: Self) -> Bool { true }
  func hash(into _: inout Hasher) {}

  /// Whether it is the very same place.
  func isSame(as other: Self) -> Bool { origin === other.origin && range == other.range }

  /// The place up to the end of another, as far as both are in the same template.
  func reaching(to end: Int, in origin: MustacheOrigin) -> Self {
    guard origin === self.origin, end > range.lowerBound else { return self }
    return Self(origin: origin, range: range.lowerBound..<end)
  }
}

/// Something wrong, and where.
struct MarkupFinding {
  let message: Diagnostic.Message
  let place: MarkupPlace
}
