internal import JSON

/// Diagnostics as a JSON list.
struct JSONForm {
  let text: String

  init(_ diagnostics: [Diagnostic]) {
    text = JSONValue.array(diagnostics.map(\.json)).text() + "\n"
  }
}

extension Diagnostic {
  fileprivate var json: JSONValue {
    .object(
      location.jsonMembers + [
        JSONMember("severity", .string(severity.rawValue)),
        JSONMember("rule", .string(message.rule)),
        JSONMember("message", .string(message.text)),
        JSONMember("notes", .array(notes.map(\.json))),
        JSONMember("fix", fix?.json ?? .null),
      ])
  }
}

extension Diagnostic.Note {
  fileprivate var json: JSONValue {
    .object(location.jsonMembers + [JSONMember("message", .string(text))])
  }
}

extension Diagnostic.Fix {
  fileprivate var json: JSONValue {
    .object([
      "description": .string(description),
      "edits": .array(
        edits.map { edit in
          .object([
            "range": .object(edit.range.jsonMembers), "replacement": .string(edit.replacement),
          ])
        }),
    ])
  }
}

extension SourceLocation {
  fileprivate var jsonMembers: [JSONMember] {
    [JSONMember("path", .string(path))] + (range?.jsonMembers ?? SourceRange.noJSONMembers)
  }
}

extension SourceRange {
  fileprivate var jsonMembers: [JSONMember] {
    [
      JSONMember("line", .integer(start.line)), JSONMember("column", .integer(start.column)),
      JSONMember("endLine", .integer(end.line)), JSONMember("endColumn", .integer(end.column)),
    ]
  }

  /// The members of a place that is a whole file.
  fileprivate static let noJSONMembers = ["line", "column", "endLine", "endColumn"].map {
    JSONMember($0, .null)
  }
}
