package import Diagnostics
package import PropertyList

/// The texts of one strings table in one language.
package struct StringsTable: Sendable {
  /// The file that they stand in, relative to the bundle.
  package let path: String
  /// What is wrong with the file.
  package let diagnostics: [Diagnostic]
  /// The table; nil when the file could not be read.
  package let file: StringsFile?
  /// The file's path, as messages show it.
  private let messagePath: String

  /// Reads a table; whatever cannot be read is left out, with a diagnostic.
  package init(reading path: String, from contents: BundleContents) {
    self.path = path
    let messagePath = contents.messagePath(of: path)
    self.messagePath = messagePath
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

  /// A place in the file; the whole file without a range.
  package func location(of range: SourceRange? = nil) -> SourceLocation {
    file?.source.map { SourceLocation($0, range) } ?? SourceLocation(path: messagePath)
  }
}
