/// The names of a page's headings in addresses, made as GitHub makes them.
struct HeadingAnchors {
  private var taken: [String: Int] = [:]

  /// The name for the next heading.
  mutating func anchor(for text: String) -> String {
    let name = Self.name(for: text)
    guard let count = taken[name] else {
      taken[name] = 0
      return name
    }
    // A name with a number may be taken by a heading that is written so.
    var number = count + 1
    while taken["\(name)-\(number)"] != nil { number += 1 }
    taken[name] = number
    taken["\(name)-\(number)"] = 0
    return "\(name)-\(number)"
  }

  /// In lower case, with a hyphen for each space, and without punctuation and symbols.
  static func name(for text: String) -> String {
    var name = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if scalar == " " {
        name.append("-")
      } else if isKept(scalar) {
        name.append(scalar)
      }
    }
    return String(name)
  }

  /// Letters, marks, numbers, and punctuation that connects, such as `_`.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "-" { return true }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
      .connectorPunctuation:
      true
    case .otherSymbol: scalar.properties.isAlphabetic
    default: false
    }
  }
}
