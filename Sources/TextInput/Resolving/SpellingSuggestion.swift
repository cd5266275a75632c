/// What was probably meant by a word that means nothing where it stands.
enum SpellingSuggestion {
  /// The term that a value probably means; nil when none is near.
  static func term(for value: DeclaredTextInputValue, of key: TextInputKey) -> TextInputKey.Term? {
    switch value {
    case .boolean(let flag): return key.terms.first { $0.value.text == (flag ? "yes" : "no") }
    case .list, .other: return nil
    case .text, .number: break
    }
    let word = Letters(value.description)
    guard !word.isEmpty else { return nil }
    if let term = key.terms.first(where: { Letters($0.spelling) == word }) { return term }
    if let name = otherName(for: word, written: value.description, of: key.property) {
      return key.terms.first { $0.value.text == name }
    }
    return beginning(word, in: key.terms) ?? nearest(to: word, in: key.terms)
  }

  /// The key that an unknown one probably means; nil when none is near.
  static func key(for spelling: String, among keys: [TextInputKey]) -> TextInputKey? {
    let word = Letters(spelling)
    if let key = keys.first(where: { Letters($0.spelling) == word }) { return key }
    if let property = property(named: spelling) { return keys.first { $0.property == property } }
    return keys.first { key in
      let expected = Letters(key.spelling)
      let allowed = expected.count < 10 ? 1 : 2
      return expected.count >= 7 && expected.distance(to: word, atMost: allowed) != nil
    }
  }

  /// The property that UIKit calls so, but for case and punctuation.
  static func property(named spelling: String) -> TextInputProperty? {
    let word = Letters(spelling)
    return TextInputProperty.allCases.first {
      Letters($0.name) == word || Letters($0.objectiveCName) == word
    }
  }

  /// The name, in Swift, of the constant that goes by that word elsewhere: in code, in Interface
  /// Builder, by its raw value, or as an answer to a yes-or-no question.
  private static func otherName(
    for word: Letters, written text: String, of property: TextInputProperty
  ) -> String? {
    let constants = property.constants
    let constant = constants.first {
      $0.rawValue == text || Letters($0.name) == word || Letters($0.facts.objectiveCName) == word
    }
    if let constant { return constant.replacement ?? constant.name }
    let names = constants.map(\.name)
    switch word.text {
    case "yes", "true", "on", "enabled": return names.contains("yes") ? "yes" : "true"
    case "no", "false", "off", "disabled", "never":
      return ["no", "none"].first(where: names.contains) ?? "false"
    default: return nil
    }
  }

  /// The shortest term that begins with the word, or that the word begins with.
  private static func beginning(_ word: Letters, in terms: [TextInputKey.Term])
    -> TextInputKey.Term?
  {
    guard word.count >= 3 else { return nil }
    return terms.filter { term in
      let letters = Letters(term.spelling)
      return letters.begins(with: word) || letters.count >= 4 && word.begins(with: letters)
    }.min { $0.spelling.utf8.count < $1.spelling.utf8.count }
  }

  private static func nearest(to word: Letters, in terms: [TextInputKey.Term])
    -> TextInputKey.Term?
  {
    guard word.count >= 2 else { return nil }
    let allowed = min(3, max(1, word.count / 4))
    let distances = terms.compactMap { term in
      Letters(term.spelling).distance(to: word, atMost: allowed).map { (term, $0) }
    }
    return distances.min { $0.1 < $1.1 }?.0
  }
}

/// A word’s ASCII letters and digits in lower case, which is what near spellings agree on.
private struct Letters: Equatable {
  private let bytes: [UInt8]

  init(_ word: String) {
    bytes = word.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: nil
      }
    }
  }

  var isEmpty: Bool { bytes.isEmpty }
  var count: Int { bytes.count }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func begins(with other: Self) -> Bool { bytes.starts(with: other.bytes) }

  /// How many letters must be put in, left out or replaced to make one word of the other; nil when
  /// more than allowed.
  func distance(to other: Self, atMost allowed: Int) -> Int? {
    // Also keeps a word of any length from costing more than a look at its length.
    guard abs(count - other.count) <= allowed else { return nil }
    var row = Array(0...other.count)
    for (i, byte) in bytes.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, otherByte) in other.bytes.enumerated() {
        let replaced = diagonal + (byte == otherByte ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count] <= allowed ? row[other.count] : nil
  }
}
