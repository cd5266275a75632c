/// What happens to the beginning of each line of a template that is put into another.
struct MustacheIndentation: Hashable {
  /// White space that is taken away, as far as a line begins with it.
  var removed: [UInt8] = []
  /// White space that is put in its place.
  var added: [UInt8] = []

  static let none = Self()

  var isNone: Bool { removed.isEmpty && added.isEmpty }

  /// How many bytes of a line's beginning go.
  func removedLength(of line: ArraySlice<UInt8>) -> Int {
    zip(line, removed).prefix { $0 == $1 }.count
  }

  /// What a line begins with that began with some white space.
  func applied(to space: ArraySlice<UInt8>) -> [UInt8] {
    added + space.dropFirst(removedLength(of: space))
  }
}
