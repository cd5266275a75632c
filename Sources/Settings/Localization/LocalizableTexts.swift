internal import PropertyList

extension Specifier {
  /// The texts of the element that a strings table may translate, as written, in the order of the
  /// schema; the empty ones left out.
  package func localizableTexts(in dialect: Dialect) -> [String] {
    switch type {
    case .uiTextField, .uiTextView:
      return [title, placeholder, text].compactMap(\.self).filter { !$0.isEmpty }
    default: break
    }
    let keys = SpecifierSchema.keys(of: type, in: dialect).filter {
      // Nobody says whether Mac Catalyst translates its own; and an address is no text.
      $0.isLocalizable && $0.name != "File" && !($0.since?.hasPrefix("Mac") ?? false)
    }
    var texts: [String] = []
    var seen: Set<String> = []
    for key in keys where seen.insert(key.name).inserted {
      guard let value = dictionary[key.name] else { continue }
      if let elements = value.array {
        texts += elements.map(\.storedText)
      } else if let entries = value.dictionary?.entries {
        texts += entries.compactMap(\.value.text)
      } else if let text = value.text {
        texts.append(text)
      }
    }
    if case .listGroup(let list) = content {
      for row in [list.item, list.add].compactMap(\.self) {
        texts += row.localizableTexts(in: dialect)
      }
    }
    return texts.filter { !$0.isEmpty }
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
