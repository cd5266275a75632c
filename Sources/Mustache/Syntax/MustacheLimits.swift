/// How much a template may ask for, so that none can exhaust the stack, the memory or the patience.
enum MustacheLimits {
  /// How many sections, parents and blocks may stand within each other in a template.
  static let nesting = 64
  /// How many of them may, with partials, in a template into which all others are put.
  static let depth = 200
  /// How many texts and tags a template may have into which all others are put.
  static let steps = 200_000
  /// How many texts and tags one rendering may go through.
  static let rounds = 1_000_000
  /// How many bytes one rendering may make.
  static let bytes = 1 << 26
}
