internal import Diagnostics
internal import PropertyList
internal import Settings

/// A dictionary of a page, and the keys that it may have.
struct SchemaDictionary {
  let dictionary: PropertyListDictionary
  let keys: [SchemaKey]
  /// What it is, as messages name it.
  let owner: String
  /// Keys that InAppSettingsKit would read, where it does not.
  var inAppKeys: [SchemaKey] = []

  /// What the schema says of a key; nil for a key that the dictionary may not have.
  func key(of entry: PropertyListDictionary.Entry) -> SchemaKey? {
    keys.first { $0.name == entry.key.text }
  }

  /// Whether a key that counts nowhere here is one of InAppSettingsKit's.
  func isInApp(_ entry: PropertyListDictionary.Entry) -> Bool {
    inAppKeys.contains { $0.name == entry.key.text }
  }
}

extension Page {
  /// The page's own dictionary, those of its elements, and those inside of them.
  var schemaDictionaries: [SchemaDictionary] {
    guard let root = file.root, !file.isBundleInfo else { return [] }
    let page = SchemaDictionary(
      dictionary: root, keys: SpecifierSchema.pageKeys, owner: "a page")
    return [page] + rows.flatMap(\.schemaDictionaries)
  }
}

extension Row {
  /// None for a type that the dialect does not know, of whose keys nobody knows anything.
  fileprivate var schemaDictionaries: [SchemaDictionary] {
    guard isOfKnownType else { return [] }
    let type = specifier.type
    let own = SchemaDictionary(
      dictionary: specifier.dictionary, keys: SpecifierSchema.keys(of: type, in: dialect),
      owner: type.name, inAppKeys: SpecifierSchema.inAppKeys(of: type))
    guard type == .toggleSwitch else { return [own] }
    let prompts = ["TrueConfirmationPrompt", "FalseConfirmationPrompt"].compactMap { key in
      self[key]?.dictionary.map { dictionary in
        SchemaDictionary(
          dictionary: dictionary, keys: SpecifierSchema.confirmationPromptKeys, owner: "“\(key)”")
      }
    }
    return [own] + prompts
  }

  /// Whether the dialect has the element's type.
  var isOfKnownType: Bool { SpecifierType.known(in: dialect).contains(specifier.type) }
}
