/// Reads one declaration after the other.
struct TextInputResolver {
  private let keys: [TextInputKey]
  private(set) var traits: TextInputTraits
  private(set) var declared: Set<TextInputProperty> = []
  private(set) var problems: [TextInputProblem] = []

  init(source: TextInputSource) {
    keys = source.keys
    traits = TextInputTraits(defaultsOf: source)
  }

  mutating func read(_ entry: DeclaredTextInputTraits.Entry) {
    guard let key = keys.first(where: { $0.spelling == entry.key }) else {
      readUnknown(entry.key)
      return
    }
    switch key.reading {
    case .term: readTerm(entry.value, of: key)
    case .terms: readTerms(entry.value, of: key)
    case .boolean: readBoolean(entry.value, of: key)
    case .text: readText(entry.value, of: key)
    }
  }

  private mutating func readUnknown(_ spelling: String) {
    if let meant = SpellingSuggestion.key(for: spelling, among: keys) {
      problems.append(.misspeltKey(spelling, meant.property, suggestion: meant.spelling))
    } else if let property = SpellingSuggestion.property(named: spelling) {
      problems.append(.keyWithoutEffect(spelling, property))
    }
  }

  private mutating func readTerm(_ value: DeclaredTextInputValue, of key: TextInputKey) {
    if let term = term(spelt: value, of: key) {
      count(term.value, of: key)
      if !term.isDocumented {
        problems.append(.undocumentedValue(key.spelling, key.property, term.spelling))
      }
    } else {
      reject(value, of: key)
    }
  }

  private mutating func readTerms(_ value: DeclaredTextInputValue, of key: TextInputKey) {
    let values: [DeclaredTextInputValue]
    if case .list(let texts) = value { values = texts.map { .text($0) } } else { values = [value] }
    var union = TextInputTraits()[key.property]
    for value in values {
      if let term = term(spelt: value, of: key) {
        union.formUnion(term.value)
      } else {
        reject(value, of: key)
      }
    }
    count(union, of: key)
  }

  /// What `boolValue` makes of a value, since that is how the device reads it.
  private mutating func readBoolean(_ value: DeclaredTextInputValue, of key: TextInputKey) {
    let means: Bool
    switch value {
    case .boolean(let flag): means = flag
    case .text(let text): means = text.isTrue
    case .number(let text): means = text.contains { ("1"..."9").contains($0) }
    case .list, .other:
      reject(value, of: key)
      return
    }
    if case .boolean = value {
    } else {
      problems.append(.looseBoolean(key.spelling, key.property, value, means: means))
    }
    if let term = key.terms.first(where: { $0.spelling == (means ? "YES" : "NO") }) {
      count(term.value, of: key)
    }
  }

  private mutating func readText(_ value: DeclaredTextInputValue, of key: TextInputKey) {
    switch (value, key.property) {
    case (.text(let text), .passwordRules): count(.passwordRules(text), of: key)
    case (.text(let text), .conversationContext): count(.conversationContext(text), of: key)
    default: reject(value, of: key)
    }
  }

  private func term(
    spelt value: DeclaredTextInputValue, of key: TextInputKey
  ) -> TextInputKey.Term? {
    switch value {
    case .text(let text): key.terms.first { $0.spelling == text }
    case .boolean(let flag): key.terms.first { $0.spelling == (flag ? "true" : "false") }
    case .number, .list, .other: nil
    }
  }

  private mutating func count(_ value: TextInputValue, of key: TextInputKey) {
    traits.set(value)
    declared.insert(key.property)
    if !key.isDocumented { problems.append(.undocumentedKey(key.spelling, key.property)) }
  }

  private mutating func reject(_ value: DeclaredTextInputValue, of key: TextInputKey) {
    problems.append(
      .unknownValue(
        key.spelling, key.property, value,
        suggestion: SpellingSuggestion.term(for: value, of: key)?.spelling))
  }
}

extension TextInputValue {
  /// Adds the members of another set of the same property.
  fileprivate mutating func formUnion(_ other: Self) {
    switch (self, other) {
    case (.dataDetectorTypes(let a), .dataDetectorTypes(let b)):
      self = .dataDetectorTypes(a.union(b))
    case (.allowedWritingToolsResultOptions(let a), .allowedWritingToolsResultOptions(let b)):
      self = .allowedWritingToolsResultOptions(a.union(b))
    default: self = other
    }
  }
}

extension String {
  /// What Foundation’s `boolValue` says of a text: a letter Y or T, or a number other than zero.
  fileprivate var isTrue: Bool {
    let trimmed: Substring = drop { $0 == " " }
    let number: Substring = trimmed.drop { $0 == "+" || $0 == "-" }
    let digits: Substring = number.drop { $0 == "0" }
    guard let first = digits.first else { return false }
    return "YyTt123456789".contains(first)
  }
}
