internal import PropertyList

/// Names that are given once each.
struct SwiftNames {
  /// The names that are taken; Swift's strings are equal however their accents are spelt, which is
  /// what is wanted here.
  private var taken: Set<String>
  /// The last number that a name was given.
  private var numbers: [String: Int] = [:]

  init(taken: Set<String> = []) {
    self.taken = taken
  }

  /// Gives a name, with a number behind it if it is taken.
  mutating func take(_ name: String) -> String {
    var free = name
    var number = numbers[name] ?? 1
    defer { numbers[name] = number }
    while !taken.insert(free).inserted {
      number += 1
      // A digit before the number would make another number of it.
      free = name.last?.isNumber ?? false ? "\(name)_\(number)" : "\(name)\(number)"
    }
    return free
  }
}

/// How names, texts and values are spelt in Swift.
enum SwiftSpelling {
  // MARK: - Names

  /// A name in lower camel case for a key, such as `syncEnabled` for `sync_enabled`, `SyncEnabled`
  /// and `sync enabled`; without the backticks that some names need.
  static func name(for key: String) -> String {
    // What is in capitals throughout has no humps to keep.
    let isShouted = !key.unicodeScalars.contains { $0.properties.isLowercase }
    var name = ""
    for word in words(of: key) {
      let word = isShouted ? word.lowercased() : word
      name += name.isEmpty ? lowered(word) : capitalized(word)
    }
    guard let first = name.unicodeScalars.first else { return "setting" }
    return first.properties.isXIDStart ? name : "_\(name)"
  }

  /// Whether a text is a name but for what stands between its words.
  static func makesName(_ text: String) -> Bool {
    text.unicodeScalars.first?.properties.isXIDStart ?? false
      && text.unicodeScalars.allSatisfy { isPart($0) || "_-. ".unicodeScalars.contains($0) }
  }

  /// A name as it is written: words of the language stand in backticks.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// A name with its first letter as a capital, if that is one of the alphabet.
  static func capitalized(_ word: String) -> String {
    guard let first = word.first, first.isASCII else { return word }
    return first.uppercased() + word.dropFirst()
  }

  private static func words(of key: String) -> [String] {
    key.unicodeScalars.split { !isPart($0) }.map { String(String.UnicodeScalarView($0)) }
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "_" && scalar.properties.isXIDContinue
  }

  /// A word with its first letters small: `syncEnabled`, `urlString`, `url`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    // The last capital of several begins the next word.
    let count =
      capitals.count > 1 && word.dropFirst(capitals.count).first?.isLowercase ?? false
      ? capitals.count - 1 : capitals.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static let keywords: Set<String> = [
    "_", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  // MARK: - Texts

  /// A text between quotes.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if isVisible(scalar) {
          literal.unicodeScalars.append(scalar)
        } else {
          literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
      }
    }
    return literal + "\""
  }

  /// A text in one line of a comment.
  static func comment(_ text: String) -> String {
    var comment = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { comment.append(isVisible(scalar) ? scalar : " ") }
    return String(comment).split(separator: " ").joined(separator: " ")
  }

  /// Whether a character may stand in a source as it is: no control, no end of a line, none that turns
  /// the direction of what follows.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format, .privateUse, .unassigned,
      .surrogate:
      false
    default: true
    }
  }

  // MARK: - Values

  /// A value as an expression whose type is known, or `Any`; nil for one that is spelt wrongly.
  static func literal(_ value: PropertyListValue, as type: SwiftType = .any) -> String? {
    switch value.content {
    case .string(let string): return literal(string.text)
    case .boolean(let flag): return flag ? "true" : "false"
    case .integer(_, let number?): return type == .double ? real(Double(number)) : "\(number)"
    case .integer(let text, nil): return UInt64(text).map { "\($0) as UInt64" }
    case .real(_, let number): return number.map(real)
    case .date:
      return value.secondsSince2001.map { "Date(timeIntervalSinceReferenceDate: \($0))" }
    case .data(let base64):
      return value.isWritable ? "Data(base64Encoded: \(literal(base64))) ?? Data()" : nil
    case .array(let elements):
      let literals = elements.compactMap { literal($0) }
      guard literals.count == elements.count else { return nil }
      return "[\(literals.joined(separator: ", "))] as [Any]"
    case .dictionary(let dictionary):
      var keys: Set<String> = []
      // What Swift takes for the same key twice would stop the app.
      let entries = dictionary.entries.filter { keys.insert($0.key.text).inserted }
      let literals = entries.compactMap { entry in
        literal(entry.value).map { "\(literal(entry.key.text)): \($0)" }
      }
      guard literals.count == entries.count else { return nil }
      return "[\(literals.isEmpty ? ":" : literals.joined(separator: ", "))] as [String: Any]"
    }
  }

  private static func real(_ number: Double) -> String {
    if number.isNaN { return "Double.nan" }
    if number.isInfinite { return number < 0 ? "-Double.infinity" : "Double.infinity" }
    return "\(number)"
  }
}
