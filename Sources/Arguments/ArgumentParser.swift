private import Diagnostics

/// Sorts words into options, their values and operands.
///
/// Characters are compared as Unicode scalars: a combining mark behind a `-` or `=` makes no other
/// character of it.
struct ArgumentParser {
  private let command: CommandSyntax
  private let options: [OptionSyntax]
  private var rest: ArraySlice<String>
  private var operands: [String] = []
  private var words: [String: [String]] = [:]

  init(_ command: CommandSyntax, words: [String]) {
    self.command = command
    options = command.options + [.help]
    rest = words[...]
  }

  mutating func parse() throws(UsageError) -> ParsedArguments {
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { try take(operand: operand) }
        break
      }
      if word.utf8.starts(with: "--".utf8) {
        try take(long: word)
      } else if isOption(word) {
        try take(short: word)
      } else {
        try take(operand: word)
      }
    }
    let required = command.operands.filter { $0.count == .one }
    guard operands.count >= required.count else {
      throw .missingOperand(required[operands.count].placeholder)
    }
    return ParsedArguments(command, operands: operands, words: words)
  }

  private mutating func take(operand word: String) throws(UsageError) {
    guard !word.isEmpty else { throw .emptyOperand }
    guard operands.count < command.operands.count || command.operands.last?.count == .any else {
      throw .unexpectedOperand(word)
    }
    operands.append(word)
  }

  /// `--name`, `--name value` or `--name=value`.
  private mutating func take(long word: String) throws(UsageError) {
    let (name, joined) = word.split(atFirst: "=")
    guard let option = options.first(where: { $0.name == name }) else {
      throw .unknownOption(name == "--" ? word : name)
    }
    guard option.value != nil else {
      if let joined { throw .unexpectedValue(option: name, value: joined) }
      return try note(option, name)
    }
    try take(valueOf: option, joined)
  }

  /// `-f`, `-fg`, `-o value`, `-ovalue`, `-o=value` or `-fovalue`.
  private mutating func take(short word: String) throws(UsageError) {
    let (name, _) = word.split(atFirst: "=")
    var letters = word.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw .unknownOption(isSlip(name) ? name : "-\(letter)")
      }
      guard option.value != nil else {
        if letters.first == "=" {
          let value = String(letters.dropFirst())
          throw .unexpectedValue(option: "-\(letter)", value: value)
        }
        try note(option, option.name)
        continue
      }
      let hasSign = letters.first == "="
      let joined = hasSign ? letters.dropFirst() : letters
      if !hasSign, !joined.isEmpty, isSlip(name) { throw .unknownOption(name) }
      return try take(valueOf: option, hasSign || !joined.isEmpty ? String(joined) : nil)
    }
  }

  /// Whether `-output` or `-outptu` is a slip for `--output` rather than the letter `o` with a value.
  private func isSlip(_ name: String) -> Bool {
    name.utf8.count > 3 && options.map { String($0.name.dropFirst()) }.nearest(to: name) != nil
  }

  private mutating func take(valueOf option: OptionSyntax, _ joined: String?) throws(UsageError) {
    var value = joined
    if value == nil, let next = rest.first, !isOption(next) { value = rest.popFirst() }
    guard let value, !value.isEmpty else { throw .missingValue(option: option.name) }
    guard option.multiplicity == .list else { return try note(option, value) }
    for element in value.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false) {
      // An element that is empty is named by its list, since there is nothing of it to show.
      guard !element.isEmpty else { throw .invalidValue(option: option.name, value: value) }
      try note(option, String(element))
    }
  }

  private mutating func note(_ option: OptionSyntax, _ word: String) throws(UsageError) {
    if let value = option.value, !value.accepts(word) {
      throw .invalidValue(option: option.name, value: word)
    }
    if option.multiplicity == .once, words[option.name] != nil {
      throw .repeatedOption(option.name)
    }
    words[option.name, default: []].append(word)
  }

  /// Whether a word begins with a dash and is neither `-`, which commands read as standard input,
  /// nor a negative number.
  private func isOption(_ word: String) -> Bool {
    let scalars = word.unicodeScalars
    guard scalars.first == "-", let second = scalars.dropFirst().first else { return false }
    let isDeclared = options.contains { $0.letter == second }
    return isDeclared || Double(word) == nil || !("0"..."9").contains(second) && second != "."
  }
}

extension String {
  /// The text before the first such scalar and the text behind it; nil when there is none.
  fileprivate func split(atFirst separator: Unicode.Scalar) -> (String, String?) {
    guard let index = unicodeScalars.firstIndex(of: separator) else { return (self, nil) }
    let behind = unicodeScalars.index(after: index)
    return (String(unicodeScalars[..<index]), String(unicodeScalars[behind...]))
  }
}
