package import Diagnostics
internal import PropertyList

/// The texts of one strings table in one language.
package struct StringsTable: Sendable {
  /// The file that they stand in, relative to the bundle.
  package let path: String
  /// What is wrong with the file.
  package let diagnostics: [Diagnostic]
  /// Apple's systems compare keys by their code units, not by what they look like.
  private let texts: [LiteralString: String]

  /// Reads a table; whatever cannot be read is left out, with a diagnostic.
  init(reading path: String, from contents: BundleContents) {
    self.path = path
    let messagePath = contents.messagePath(of: path)
    switch contents.bytes(of: path) {
    case .success(let bytes):
      let file = StringsReader.read(bytes, path: messagePath)
      diagnostics = file.diagnostics
      texts = Dictionary(
        file.entries.map { (LiteralString($0.key), $0.value) }, uniquingKeysWith: { $1 })
    case .failure(let trouble):
      diagnostics = [
        Diagnostic(.unreadable(trouble.reason), at: SourceLocation(path: messagePath))
      ]
      texts = [:]
    }
  }

  /// The text of a key; nil when the table has no entry for it.
  package subscript(key: String) -> String? { texts[LiteralString(key)] }
}
