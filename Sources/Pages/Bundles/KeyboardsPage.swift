internal import HTML
internal import Settings
package import TextInput

extension Page {
  /// The page of the keyboards that a bundle's fields bring up, and of the fields that do; nil
  /// without fields.
  package static func keyboards(of entry: BundleEntry) -> Page? {
    let path = entry.layout.keyboards
    let types = entry.keyboardTypes
    guard !types.isEmpty, let locale = entry.titleLocale else { return nil }
    var page = Page(
      kind: .keyboards, path: path, title: "Keyboards – \(entry.bundle.appName)",
      language: .english)
    page.trail = entry.trail(from: path)
    let users = KeyboardUsers(
      entry: entry, bundle: LocalizedBundle(entry.bundle, in: locale), path: path)
    let gallery = KeyboardGallery(
      types.map { .init($0, introduction: users.list(of: $0)) }, on: entry.idioms)
    page.regions = [
      Region(
        name: "content",
        content: .fragment([
          .element("h1", [], ["Keyboards"]),
          .element("p", [.class("summary")], ["What the text fields of the app bring up."]),
          gallery.node,
        ]))
    ]
    return page
  }
}

extension BundleEntry {
  /// The types of the keyboards that the bundle's fields bring up, in UIKit's order.
  package var keyboardTypes: [KeyboardType] {
    let files = Set(
      bundle.panes.flatMap { pane in idioms(of: pane).compactMap { pane.files[$0] } }.map(\.path))
    let used = Set(fields.keyboards(in: files).map(\.type))
    return KeyboardType.allCases.filter(used.contains)
  }
}

/// Which fields bring up a keyboard.
private struct KeyboardUsers {
  let entry: BundleEntry
  let bundle: LocalizedBundle
  let path: SitePath

  func list(of type: KeyboardType) -> HTMLNode {
    let items = entry.bundle.panes.flatMap { pane in
      // A field that several devices show is named once.
      var seen: Set<String> = []
      return entry.idioms(of: pane).flatMap { idiom -> [HTMLNode] in
        guard let screen = bundle.screen(of: pane, on: idiom) else { return [] }
        return screen.sections.flatMap(\.rows).compactMap { row -> HTMLNode? in
          let markup = entry.fields[screen.file.path, row.index]
          guard markup?.keyboard?.type == type,
            seen.insert(row.key ?? "\(row.index)").inserted
          else { return nil }
          return link(to: row, on: screen)
        }
      }
    }
    return .element("ul", [.class("links")], items.map { .element("li", [], [$0]) })
  }

  private func link(to row: Specifier, on screen: Screen) -> HTMLNode {
    let title = row.title.map(screen.localizer.shown) ?? ""
    let page = entry.layout.preview(screen.pane.name, screen.idiom, bundle.locale.tag)
    return .element(
      "a",
      [.href("\(page.address(from: path))#row-\(row.index)")]
        + bundle.locale.tag.language.attributes,
      [.text(title.isEmpty ? row.key ?? row.type.name : title)])
  }
}
