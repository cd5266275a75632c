package import Diagnostics
internal import PropertyList

/// A text of a page that a strings table may translate, and where it stands.
package struct LocalizableText: Hashable, Sendable {
  package let text: String
  /// The element's key that holds the text, or a list of texts: `Title`, `Titles`.
  package let key: String
  /// Nil in a binary file, and in a scene.
  package let range: SourceRange?
}

extension Specifier {
  /// The texts of the element that a strings table may translate, as written, in the order of the
  /// schema; the empty ones left out.
  package func localizableTexts(in dialect: Dialect) -> [String] {
    locatedTexts(in: dialect).map(\.text)
  }

  /// The same texts with their places.
  package func locatedTexts(in dialect: Dialect) -> [LocalizableText] {
    switch type {
    case .uiTextField, .uiTextView:
      return [("title", title), ("placeholder", placeholder), ("text", text)]
        .compactMap { key, text in
          text.flatMap { $0.isEmpty ? nil : LocalizableText(text: $0, key: key, range: nil) }
        }
    default: break
    }
    let keys = SpecifierSchema.keys(of: type, in: dialect).filter {
      // Nobody says whether Mac Catalyst translates its own; and an address is no text.
      $0.isLocalizable && $0.name != "File" && !($0.since?.hasPrefix("Mac") ?? false)
    }
    var texts: [LocalizableText] = []
    func add(_ value: PropertyListValue, _ text: String?, _ key: SchemaKey) {
      guard let text, !text.isEmpty else { return }
      texts.append(LocalizableText(text: text, key: key.name, range: value.range))
    }
    var seen: Set<String> = []
    for key in keys where seen.insert(key.name).inserted {
      guard let value = dictionary[key.name] else { continue }
      if let elements = value.array {
        for element in elements { add(element, element.storedText, key) }
      } else if let entries = value.dictionary?.entries {
        for entry in entries { add(entry.value, entry.value.text, key) }
      } else {
        add(value, value.text, key)
      }
    }
    if case .listGroup(let list) = content {
      for row in [list.item, list.add].compactMap(\.self) {
        texts += row.locatedTexts(in: dialect)
      }
    }
    return texts
  }

  /// What stands in an empty text field or text view, before localization; nil without one.
  package var placeholder: String? {
    switch content {
    case .textField(let field): field.placeholder
    case .textView(let view): view.placeholder
    default: nil
    }
  }
}
