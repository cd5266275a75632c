import Diagnostics
import Documents

/// Documents in memory, by their paths.
struct DocumentFolder {
  let tree: DocumentTree
  let documents: [Document]

  init(_ texts: KeyValuePairs<String, String>, files: [String] = [], hasDrafts: Bool = false) {
    documents = texts.map { Document.read(.init($1, path: $0), path: $0).document }
    tree = DocumentTree(
      documents, files: texts.map(\.key) + files, hasDrafts: hasDrafts)
  }

  subscript(path: String) -> Document? { documents.first { $0.path == path } }
}

extension SourceText {
  init(_ text: String, path: String = "docs/a.md") {
    self.init(path: path, utf8: Array(text.utf8))
  }
}
