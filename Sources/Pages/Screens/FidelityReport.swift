internal import HTML
internal import Settings
internal import TextInput

/// What becomes of the traits of a page's text fields and text views, for those who review it.
struct FidelityReport {
  /// The page on each device that has it.
  let screens: [Screen]
  let fields: TextInputMarkups

  /// A table for each field, folded; empty without any field.
  var node: HTMLNode {
    var told: [String: Set<Int>] = [:]
    var tables: [HTMLNode] = []
    for screen in screens {
      for specifier in screen.sections.flatMap(\.rows) {
        // A file that both devices use is told of once.
        guard let markup = fields[screen.file.path, specifier.index],
          told[screen.file.path, default: []].insert(specifier.index).inserted
        else { continue }
        tables.append(table(markup, of: specifier, on: screen))
      }
    }
    guard !tables.isEmpty else { return .empty }
    let heading = HTMLNode.element("summary", [], [.element("h2", [], ["Text input in HTML"])])
    return .element(
      "details", [.class("fidelity"), HTMLAttribute("lang", "en"), HTMLAttribute("dir", "ltr")],
      [heading] + tables)
  }

  private func table(
    _ markup: TextInputMarkup, of specifier: Specifier, on screen: Screen
  ) -> HTMLNode {
    let title = specifier.title.map(screen.localizer.shown) ?? specifier.key ?? specifier.type.name
    let caption = HTMLNode.element(
      "caption", [],
      [
        .element("span", screen.locale.tag.language.attributes, [.text(title)]), " ",
        .code("<\(markup.element.name)>"),
      ])
    let head = ["Trait", "Value", "HTML", "Fidelity"].map { name in
      HTMLNode.element("th", [HTMLAttribute("scope", "col")], [.text(name)])
    }
    let declared = specifier.textInputTraits?.declared ?? []
    let rules = rules(specifier)
    let rows = markup.report.compactMap { trait -> HTMLNode? in
      let rules = rules[trait.trait] ?? []
      guard declared.contains(trait.trait) || trait.isWorthTelling || !rules.isEmpty else {
        return nil
      }
      return row(trait, rules)
    }
    return .element(
      "table", [],
      [caption, .element("thead", [], [.element("tr", [], head)]), .element("tbody", [], rows)])
  }

  /// What UIKit makes of the traits that the specifier declares, on all devices.
  private func rules(_ specifier: Specifier) -> [TextInputProperty: [TextInputRule]] {
    guard let traits = specifier.textInputTraits else { return [:] }
    var rules: [TextInputProperty: [TextInputRule]] = [:]
    for object in screens.compactMap({ specifier.textInputObject(on: $0.idiom) }) {
      for effect in traits.traits.effective(in: object).effects
      where traits.declared.contains(effect.property) {
        guard !rules[effect.property, default: []].contains(effect.rule) else { continue }
        rules[effect.property, default: []].append(effect.rule)
      }
    }
    return rules
  }

  private func row(_ trait: TraitMarkup, _ rules: [TextInputRule]) -> HTMLNode {
    let attributes = trait.attributes.map { attribute in
      HTMLNode.code("\(attribute.name)=\"\(attribute.value)\"")
    }
    let fidelity = HTMLNode.element(
      "span", [.class("badge \(trait.fidelity.name)")], [.text(trait.fidelity.name)])
    let notes = [trait.fidelity.note].compactMap(\.self) + rules.map(\.meaning)
    let note = HTMLNode.fragment(notes.map { .text(" " + $0) })
    return .element(
      "tr", [],
      [
        .element(
          "th", [HTMLAttribute("scope", "row")],
          [.code(trait.trait.name)]),
        .element(
          "td", [], trait.value.text.map { [.code($0)] } ?? ["none"]),
        .element("td", [], attributes.isEmpty ? ["–"] : attributes),
        .element("td", [], [fidelity, note]),
      ])
  }
}

extension TraitMarkup {
  /// Whether a reviewer misses something without it: an attribute, or what HTML cannot say.
  fileprivate var isWorthTelling: Bool { !attributes.isEmpty || fidelity != .exact }
}

extension HTMLNode {
  /// Code of the report.
  ///
  /// No `code` element: who guesses a page's language by its words would take these for the page's.
  fileprivate static func code(_ text: String) -> HTMLNode {
    .element("span", [.class("code")], [.text(text)])
  }
}
