import PropertyList
import TextInput

/// A trait as keyed archives have it: by another name, and by number.
struct ArchivedTrait {
  /// The name in today's format.
  let name: String
  /// The property's value of a number; nil for a number that has none.
  private let value: @Sendable (Int64) -> TextInputValue?

  static let all: [String: ArchivedTrait] = [
    "IBUIKeyboardType": .init(name: "keyboardType") {
      KeyboardType(rawValue: Int($0)).map { .keyboardType($0) }
    },
    "IBUIAutocapitalizationType": .init(name: "autocapitalizationType") {
      TextAutocapitalizationType(rawValue: Int($0)).map { .autocapitalizationType($0) }
    },
    "IBUIAutocorrectionType": .init(name: "autocorrectionType") {
      TextAutocorrectionType(rawValue: Int($0)).map { .autocorrectionType($0) }
    },
    "IBUISpellCheckingType": .init(name: "spellCheckingType") {
      TextSpellCheckingType(rawValue: Int($0)).map { .spellCheckingType($0) }
    },
    "IBUIReturnKeyType": .init(name: "returnKeyType") {
      ReturnKeyType(rawValue: Int($0)).map { .returnKeyType($0) }
    },
    "IBUIKeyboardAppearance": .init(name: "keyboardAppearance") {
      KeyboardAppearance(rawValue: Int($0)).map { .keyboardAppearance($0) }
    },
    "IBUISecureTextEntry": .init(name: "secureTextEntry") { _ in nil },
    "IBUIEnablesReturnKeyAutomatically": .init(name: "enablesReturnKeyAutomatically") { _ in nil },
    "IBUIDataDetectorTypes": .init(name: "dataDetectorTypes") { _ in nil },
  ]

  /// An archived value as today's format spells it; nil for a number that means nothing.
  func modern(_ value: PropertyListValue.Content) -> PropertyListValue.Content? {
    switch value {
    case .boolean(let flag): return .string(flag ? "YES" : "NO")
    case .integer(_, let number?) where name == "dataDetectorTypes": return detectors(number)
    case .integer(_, let number?):
      let key = TextInputSource.interfaceBuilder.keys.first { $0.spelling == name }
      return self.value(number).flatMap { value in
        key?.terms.first { $0.value == value }.map { .string(LiteralString($0.spelling)) }
      }
    default: return nil
    }
  }

  private func detectors(_ bits: Int64) -> PropertyListValue.Content {
    let mask = UInt(truncatingIfNeeded: bits)
    let types =
      mask == DataDetectorType.all.rawValue
      ? [.all]
      : DataDetectorType.allCases.filter {
        $0 != .all && $0 != .none && mask & $0.rawValue == $0.rawValue
      }
    return .array(types.map { PropertyListValue(.string(LiteralString($0.name))) })
  }
}
