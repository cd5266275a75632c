internal import Diagnostics

/// Something of a page that the schema does not have so, and what was meant if that is sure.
struct SchemaFinding {
  /// What stands in the place of what is written.
  enum Correction {
    case key(String)
    case string(String)
    case boolean(Bool)
  }

  let message: Diagnostic.Message
  let range: SourceRange?
  let correction: Correction?

  init(_ message: Diagnostic.Message, at range: SourceRange?, correction: Correction? = nil) {
    self.message = message
    self.range = range
    self.correction = correction
  }

  /// How the source is mended; nil where nobody can know.
  func fix(in source: SourceText?) -> Diagnostic.Fix? {
    switch correction {
    case .key(let key): source?.fix(element: "key", at: range, to: key)
    case .string(let string): source?.fix(element: "string", at: range, to: string)
    case .boolean(let flag): source?.fix(at: range, to: flag)
    case nil: nil
    }
  }
}
