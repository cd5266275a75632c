package import Diagnostics
internal import PropertyList

/// A text of a page that a strings table may translate, and where it stands.
package struct LocalizableText: Hashable, Sendable {
  package let text: String
  /// Nil in a binary file.
  package let range: SourceRange?
}

extension Specifier {
  /// The texts that are looked up in the page's strings table: those of the keys that Apple lists as
  /// localizable, or that InAppSettingsKit localizes.
  package func localizableTexts(in dialect: Dialect) -> [LocalizableText] {
    var texts = SpecifierSchema.keys(of: type, in: dialect).filter(\.isLocalizable)
      .compactMap { dictionary[$0.name] }.flatMap(\.localizableTexts)
    if case .listGroup(let list) = content {
      texts += [list.item, list.add].compactMap { $0 }.flatMap { $0.localizableTexts(in: dialect) }
    }
    return texts
  }
}

extension PropertyListValue {
  fileprivate var localizableTexts: [LocalizableText] {
    switch content {
    case .string(let string): [LocalizableText(text: string.text, range: range)]
    case .array(let elements): elements.flatMap(\.localizableTexts)
    case .dictionary(let dictionary): dictionary.entries.flatMap(\.value.localizableTexts)
    default: []
    }
  }
}
