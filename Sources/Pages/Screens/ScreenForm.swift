internal import Diagnostics
package import HTML
package import Settings
internal import TextInput

/// A settings page as a form, as one device shows it in one language.
package struct ScreenForm<Links: ScreenLinks> {
  let bundle: LocalizedBundle
  let screen: Screen
  let fields: TextInputMarkups
  let links: Links
  /// What all ids begin with, so that two forms can stand in one document.
  let idPrefix: String
  /// What the ids of a list's row begin with; nil outside of lists.
  let itemPrefix: String?
  /// Whether the form shows some rows of the page alone.
  let isPart: Bool
  /// The places of lists of choices whose key another list on the page had before.
  let laterLists: Set<Int>

  package init(
    _ screen: Screen, of bundle: LocalizedBundle, fields: TextInputMarkups, links: Links,
    idPrefix: String = "", itemPrefix: String? = nil, isPart: Bool = false
  ) {
    self.bundle = bundle
    self.screen = screen
    self.fields = fields
    self.links = links
    self.idPrefix = idPrefix
    self.itemPrefix = itemPrefix
    self.isPart = isPart
    laterLists = screen.laterLists
  }

  /// The form.
  package var node: HTMLNode {
    .element(
      "form",
      [
        .class("screen"), HTMLAttribute("data-pane", screen.pane.name),
        HTMLAttribute("data-idiom", screen.idiom.rawValue),
        HTMLAttribute("data-locale", screen.locale.tag.text),
        .flag("novalidate"),
        // By this method, Return in a page's only field submits nothing.
        HTMLAttribute("method", "dialog"),
      ] + dialect,
      (isPart ? [] : [navigationBars, notes])
        + screen.sections.enumerated().map { sectionNode($1, number: $0) })
  }

  /// The keyboards of the form's fields; nil without fields.
  package var keyboards: HTMLNode? {
    let rows = screen.sections.flatMap(\.rows)
    return KeyboardShelf(
      fields: rows.compactMap { fields[screen.file.path, $0.index]?.keyboard },
      idiom: screen.idiom, decimalSeparator: screen.locale.tag.decimalSeparator
    ).node
  }

  /// Whose pages these are, where they are not those of Apple's Settings app.
  private var dialect: [HTMLAttribute] {
    let dialect = bundle.bundle.dialect
    return dialect == .settings ? [] : [HTMLAttribute("data-dialect", dialect.rawValue)]
  }

  /// What is wrong with the page's files, where the reader of the page sees it.
  private var notes: HTMLNode {
    let trouble = screen.file.diagnostics + (screen.localizer.table?.diagnostics ?? [])
    return .fragment(
      trouble.filter { $0.severity == .error }.map { diagnostic in
        note("\(bundle.bundle.place(of: diagnostic.location)): \(diagnostic.message.text)")
      })
  }

  /// The id of an element of the page, or of a part of it.
  func id(_ specifier: Specifier, _ part: String? = nil) -> String {
    "\(itemPrefix ?? idPrefix)row-\(specifier.index)" + (part.map { "-\($0)" } ?? "")
  }

  /// The hooks that every element of a page bears.
  func hooks(_ specifier: Specifier) -> [HTMLAttribute] {
    var attributes: [HTMLAttribute] = [HTMLAttribute("data-specifier", specifier.type.name)]
    if let key = specifier.key { attributes.append(HTMLAttribute("data-key", key)) }
    return attributes
  }

  /// The name of an element's control; none for an empty key, which HTML allows as little as
  /// Settings does.
  func name(_ specifier: Specifier) -> [HTMLAttribute] {
    guard itemPrefix == nil, let key = specifier.key, !key.isEmpty else { return [] }
    return [HTMLAttribute("name", key)]
  }

  /// The title as it is shown; nil without one.
  func title(_ specifier: Specifier) -> String? {
    specifier.title.map(screen.localizer.shown).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A row with its hooks.
  func row(_ kind: String, _ specifier: Specifier, _ children: [HTMLNode]) -> HTMLNode {
    .element(
      "div",
      [.class("row \(kind)"), .id(id(specifier))] + hooks(specifier) + cellAttributes(specifier),
      [cellImage(specifier)] + children)
  }

  /// A remark of Vitrine's that stands in the page in place of what is missing.
  func note(_ text: String) -> HTMLNode {
    .element(
      "p", [.class("note"), HTMLAttribute("lang", "en"), HTMLAttribute("dir", "ltr")], [.text(text)]
    )
  }
}

extension Screen {
  fileprivate var laterLists: Set<Int> {
    var keys: Set<String> = []
    var later: Set<Int> = []
    for specifier in sections.flatMap({ [$0.group].compactMap(\.self) + $0.rows }) {
      switch specifier.content {
      case .multiValue, .radioGroup: break
      default: continue
      }
      if let key = specifier.key, !keys.insert(key).inserted { later.insert(specifier.index) }
    }
    return later
  }
}
