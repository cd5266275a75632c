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
    let facts = TextInputFacts(markup, of: specifier, on: screens.map(\.idiom))
    return .element(
      "table", [],
      [
        caption, .element("thead", [], [.element("tr", [], head)]),
        .element("tbody", [], facts.rows.map { .element("tr", [], $0.cells) }),
      ])
  }
}

extension TextInputFacts.Row {
  /// The cells of a table's row: trait, value, HTML, fidelity.
  var cells: [HTMLNode] {
    let badge = HTMLNode.element("span", [.class("badge \(fidelity)")], [.text(fidelity)])
    return [
      .element("th", [HTMLAttribute("scope", "row")], [.code(trait)]),
      .element("td", [], value.map { [.code($0)] } ?? ["none"]),
      .element("td", [], attributes.isEmpty ? ["–"] : attributes.map(HTMLNode.code)),
      .element("td", [], [badge, .fragment(notes.map { .text(" " + $0) })]),
    ]
  }
}

extension HTMLNode {
  /// Code of the report.
  ///
  /// No `code` element: who guesses a page's language by its words would take these for the page's.
  fileprivate static func code(_ text: String) -> HTMLNode {
    .element("span", [.class("code")], [.text(text)])
  }
}
