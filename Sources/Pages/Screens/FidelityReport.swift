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
    let tables = screens.enumerated().flatMap { number, screen in
      screen.sections.flatMap(\.rows).compactMap { specifier -> HTMLNode? in
        // A file that both devices use has been told of.
        guard
          !screens[..<number].contains(where: {
            $0.file.path == screen.file.path && $0.shows(specifier)
          })
        else { return nil }
        return fields[screen.file.path, specifier.index].map {
          table($0, of: specifier, on: screen)
        }
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
        .element("code", [], [.text("<\(markup.element.name)>")]),
      ])
    let head = ["Trait", "Value", "HTML", "Fidelity"].map { name in
      HTMLNode.element("th", [HTMLAttribute("scope", "col")], [.text(name)])
    }
    let declared = specifier.textInputTraits?.declared ?? []
    let rows = markup.report.filter { declared.contains($0.trait) || $0.isWorthTelling }.map(row)
    return .element(
      "table", [],
      [caption, .element("thead", [], [.element("tr", [], head)]), .element("tbody", [], rows)])
  }

  private func row(_ trait: TraitMarkup) -> HTMLNode {
    let attributes = trait.attributes.map { attribute in
      HTMLNode.element("code", [], [.text("\(attribute.name)=\"\(attribute.value)\"")])
    }
    let fidelity = HTMLNode.element(
      "span", [.class("badge \(trait.fidelity.name)")], [.text(trait.fidelity.name)])
    let note: HTMLNode = trait.fidelity.note.map { .fragment([" ", .text($0)]) } ?? .empty
    return .element(
      "tr", [],
      [
        .element(
          "th", [HTMLAttribute("scope", "row")],
          [.element("code", [], [.text(trait.trait.name)])]),
        .element(
          "td", [], trait.value.text.map { [.element("code", [], [.text($0)])] } ?? ["none"]),
        .element("td", [], attributes.isEmpty ? ["–"] : attributes),
        .element("td", [], [fidelity, note]),
      ])
  }
}

extension TraitMarkup {
  /// Whether a reviewer misses something without it: an attribute, or what HTML cannot say.
  fileprivate var isWorthTelling: Bool { !attributes.isEmpty || fidelity != .exact }
}

extension Screen {
  fileprivate func shows(_ specifier: Specifier) -> Bool {
    sections.contains { $0.rows.contains { $0.index == specifier.index } }
  }
}
