internal import PropertyList

/// A row that opens an address outside of the app (`IASKOpenURLSpecifier`).
package struct OpenURL: Sendable {
  /// The address, before localization; nil without one.
  package let address: String?
  /// The text at the end of the row, unless a subtitle stands there; nil without one.
  package let detail: String?

  init(_ dictionary: PropertyListDictionary) {
    address = dictionary.nonemptyString("File")
    detail = dictionary["IASKSubtitle"] == nil ? dictionary.text("DefaultValue") : nil
  }
}
