internal import PropertyList

/// A row that tells the app that it was tapped (`IASKButtonSpecifier`).
package struct Button: Sendable {
  /// The text that the stored value puts in the title's place, before localization; nil for none.
  package let storedTitle: String?

  init(_ dictionary: PropertyListDictionary) {
    storedTitle = dictionary.nonemptyString("DefaultValue")
  }
}
