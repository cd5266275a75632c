/// A constant of UIKit's text input, with what a reference page says of it.
///
/// The types that conform bear UIKit's names without the prefix `UI`, and their raw values are UIKit's.
package protocol TextInputConstant: Hashable, Sendable, CaseIterable, RawRepresentable
where AllCases == [Self] {
  /// The type as UIKit names it, such as `UIKeyboardType`.
  static var typeName: String { get }
  /// Older names of constants that UIKit keeps.
  static var aliases: [TextInputConstantAlias<Self>] { get }
  var facts: TextInputConstantFacts { get }
}

/// What a reference page says of a constant.
package struct TextInputConstantFacts: Hashable, Sendable {
  /// The constant's name in Swift, such as `numbersAndPunctuation`.
  package let name: String
  /// The constant's name in Objective-C, such as `UIKeyboardTypeNumbersAndPunctuation`.
  package let objectiveCName: String
  /// The first version of iOS that has the constant.
  package let introduced: SystemVersion
  /// One sentence, in our own words.
  package let meaning: String

  init(_ name: String, _ objectiveCName: String, since: SystemVersion, _ meaning: String) {
    self.name = name
    self.objectiveCName = objectiveCName
    self.introduced = since
    self.meaning = meaning
  }
}

/// An older name of a constant.
package struct TextInputConstantAlias<Constant: TextInputConstant>: Hashable, Sendable {
  package let facts: TextInputConstantFacts
  /// The constant that replaces it.
  package let replacement: Constant

  init(_ facts: TextInputConstantFacts, replacedBy replacement: Constant) {
    self.facts = facts
    self.replacement = replacement
  }
}

extension TextInputConstant {
  package static var aliases: [TextInputConstantAlias<Self>] { [] }

  /// The constant's name in Swift, such as `numbersAndPunctuation`.
  package var name: String { facts.name }
  package var objectiveCName: String { facts.objectiveCName }
  package var introduced: SystemVersion { facts.introduced }
  package var meaning: String { facts.meaning }

  /// All constants of the type for a reference table: the cases, then the aliases.
  package static var descriptions: [TextInputConstantDescription] {
    allCases.map { TextInputConstantDescription(Self.self, $0.facts, "\($0.rawValue)", nil) }
      + aliases.map { alias in
        TextInputConstantDescription(
          Self.self, alias.facts, "\(alias.replacement.rawValue)", alias.replacement.name)
      }
  }
}
