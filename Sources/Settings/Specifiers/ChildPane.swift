internal import PropertyList

/// A row that opens another page.
package struct ChildPane: Sendable {
  /// The name of the page's file, without `.plist`; nil when there is none.
  package let file: String?

  init(_ dictionary: PropertyListDictionary) {
    file = dictionary.string("File")
  }
}
