package import Diagnostics
internal import PropertyList

/// The texts of one strings table in one language.
package struct StringsTable: Sendable {
  /// The file that they stand in, relative to the bundle.
  package let path: String
  /// What is wrong with the file.
  package let diagnostics: [Diagnostic]
  /// The table; nil when the file could not be read.
  private let file: StringsFile?

  /// Reads a table; whatever cannot be read is left out, with a diagnostic.
  package init(reading path: String, from contents: BundleContents) {
    self.path = path
    let messagePath = contents.messagePath(of: path)
    switch contents.bytes(of: path) {
    case .success(let bytes):
      let file = StringsReader.read(bytes, path: messagePath)
      self.file = file
      diagnostics = file.diagnostics
    case .failure(let trouble):
      file = nil
      diagnostics = [
        Diagnostic(.unreadable(trouble.reason), at: SourceLocation(path: messagePath))
      ]
    }
  }

  /// The text of a key; nil when the table has no entry for it.
  package subscript(key: String) -> String? { file?[key] }
}
