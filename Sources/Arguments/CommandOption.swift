/// An option of a command, together with the type that its value is read as.
///
/// ```swift
/// static let port = CommandOption.number("--port", letter: "p", "N", 0...65535,
///   "The port to listen on.", default: 8000)
/// static let syntax = CommandSyntax("serve", "…", options: [[port.syntax]])
///
/// let port: Int = arguments[Self.port]
/// ```
package struct CommandOption<Value: Sendable>: Sendable {
  package let syntax: OptionSyntax
  /// Reads the words behind the option, each of which its syntax accepts; none when the option was
  /// not given.
  let read: @Sendable ([String]) -> Value
}

extension CommandOption<Bool> {
  /// An option without a value: whether it is given.
  package static func flag(
    _ name: String, letter: Unicode.Scalar? = nil, _ summary: String
  ) -> Self {
    // A flag is noted as a word of its own name.
    Self(syntax: OptionSyntax(name, letter: letter, summary, value: nil)) { !$0.isEmpty }
  }
}

extension CommandOption<String?> {
  /// An option with a text behind it; nil when it is not given.
  package static func value(
    _ name: String, letter: Unicode.Scalar? = nil, _ value: ValueSyntax, _ summary: String
  ) -> Self {
    Self(syntax: OptionSyntax(name, letter: letter, summary, value: value)) { $0.last }
  }
}

extension CommandOption<String> {
  /// An option with a text behind it.
  package static func value(
    _ name: String, letter: Unicode.Scalar? = nil, _ value: ValueSyntax, _ summary: String,
    default standard: String
  ) -> Self {
    let syntax = OptionSyntax(
      name, letter: letter, summary, value: value, defaultValue: standard)
    return Self(syntax: syntax) { $0.last ?? standard }
  }
}

extension CommandOption<[String]> {
  /// An option that may be given several times, or with several texts; empty when it is not given.
  package static func values(
    _ name: String, letter: Unicode.Scalar? = nil, _ value: ValueSyntax, _ summary: String,
    _ multiplicity: OptionSyntax.Multiplicity = .repeatable
  ) -> Self {
    let syntax = OptionSyntax(name, letter: letter, summary, value: value, multiplicity)
    return Self(syntax: syntax) { $0 }
  }
}

extension CommandOption<Int?> {
  /// An option with a whole number behind it; nil when it is not given.
  package static func number(
    _ name: String, letter: Unicode.Scalar? = nil, _ placeholder: String,
    _ range: ClosedRange<Int>, _ summary: String
  ) -> Self {
    let value = ValueSyntax(.number(range), placeholder)
    return Self(syntax: OptionSyntax(name, letter: letter, summary, value: value)) {
      $0.last.flatMap { Int($0) }
    }
  }
}

extension CommandOption<Int> {
  /// An option with a whole number behind it.
  package static func number(
    _ name: String, letter: Unicode.Scalar? = nil, _ placeholder: String,
    _ range: ClosedRange<Int>, _ summary: String, default standard: Int
  ) -> Self {
    let syntax = OptionSyntax(
      name, letter: letter, summary, value: ValueSyntax(.number(range), placeholder),
      defaultValue: "\(standard)")
    return Self(syntax: syntax) { $0.last.flatMap { Int($0) } ?? standard }
  }
}

extension CommandOption where Value: CaseIterable & RawRepresentable<String> {
  /// An option with one of an enumeration's words behind it.
  package static func choice(
    _ name: String, letter: Unicode.Scalar? = nil, _ summary: String, default standard: Value
  ) -> Self {
    let syntax = OptionSyntax(
      name, letter: letter, summary, value: .choice(of: Value.self),
      defaultValue: standard.rawValue)
    return Self(syntax: syntax) { $0.last.flatMap(Value.init) ?? standard }
  }
}

extension CommandOption {
  /// An option with one of an enumeration's words behind it; nil when it is not given.
  package static func choice<Choice>(
    _ name: String, letter: Unicode.Scalar? = nil, of type: Choice.Type, _ summary: String
  ) -> Self where Choice: CaseIterable & RawRepresentable<String>, Value == Choice? {
    let syntax = OptionSyntax(name, letter: letter, summary, value: .choice(of: type))
    return Self(syntax: syntax) { $0.last.flatMap(Choice.init) }
  }

  /// An option with a list of an enumeration's words behind it; empty when it is not given.
  package static func choices<Choice>(
    _ name: String, letter: Unicode.Scalar? = nil, of type: Choice.Type, _ summary: String
  ) -> Self where Choice: CaseIterable & RawRepresentable<String>, Value == [Choice] {
    let syntax = OptionSyntax(name, letter: letter, summary, value: .choice(of: type), .list)
    return Self(syntax: syntax) { $0.compactMap(Choice.init) }
  }
}

extension ValueSyntax {
  /// The words of an enumeration, which are their own placeholder.
  fileprivate static func choice<Choice>(of type: Choice.Type) -> Self
  where Choice: CaseIterable & RawRepresentable<String> {
    let words = type.allCases.map(\.rawValue)
    return Self(.choice(words), words.joined(separator: "|"))
  }
}
