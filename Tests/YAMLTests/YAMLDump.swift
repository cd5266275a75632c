import YAML

extension YAMLNode {
  /// The node on one line, with what each scalar is: `{s"a": [i1, b"true"]}`.
  var dump: String {
    switch content {
    case .sequence(let elements): "[" + elements.map(\.dump).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key.dump): \($0.value.dump)" }.joined(separator: ", ") + "}"
    case .scalar(let scalar):
      switch scalar.value {
      case .null: "null"
      case .boolean(let value): "\(value)"
      case .integer(let value): "\(value)"
      case .number(let value): "\(value)"
      case .string: "“\(scalar.text)”"
      }
    }
  }
}
