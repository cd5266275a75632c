package import Diagnostics

/// Takes the values out of a mapping, by key and type, and collects what is wrong with them.
///
/// The keys that are asked for are the keys that the mapping may have: ``finish()`` reports all
/// others, so a reader asks for every key that it knows, whatever the values before say.
///
/// ```swift
/// var reader = YAMLMappingReader(file.root, of: source)
/// let title = reader.string("title")
/// let bundles = reader.strings("bundles") ?? []
/// let strict = reader.boolean("strict") ?? false
/// let diagnostics = reader.finish()
/// ```
///
/// A key without a value (`title:` and nothing behind it) counts as a key that is not there. After
/// a value of a wrong type, which reads as nil too, reading goes on.
package struct YAMLMappingReader {
  /// The text that the mapping stands in.
  package let source: SourceText
  /// The mapping's place; nil when the text says nothing.
  package let range: SourceRange?
  /// The way to the mapping from the document's root, as messages show it: `menu[2].`.
  let path: String
  private let entries: [YAMLEntry]
  private let indices: [String: Int]
  /// The keys that were asked for, in the order of the first asking.
  private var asked: [String] = []
  private var known: Set<String> = []
  private var diagnostics: [Diagnostic] = []

  /// Reads from a document's root; a text that says nothing is a mapping without entries.
  package init(_ root: YAMLNode?, of source: SourceText) {
    self.init(root, of: source, path: "")
  }

  init(_ node: YAMLNode?, of source: SourceText, path: String) {
    self.source = source
    self.path = path
    range = node?.range
    entries = node?.entries ?? []
    indices = Dictionary(
      entries.enumerated().compactMap { index, entry in
        entry.key.scalar.map { ($0.text, index) }
      }, uniquingKeysWith: { first, _ in first })
    if let node, node.entries == nil, !node.isNull {
      diagnostics.append(source.diagnostic(.notAMapping(node.description), at: node.range))
    }
    for entry in entries where entry.key.scalar == nil {
      diagnostics.append(source.diagnostic(.keyIsNoText, at: entry.key.range))
    }
  }

  /// The keys, in the order of the text; to be asked for one by one where a mapping's keys are not
  /// known beforehand.
  package var keys: [String] { entries.compactMap { $0.key.scalar?.text } }

  /// The value of a key, whatever it is; nil when the key is missing or has no value.
  package mutating func node(_ key: String) -> YAMLNode? {
    if known.insert(key).inserted { asked.append(key) }
    guard let index = indices[key], !entries[index].value.isNull else { return nil }
    return entries[index].value
  }

  /// The place of a key; nil when it is missing.
  package func place(ofKey key: String) -> SourceRange? {
    indices[key].map { entries[$0].key.range }
  }

  /// Adds a remark about a range of the text.
  package mutating func report(
    _ message: Diagnostic.Message, at range: SourceRange?, fix: Diagnostic.Fix? = nil
  ) {
    diagnostics.append(source.diagnostic(message, at: range, fix: fix))
  }

  /// Adds what another reader found.
  mutating func append(_ others: [Diagnostic]) {
    diagnostics += others
  }

  /// All that is wrong with the mapping, in the order in which it was found; keys that nobody asked
  /// for come last.
  package consuming func finish() -> [Diagnostic] {
    for entry in entries {
      guard let key = entry.key.scalar?.text, !known.contains(key) else { continue }
      report(
        .unknownKey(path + key.clipped, asked.nearest(to: key), of: asked), at: entry.key.range)
    }
    return diagnostics
  }
}

extension Diagnostic.Message {
  static let keyIsNoText = Self(.error, "yaml-type", "a key is text here, not a list or a mapping")

  static func notAMapping(_ found: String) -> Self {
    .init(.error, "yaml-type", "expected “key: value” lines, not \(found)")
  }

  static func unknownKey(_ path: String, _ nearest: String?, of known: [String]) -> Self {
    let hint = nearest.map { "; did you mean “\($0)”?" } ?? "."
    let list = known.map { "“\($0)”" }.joined(separator: ", ")
    let expected = known.isEmpty ? " No key can stand here" : " Keys here: \(list)"
    return .init(.error, "yaml-unknown-key", "unknown key “\(path)”\(hint)\(expected)")
  }
}
