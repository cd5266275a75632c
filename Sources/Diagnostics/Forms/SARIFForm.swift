internal import JSON

/// Diagnostics as a SARIF 2.1.0 log with one run.
struct SARIFForm {
  let text: String

  init(_ diagnostics: [Diagnostic], generator: Generator) {
    let rules = Set(diagnostics.map(\.message.rule)).sorted()
    let driver = JSONValue.object([
      "name": .string(generator.name), "version": .string(generator.version),
      "rules": .array(rules.map { id in Self.rule(id, generator.rules.first { $0.id == id }) }),
    ])
    let run = JSONValue.object([
      "tool": .object(["driver": driver]), "columnKind": "utf16CodeUnits",
      "results": .array(diagnostics.map { $0.sarifResult(rules: rules) }),
    ])
    let log = JSONValue.object([
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [run],
    ])
    text = log.text() + "\n"
  }

  /// A rule, with what is known of it.
  ///
  /// It has no `helpUri`, which must be an address that holds wherever the log is read.
  private static func rule(_ id: String, _ facts: Generator.Rule?) -> JSONValue {
    .object([
      "id": .string(id),
      "shortDescription": facts.map { .object(["text": .string($0.summary)]) },
      "help": facts.map { .object(["text": .string($0.reason)]) },
      "defaultConfiguration": facts.map { facts in
        .object([
          "enabled": .boolean(facts.severity != nil),
          "level": .string((facts.severity ?? .note).rawValue),
        ])
      },
    ])
  }
}

extension Diagnostic {
  fileprivate func sarifResult(rules: [String]) -> JSONValue {
    .object([
      "ruleId": .string(message.rule),
      "ruleIndex": rules.firstIndex(of: message.rule).map(JSONValue.integer),
      "level": .string(severity.rawValue),
      "message": .object(["text": .string(message.text)]),
      "locations": [.object(location.sarifMembers)],
      "relatedLocations": notes.isEmpty ? nil : .array(notes.map(\.sarif)),
      "fixes": fix.map { [$0.sarif(in: location.path)] },
    ])
  }
}

extension Diagnostic.Note {
  fileprivate var sarif: JSONValue {
    .object(
      location.sarifMembers + [JSONMember("message", .object(["text": .string(text)]))])
  }
}

extension Diagnostic.Fix {
  fileprivate func sarif(in path: String) -> JSONValue {
    let replacements = edits.map { edit in
      JSONValue.object([
        "deletedRegion": edit.utf16Range.sarif,
        "insertedContent": .object(["text": .string(edit.replacement)]),
      ])
    }
    return .object([
      "description": .object(["text": .string(description)]),
      "artifactChanges": [
        .object([
          "artifactLocation": SourceLocation(path: path).sarifArtifact,
          "replacements": .array(replacements),
        ])
      ],
    ])
  }
}

extension SourceLocation {
  fileprivate var sarifMembers: [JSONMember] {
    let physical = JSONValue.object([
      "artifactLocation": sarifArtifact, "region": utf16Range.map(\.sarif),
    ])
    return [JSONMember("physicalLocation", physical)]
  }

  /// SARIF wants a URI: what is not allowed in one is percent-encoded.
  fileprivate var sarifArtifact: JSONValue {
    let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let uri = path.utf8.map { byte in
      if allowed.contains(byte) { return String(Unicode.Scalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return .object(["uri": .string(uri.joined())])
  }
}

extension SourceRange {
  /// The range as a region; columns count UTF-16 code units.
  fileprivate var sarif: JSONValue {
    .object([
      "startLine": .integer(start.line), "startColumn": .integer(start.column),
      "endLine": .integer(end.line), "endColumn": .integer(end.column),
    ])
  }
}
