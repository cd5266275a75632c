extension PropertyListValue {
  /// Whether Foundation takes both for the same object.
  ///
  /// Numbers are equal by value, whether they are integers, reals or booleans: `true`, `1` and
  /// `1.0` are. Strings are compared character by character, and none equals a number. Where the
  /// values stand does not matter, nor the order of a dictionary's keys.
  package func isEqual(to other: PropertyListValue) -> Bool {
    if let number = PropertyListNumber(self), let otherNumber = PropertyListNumber(other) {
      return number.isEqual(to: otherNumber)
    }
    switch (content, other.content) {
    case (.array(let elements), .array(let others)):
      return elements.count == others.count
        && zip(elements, others).allSatisfy { $0.isEqual(to: $1) }
    case (.dictionary(let dictionary), .dictionary(let others)):
      return dictionary.entries.count == others.entries.count
        && dictionary.entries.allSatisfy { entry in
          others[entry.key.text].map { entry.value.isEqual(to: $0) } ?? false
        }
    case (let content, let otherContent): return content == otherContent
    }
  }
}
