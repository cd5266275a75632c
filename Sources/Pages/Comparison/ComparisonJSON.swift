package import Comparison
internal import Diagnostics
package import JSON
internal import PropertyList
internal import Settings
internal import TextInput

extension BundleComparison {
  /// The changes as JSON, in full.
  package var json: JSONValue {
    .object([
      "old": .string(old.path), "new": .string(new.path),
      "dialect": .string(new.dialect.rawValue),
      "summary": .object([
        "changes": .integer(changes.count),
        "breaking": .integer(changes.count(where: \.isBreaking)),
      ]),
      "changes": .array(changes.map(\.json)),
    ])
  }
}

extension Change {
  fileprivate var json: JSONValue {
    .object([
      "kind": .string(kind.rawValue),
      "breaking": .boolean(isBreaking),
      "subject": subject.json,
      "devices": .array(idioms.map { .string($0.rawValue) }),
      "property": property.map { .string($0.name) } ?? .null,
      "choice": .text(property?.choice),
      "from": old?.json ?? .null, "to": new?.json ?? .null,
      "translations": .array(
        translations.map { translation in
          .object([
            "locale": .string(translation.locale.text), "from": .text(translation.old),
            "to": .text(translation.new),
          ])
        }),
      "oldPlace": oldPlace?.json ?? .null, "newPlace": newPlace?.json ?? .null,
    ])
  }
}

extension Change.Subject {
  fileprivate var json: JSONValue {
    .object([
      "kind": .string(kind.rawValue), "name": .text(name), "title": .text(title),
      "type": .text(type.flatMap { $0 == .missing ? nil : $0.name }), "page": .text(page),
    ])
  }
}

extension Change.Value {
  fileprivate var json: JSONValue {
    .object(["text": .string(text), "type": .text(kind?.rawValue)])
  }
}

extension Change.Place {
  fileprivate var json: JSONValue {
    .object([
      "page": .string(page), "file": .string(file), "index": index.map(JSONValue.integer) ?? .null,
      "line": location.range.map { .integer($0.start.line) } ?? .null,
      "column": location.range.map { .integer($0.start.column) } ?? .null,
    ])
  }
}
