internal import TextInput

/// The text input traits as a Markdown document: every property and constant, how each source spells
/// it, and what HTML makes of it.
package struct TextInputReference: Sendable {
  package init() {}

  /// The document with its front matter, which ends in a line break.
  package var markdown: String {
    let head = [
      "---", "title: Text input traits",
      "description: Every text input trait and constant, how each source spells it, and its HTML.",
      "order: 5", "aliases: [text-input.html]", "---", "", "# Text input traits", "",
      "Every property of `UITextInputTraits`, what text views add to it, and what becomes of it in",
      "HTML. “–” means that a source cannot say it, or that nothing is written. A constant’s HTML is",
      "that of a text field with no other trait declared.", "",
      "*Exact* means that HTML says the same, *approximate* nearly the same, and *carried* that HTML",
      "has no word for it, so that it stands in a `data-` attribute.",
    ]
    let rules =
      ["", "## Rules", "", "What UIKit does whatever the traits say:", ""]
      + TextInputRule.allCases.map { "- \($0.meaning)" }
    let sections = TextInputProperty.allCases.flatMap(section)
    return (head + sections + rules).joined(separator: "\n") + "\n"
  }

  private func section(_ property: TextInputProperty) -> [String] {
    let keys = Self.columns.map { source, name in
      (name, source.keys.first { $0.property == property }?.spelling)
    }
    let spellings = keys.compactMap { name, key in key.map { "\(name): `\($0)`" } }
    var facts = ["`\(property.facts.typeName)`, iOS \(property.facts.introduced)"]
    if property.isOfTextViewsOnly { facts.append("text views only") }
    facts.append("in code \(property.defaultInCode.map { "`\($0)`" } ?? "none") by default")
    var lines = ["", "## \(property.name)", "", property.facts.meaning, ""]
    lines.append("- " + facts.joined(separator: ", "))
    lines += spellings.map { "- \($0)" }
    guard !property.constants.isEmpty else { return lines + ["- " + bare(property)] }
    let head = ["Constant", "Raw value", "iOS"] + Self.columns.map(\.name) + ["HTML", "Meaning"]
    lines += ["", row(head), row(head.map { _ in "---" })]
    return lines + property.constants.map { row(cells($0, of: property)) }
  }

  /// The sources that tables tell of: in code, all is spelt by its name.
  private static let columns: [(source: TextInputSource, name: String)] = [
    (.textFieldSpecifier, "Settings bundle"), (.interfaceBuilder, "Interface Builder"),
  ]

  private func cells(
    _ constant: TextInputConstantDescription, of property: TextInputProperty
  ) -> [String] {
    let value = Self.value(constant.name, of: property)
    let spellings = Self.columns.map { source, _ in
      // An alias is another name for the code, not another value for the sources.
      constant.isDeprecated ? [] : Self.spellings(of: value, in: source, property)
    }
    var meaning = constant.facts.meaning
    if let replacement = constant.replacement { meaning += " Replaced by `\(replacement)`." }
    return ["`\(constant.name)`", "`\(constant.rawValue)`", "\(constant.facts.introduced)"]
      + spellings.map { $0.isEmpty ? "–" : $0.map { "`\($0)`" }.joined(separator: ", ") }
      + [value.map(html) ?? "–", meaning]
  }

  /// What becomes of a property without constants when it is declared.
  private func bare(_ property: TextInputProperty) -> String {
    let value = Self.value("true", of: property)
    return value.map { "HTML: " + html($0) } ?? "HTML: carried in a `data-` attribute"
  }

  /// The HTML of a trait in a text field, or in a text that cannot be edited for what text views
  /// alone have.
  private func html(_ value: TextInputValue) -> String {
    var traits = TextInputTraits(defaultsOf: .interfaceBuilder)
    traits.set(value)
    let object =
      value.property.isOfTextViewsOnly
      ? TextInputObject(.view, on: .phone, isEditable: false) : TextInputObject(.field, on: .phone)
    let markup = TextInputMarkup(traits.effective(in: object))
    guard let trait = markup.report.first(where: { $0.trait == value.property }) else { return "–" }
    let attributes = trait.attributes.map { "`\($0.name)=\"\($0.value)\"`" }
    return (attributes.isEmpty ? "–" : attributes.joined(separator: " "))
      + " \(trait.fidelity.name)"
  }

  private static func value(_ name: String, of property: TextInputProperty) -> TextInputValue? {
    TextInputSource.code.keys.lazy.filter { $0.property == property }.flatMap(\.terms)
      .first { $0.spelling == name }?.value
  }

  private static func spellings(
    of value: TextInputValue?, in source: TextInputSource, _ property: TextInputProperty
  ) -> [String] {
    source.keys.filter { $0.property == property }.flatMap(\.terms)
      .filter { $0.value == value }.map(\.spelling)
  }

  private func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
}
