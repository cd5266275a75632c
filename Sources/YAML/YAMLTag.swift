/// What a tag says of the value behind it.
enum YAMLTag: Equatable {
  enum Kind {
    case scalar, sequence, mapping
  }

  /// No tag.
  case none
  /// `!!str`, or the lone `!`, which says that a scalar is a string.
  case string
  /// Another tag of the core schema, which says what the value's form says anyway.
  case core(Kind, String)
  case unknown(String)

  private static let prefix = "tag:yaml.org,2002:"

  init(_ tag: String?) {
    guard let tag else {
      self = .none
      return
    }
    let name = tag.hasPrefix(Self.prefix) ? "!!" + tag.dropFirst(Self.prefix.count) : tag
    switch name {
    case "!", "!!str": self = .string
    case "!!null", "!!bool", "!!int", "!!float": self = .core(.scalar, name)
    case "!!seq": self = .core(.sequence, name)
    case "!!map": self = .core(.mapping, name)
    default: self = .unknown(name)
    }
  }

  /// Whether the tag may stand before such a value.
  func suits(_ kind: Kind) -> Bool {
    switch self {
    case .none: true
    case .string: kind == .scalar
    case .core(let own, _): kind == own
    case .unknown: false
    }
  }

  /// The tag, as a text would most likely have it.
  var name: String {
    switch self {
    case .none: ""
    case .string: "!!str"
    case .core(_, let name), .unknown(let name): name.clipped
    }
  }
}

extension OpenCollection.Content {
  var tagKind: YAMLTag.Kind {
    switch self {
    case .sequence: .sequence
    case .mapping: .mapping
    }
  }
}
