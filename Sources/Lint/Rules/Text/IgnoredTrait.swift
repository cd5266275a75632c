internal import Diagnostics
internal import Pages
internal import Settings
internal import TextInput

/// A trait of a text field that UIKit overrules.
enum IgnoredTrait: SpecifierRule {
  static let facts = RuleFacts(
    "ignored-trait", .note, "a text field asks for something that UIKit does not do there",
    because: "A secure field neither capitalizes nor corrects, and number pads have no capitals "
      + "(Apple's documentation of UITextInputTraits).")
  static let concernsScenes = true

  static func check(_ row: Row, _ findings: inout Findings) {
    guard let resolved = row.specifier.textInputTraits,
      let object = row.specifier.textInputObject(on: .phone)
    else { return }
    let effective = resolved.traits.effective(in: object)
    for effect in effective.effects
    where effect.isChange && resolved.declared.contains(effect.property) {
      let key = resolved.source.keys.first { $0.property == effect.property }?.spelling
      findings.add(
        .ignoredTrait(key ?? effect.property.name, effect.rule), at: key ?? "", of: row)
    }
  }
}

extension Diagnostic.Message {
  static func ignoredTrait(_ key: String, _ rule: TextInputRule) -> Self {
    IgnoredTrait.message("“\(key)” has no effect here. \(rule.meaning)")
  }
}
