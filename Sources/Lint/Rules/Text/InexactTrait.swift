internal import Diagnostics
internal import Pages
internal import Settings
internal import TextInput

/// A trait of a text field that HTML can say only nearly, or not at all.
enum InexactTrait: SpecifierRule {
  static let facts = RuleFacts(
    "inexact-trait", nil, "HTML cannot say exactly what a text field asks for",
    because: "It is the preview that differs, not the app: see the mapping in text-input.md.")
  static let concernsScenes = true

  static func check(_ row: Row, _ findings: inout Findings) {
    guard let resolved = row.specifier.textInputTraits,
      let object = row.specifier.textInputObject(on: .phone)
    else { return }
    let effective = resolved.traits.effective(in: object)
    let markup = TextInputMarkup(effective, text: row.specifier.text ?? "")
    for trait in markup.report where resolved.declared.contains(trait.trait) {
      guard let note = trait.fidelity.note else { continue }
      let key = resolved.source.keys.first { $0.property == trait.trait }?.spelling
      findings.add(.inexactTrait(key ?? trait.trait.name, note), at: key ?? "", of: row)
    }
  }
}

extension Diagnostic.Message {
  static func inexactTrait(_ key: String, _ note: String) -> Self {
    InexactTrait.message("the preview shows “\(key)” not exactly. \(note)")
  }
}
