internal import HTML
internal import PropertyList
internal import Settings

/// What a page's files say that no device shows, for those who review it: keys for Mac Catalyst, and
/// keys that nobody documents.
struct UnshownKeys {
  /// The page on each device that has it.
  let screens: [Screen]
  let dialect: Dialect

  /// A table of the keys, folded; empty without any.
  var node: HTMLNode {
    var told: [String: Set<Int>] = [:]
    var rows: [HTMLNode] = []
    for screen in screens {
      for specifier in screen.sections.flatMap({ [$0.group].compactMap(\.self) + $0.rows })
      where told[screen.file.path, default: []].insert(specifier.index).inserted {
        rows += keys(of: specifier).map {
          row($0.key, $0.value, $0.system, of: specifier, on: screen)
        }
      }
    }
    guard !rows.isEmpty else { return .empty }
    let head = ["Element", "Key", "Value", "Read by"].map { name in
      HTMLNode.element("th", [HTMLAttribute("scope", "col")], [.text(name)])
    }
    return .element(
      "details", [.class("fidelity"), HTMLAttribute("lang", "en"), HTMLAttribute("dir", "ltr")],
      [
        .element("summary", [], [.element("h2", [], ["Keys that are not shown"])]),
        .element(
          "table", [],
          [.element("thead", [], [.element("tr", [], head)]), .element("tbody", [], rows)]),
      ])
  }

  private func keys(
    of specifier: Specifier
  ) -> [(key: String, value: PropertyListValue, system: String?)] {
    let known = SpecifierSchema.keys(of: specifier.type, in: dialect)
    // Of an element whose type nobody knows, no key is better known than another.
    guard !known.isEmpty else { return [] }
    return specifier.dictionary.entries.compactMap { entry in
      let name = entry.key.text
      guard let key = known.first(where: { $0.name == name }) else {
        return (name, entry.value, nil)
      }
      guard let since = key.since, since.hasPrefix("Mac") else { return nil }
      return (name, entry.value, since)
    }
  }

  private func row(
    _ key: String, _ value: PropertyListValue, _ system: String?, of specifier: Specifier,
    on screen: Screen
  ) -> HTMLNode {
    let title = specifier.title.map(screen.localizer.shown) ?? specifier.key ?? specifier.type.name
    return .element(
      "tr", [],
      [
        .element("td", screen.locale.tag.language.attributes, [.text(title)]),
        .element("td", [], [.element("span", [.class("code")], [.text(key)])]),
        .element("td", [], [.element("span", [.class("code")], [.text(value.storedText)])]),
        .element("td", [], [.text(system ?? "nobody that is known")]),
      ])
  }
}
