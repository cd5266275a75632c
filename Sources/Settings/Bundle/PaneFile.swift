package import Diagnostics
package import PropertyList

/// The property list of a page, as one file of the bundle holds it.
package struct PaneFile: Sendable {
  /// The file's path in the bundle; for a scene, with `#` and its name behind it.
  package let path: String
  package let name: PaneFileName
  /// The page's own title, which Settings does not show.
  package let title: String?
  /// The name of the strings table that localizes the page; nil for a page that is not localized.
  ///
  /// InAppSettingsKit has one for pages that name none: that of the page's name, else `Root`.
  package let stringsTable: String?
  /// The page's property list; nil when the file could not be read, or holds no dictionary.
  package let root: PropertyListDictionary?
  /// The elements in their order; none without `PreferenceSpecifiers`.
  package let specifiers: [Specifier]
  /// What is wrong with the file itself, such that the page may lack something.
  package let diagnostics: [Diagnostic]
  /// The file's text; nil when it is no text.
  package let source: SourceText?
  /// Whether the file has no other scalars than strings, as an old ASCII property list.
  package let hasStringsOnly: Bool
  /// The comments of the property list, in order.
  package let comments: [PropertyListFile.Comment]
  /// The keys by which the strings table has the page's texts; nil where the texts are the keys.
  package let stringsKeys: [String: [String]]?

  package init(
    path: String, name: PaneFileName, title: String?, stringsTable: String?,
    root: PropertyListDictionary?, specifiers: [Specifier], diagnostics: [Diagnostic],
    source: SourceText?, comments: [PropertyListFile.Comment] = [],
    hasStringsOnly: Bool = false, stringsKeys: [String: [String]]? = nil
  ) {
    self.path = path
    self.name = name
    self.title = title
    self.stringsTable = stringsTable
    self.root = root
    self.specifiers = specifiers
    self.diagnostics = diagnostics
    self.source = source
    self.comments = comments
    self.hasStringsOnly = hasStringsOnly
    self.stringsKeys = stringsKeys
  }
}
