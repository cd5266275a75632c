package import Diagnostics

/// A value and its place in the text.
package struct YAMLLocated<Value> {
  package let value: Value
  package let range: SourceRange
}

extension YAMLLocated: Sendable where Value: Sendable {}
extension YAMLLocated: Equatable where Value: Equatable {}

extension YAMLMappingReader {
  /// A text; a number counts as the text that spells it.
  package mutating func string(_ key: String) -> String? {
    locatedString(key)?.value
  }

  /// A text, with its place.
  package mutating func locatedString(_ key: String) -> YAMLLocated<String>? {
    node(key).flatMap { text($0, at: path + key) }
  }

  /// A list of texts, or a single text, which counts as a list of one.
  package mutating func strings(_ key: String) -> [String]? {
    locatedStrings(key)?.map(\.value)
  }

  /// A list of texts with their places; those of its elements that are no texts are left out.
  package mutating func locatedStrings(_ key: String) -> [YAMLLocated<String>]? {
    elements(key, wanting: "a list of texts")?.compactMap { text($0.node, at: $0.path) }
  }

  /// `true` or `false`.
  package mutating func boolean(_ key: String) -> Bool? {
    guard let node = node(key) else { return nil }
    if let value = node.bool { return value }
    let meant = node.booleanInOlderYAML
    report(
      .wrongBoolean(
        path + key, node.description, meant: meant, isQuoted: node.scalar?.style == .quoted),
      at: node.range,
      fix: meant.map { .init("write \($0)", [.init(source, node.range, "\($0)")]) })
    return nil
  }

  /// A whole number within a range.
  package mutating func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let node = node(key) else { return nil }
    if let value = node.int, range.contains(value) { return value }
    let wanted = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    report(.wrongType(path + key, wants: wanted, node.description), at: node.range)
    return nil
  }

  /// One of some words.
  package mutating func choice(_ key: String, of words: [String]) -> String? {
    node(key).flatMap { choice($0, at: path + key, of: words) }
  }

  /// One of the words that an enumeration has.
  package mutating func choice<Choice>(_ key: String, as type: Choice.Type) -> Choice?
  where Choice: CaseIterable & RawRepresentable<String> {
    choice(key, of: type.allCases.map(\.rawValue)).flatMap(Choice.init)
  }

  /// A list of words that an enumeration has, or a single one; other elements are left out.
  package mutating func choices<Choice>(_ key: String, as type: Choice.Type) -> [Choice]?
  where Choice: CaseIterable & RawRepresentable<String> {
    let words = type.allCases.map(\.rawValue)
    return elements(key, wanting: "a list of words")?
      .compactMap { choice($0.node, at: $0.path, of: words) }
      .compactMap(Choice.init)
  }

  /// What is read from a mapping inside the mapping; nil when there is none.
  package mutating func mapping<Value, Failure>(
    _ key: String, _ read: (inout YAMLMappingReader) throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    guard let node = node(key) else { return nil }
    return try mapping(node, at: path + key, read)
  }

  /// What is read from each mapping of a list; elements that are none are left out.
  package mutating func mappings<Value, Failure>(
    _ key: String, _ read: (inout YAMLMappingReader) throws(Failure) -> Value
  ) throws(Failure) -> [Value]? {
    guard let node = node(key) else { return nil }
    guard let elements = node.elements else {
      report(.wrongType(path + key, wants: "a list", node.description), at: node.range)
      return nil
    }
    var values: [Value] = []
    for (index, element) in elements.enumerated() {
      if let value = try mapping(element, at: "\(path)\(key)[\(index + 1)]", read) {
        values.append(value)
      }
    }
    return values
  }

  /// What is read from each element of a list, be it a text or a mapping, or from a single text;
  /// elements that are neither are left out.
  package mutating func textsOrMappings<Value>(
    _ key: String, text: (String) -> Value, mapping: (inout YAMLMappingReader) -> Value?
  ) -> [Value]? {
    elements(key, wanting: "a list")?.compactMap { element in
      if element.node.entries != nil {
        return self.mapping(element.node, at: element.path, mapping) ?? nil
      }
      return self.text(element.node, at: element.path).map { text($0.value) }
    }
  }

  // MARK: - Nodes

  private mutating func mapping<Value, Failure>(
    _ node: YAMLNode, at path: String,
    _ read: (inout YAMLMappingReader) throws(Failure) -> Value
  ) throws(Failure) -> Value? {
    guard node.entries != nil else {
      report(.wrongType(path, wants: "“key: value” lines", node.description), at: node.range)
      return nil
    }
    var reader = YAMLMappingReader(node, of: source, path: path + ".")
    let value = try read(&reader)
    append(reader.finish())
    return value
  }

  private mutating func elements(
    _ key: String, wanting wanted: String
  ) -> [(node: YAMLNode, path: String)]? {
    guard let node = node(key) else { return nil }
    switch node.content {
    case .scalar: return [(node, path + key)]
    case .sequence(let elements):
      return elements.enumerated().map { ($1, "\(path)\(key)[\($0 + 1)]") }
    case .mapping:
      report(.wrongType(path + key, wants: wanted, node.description), at: node.range)
      return nil
    }
  }

  private mutating func text(_ node: YAMLNode, at path: String) -> YAMLLocated<String>? {
    if let scalar = node.scalar {
      switch scalar.value {
      case .string, .integer, .number: return YAMLLocated(value: scalar.text, range: node.range)
      case .boolean:
        report(
          .unquotedText(path, scalar.text), at: node.range,
          fix: .init("put it in quotes", [.init(source, node.range, "\"\(scalar.text)\"")]))
        return nil
      case .null: break
      }
    }
    report(.wrongType(path, wants: "a text", node.description), at: node.range)
    return nil
  }

  private mutating func choice(
    _ node: YAMLNode, at path: String, of words: [String]
  ) -> String? {
    if let word = node.scalar?.text, words.contains(word) { return word }
    let nearest = node.scalar.flatMap { words.nearest(to: $0.text) }
    report(.wrongChoice(path, node.description, nearest, of: words), at: node.range)
    return nil
  }
}

extension YAMLNode {
  /// The node, as a message names it.
  var description: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar(let scalar): isNull && scalar.text.isEmpty ? "nothing" : "“\(scalar.text.clipped)”"
    }
  }

  /// The Boolean that YAML 1.1 read in the word.
  fileprivate var booleanInOlderYAML: Bool? {
    switch string?.lowercased() {
    case "yes", "on", "y", "true": true
    case "no", "off", "n", "false": false
    default: nil
    }
  }
}

extension Diagnostic.Message {
  static func wrongType(_ path: String, wants wanted: String, _ found: String) -> Self {
    .init(.error, "yaml-type", "“\(path)” wants \(wanted), not \(found)")
  }

  static func wrongBoolean(
    _ path: String, _ found: String, meant: Bool?, isQuoted: Bool
  ) -> Self {
    let hint = meant.map { "; write \($0)" + (isQuoted ? " without quotes" : "") } ?? ""
    return .init(.error, "yaml-type", "“\(path)” wants true or false, not \(found)\(hint)")
  }

  static func unquotedText(_ path: String, _ word: String) -> Self {
    .init(
      .error, "yaml-type",
      "“\(path)” wants a text, and \(word) is none; put it in quotes: \"\(word)\"")
  }

  static func wrongChoice(
    _ path: String, _ found: String, _ nearest: String?, of words: [String]
  ) -> Self {
    let list = words.map { "“\($0)”" }.joined(separator: ", ")
    return .init(
      .error, "yaml-value", "“\(path)” wants one of \(list), not \(found)\(hint(nearest))")
  }
}
