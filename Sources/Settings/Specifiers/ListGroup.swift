package import PropertyList

/// A section whose rows the user adds and deletes (`IASKListGroupSpecifier`).
package struct ListGroup: Sendable {
  /// How each row looks; nil without `ItemSpecifier`.
  package let item: Specifier?
  /// The row that adds one; nil when none can be added.
  package let add: Specifier?
  /// Whether rows can be deleted.
  package let isDeletable: Bool
  /// The values of the rows while nothing is stored.
  package let items: [PropertyListValue]

  init(_ dictionary: PropertyListDictionary, index: Int) {
    func specifier(_ key: String) -> Specifier? {
      guard let value = dictionary[key], value.dictionary != nil else { return nil }
      return Specifier(value, index: index, in: .inApp)
    }
    item = specifier("ItemSpecifier")
    add = specifier("AddSpecifier")
    isDeletable = dictionary["Deletable"]?.booleanReading ?? false
    items = dictionary["DefaultValue"]?.array ?? []
  }
}

extension ListGroup {
  /// The row that shows a value; nil without `ItemSpecifier`.
  ///
  /// Of a value that is a dictionary, the row shows what stands under its own key.
  package func row(for value: PropertyListValue) -> Specifier? {
    guard let item else { return nil }
    let shown = value.dictionary.map { dictionary in
      item.key.flatMap { dictionary[$0] } ?? PropertyListValue(.string(LiteralString("")))
    }
    let entries = item.dictionary.entries + [.init(LiteralString("DefaultValue"), shown ?? value)]
    let dictionary = PropertyListValue(.dictionary(PropertyListDictionary(entries)), at: item.range)
    return Specifier(dictionary, index: item.index, in: .inApp)
  }
}
