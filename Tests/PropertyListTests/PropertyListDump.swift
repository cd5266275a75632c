import PropertyList

extension PropertyListValue {
  /// The value as one line that tests compare: `{"a": [1, 1.5, true, "x", date:…, data:…]}`.
  ///
  /// Integers and reals stand as their source spells them, with `?` if they have no value.
  var dump: String {
    switch content {
    case .string(let string): string.text.debugDescription
    case .integer(let text, let value): value == nil ? text + "?" : text
    case .real(let text, let value): "r" + text + (value == nil ? "?" : "")
    case .boolean(let flag): flag ? "true" : "false"
    case .date(let text): "date:" + text
    case .data(let base64): "data:" + base64
    case .array(let elements): "[" + elements.map(\.dump).joined(separator: ", ") + "]"
    case .dictionary(let dictionary):
      "{"
        + dictionary.entries.map { "\($0.key.text.debugDescription): \($0.value.dump)" }
        .joined(separator: ", ") + "}"
    }
  }
}
