internal import Settings
internal import TextInput

/// What becomes of the traits of a text field or text view, as a table tells it.
struct TextInputFacts: Hashable, Sendable {
  /// What becomes of one trait.
  struct Row: Hashable, Sendable {
    /// The trait's name in Swift.
    let trait: String
    /// The effective value as text; nil for none.
    let value: String?
    /// The attributes that say it in HTML, as written.
    let attributes: [String]
    /// How well HTML says it, in a word.
    let fidelity: String
    /// What is to be known beside, in sentences.
    let notes: [String]
    /// The first version of iOS that has the trait and the value.
    let since: String
  }

  /// The name of the element that takes the text.
  let element: String
  /// The traits that are declared, that HTML has attributes for, or that it cannot say.
  let rows: [Row]

  /// - Parameters:
  ///   - markup: The element's HTML.
  ///   - specifier: The element.
  ///   - idioms: The devices that show it.
  init(_ markup: TextInputMarkup, of specifier: Specifier, on idioms: [UserInterfaceIdiom]) {
    element = markup.element.name
    let declared = specifier.textInputTraits?.declared ?? []
    let rules = Self.rules(specifier, idioms)
    rows = markup.report.compactMap { trait in
      let rules = rules[trait.trait] ?? []
      guard declared.contains(trait.trait) || trait.isWorthTelling || !rules.isEmpty else {
        return nil
      }
      return Row(
        trait: trait.trait.name, value: trait.value.text,
        attributes: trait.attributes.map { "\($0.name)=\"\($0.value)\"" },
        fidelity: trait.fidelity.name,
        notes: [trait.fidelity.note].compactMap(\.self) + rules.map(\.meaning),
        since: "iOS \(trait.value.introduced)")
    }
  }

  /// What UIKit makes of the traits that the specifier declares, on all devices.
  private static func rules(
    _ specifier: Specifier, _ idioms: [UserInterfaceIdiom]
  ) -> [TextInputProperty: [TextInputRule]] {
    guard let traits = specifier.textInputTraits else { return [:] }
    var rules: [TextInputProperty: [TextInputRule]] = [:]
    for object in idioms.compactMap(specifier.textInputObject) {
      for effect in traits.traits.effective(in: object).effects
      where traits.declared.contains(effect.property) {
        guard !rules[effect.property, default: []].contains(effect.rule) else { continue }
        rules[effect.property, default: []].append(effect.rule)
      }
    }
    return rules
  }
}

extension TraitMarkup {
  /// Whether a reviewer misses something without it: an attribute, or what HTML cannot say.
  fileprivate var isWorthTelling: Bool { !attributes.isEmpty || fidelity != .exact }
}

extension TextInputValue {
  /// The first version of iOS that has both the property and the constant.
  var introduced: SystemVersion {
    let constant = text.flatMap { name in property.constants.first { $0.name == name } }
    return max(property.facts.introduced, constant?.facts.introduced ?? property.facts.introduced)
  }
}
