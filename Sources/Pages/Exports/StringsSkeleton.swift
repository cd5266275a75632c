package import Diagnostics
internal import PropertyList
package import Settings

/// A table of strings for translators: an entry for each text that pages look up in it.
package struct StringsSkeleton: Sendable {
  /// A table that cannot be merged, and why not, in words.
  package struct Failure: Error, Sendable {
    package let reason: String
    /// What is wrong with the file.
    package let diagnostics: [Diagnostic]
  }

  /// A text of the pages, and what a translator needs to know.
  private struct Text {
    let key: String
    let value: String
    /// Whether the language has a text of its own.
    let isTranslated: Bool
    var places: [String]
  }

  private var texts: [Text] = []
  /// Every key that some page looks up.
  private var usedKeys: Set<LiteralString> = []

  /// The names of the tables that the pages of a bundle use, that of the first page at the head.
  package static func tables(of bundle: SettingsBundle) -> [String] {
    var names: [String] = []
    for file in bundle.filesInOrder {
      if let name = file.stringsTable, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The texts of the pages that use a table.
  ///
  /// - Parameters:
  ///   - table: The table's name.
  ///   - bundle: The bundle.
  ///   - tag: The language to translate into, which the bundle may not have yet: its texts are then
  ///     those of the development language.
  package init(of table: String, in bundle: SettingsBundle, for tag: LocaleTag) {
    let locale = bundle.locales.first { $0.tag == tag }
    let base = locale ?? bundle.locales.first { $0.tag == bundle.developmentLanguage }
    var indices: [LiteralString: Int] = [:]
    for file in bundle.filesInOrder where file.stringsTable == table {
      let localizer =
        base.map { bundle.localizer(for: file, in: $0) }
        ?? Localizer(locale: tag, table: nil, keys: file.stringsKeys)
      let own = locale.map { bundle.ownLocalizer(for: file, in: $0) }
      for specifier in file.specifiers {
        for text in specifier.locatedTexts(in: bundle.dialect) {
          for key in file.stringsKeys.map({ $0[text.text] ?? [] }) ?? [text.text] {
            let literal = LiteralString(key)
            usedKeys.insert(literal)
            // What has no letter needs no translator.
            guard text.text.contains(where: \.isLetter) else { continue }
            let place = Self.place(of: text, specifier, in: file)
            if let index = indices[literal] {
              if !texts[index].places.contains(place) { texts[index].places.append(place) }
            } else {
              indices[literal] = texts.count
              texts.append(
                Text(
                  key: key, value: localizer.shown(text.text),
                  isTranslated: tag == bundle.developmentLanguage
                    || own.map { $0.translation(of: text.text) != .missing } ?? false,
                  places: [place]))
            }
          }
        }
      }
    }
  }

  /// The table, in UTF-8.
  package var bytes: [UInt8] {
    Array(texts.map { Self.entry($0, lineEnd: "\n") }.joined(separator: "\n").utf8)
  }

  /// A file with the entries that it lacks behind its own, which stay as they are.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, in UTF-8 or UTF-16, whose encoding and line ends are kept.
  ///   - path: The path that diagnostics name.
  /// - Returns: The file, and a note for each entry that no page looks up.
  /// - Throws: Why the file is not merged: it has errors, or its end is no place for entries.
  package func merged(
    into bytes: [UInt8], path: String
  ) throws(Failure) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    let file = StringsReader.read(bytes, path: path)
    guard !file.diagnostics.contains(where: { $0.severity == .error }) else {
      throw Failure(
        reason: "“\(path)” has errors; nothing is merged into it", diagnostics: file.diagnostics)
    }
    guard file.format == .ascii, let source = file.source else {
      throw Failure(
        reason: "“\(path)” is a property list in another form; entries can only be added to one of "
          + "lines such as “\"key\" = \"text\";”", diagnostics: file.diagnostics)
    }
    let missing = texts.filter { file.entry($0.key) == nil }
    let unused = file.entries.filter { !usedKeys.contains($0.key) }.map { entry in
      source.diagnostic(.entryWithoutUse(entry.key.text), at: entry.keyRange)
    }
    guard !missing.isEmpty else { return (bytes, file.diagnostics + unused) }
    let lineEnd = source.lineEnd
    let isEnded = source.utf8.last.map { $0 == 0x0A || $0 == 0x0D } ?? true
    let gap = source.utf8.isEmpty ? "" : isEnded ? lineEnd : lineEnd + lineEnd
    let added = missing.map { Self.entry($0, lineEnd: lineEnd) }.joined(separator: lineEnd)
    let merged = bytes + source.encoding.bytes(of: gap + added)
    // A file whose end is no place for entries, such as one in braces, would swallow them.
    let result = StringsReader.read(merged, path: path)
    guard result.entries.prefix(file.entries.count).map(\.key) == file.entries.map(\.key),
      missing.allSatisfy({ result[$0.key] == $0.value }),
      !result.diagnostics.contains(where: { $0.severity == .error })
    else {
      throw Failure(
        reason: "no entries can be added at the end of “\(path)”", diagnostics: file.diagnostics)
    }
    return (merged, file.diagnostics + unused)
  }

  // MARK: - Entries

  private static func place(
    of text: LocalizableText, _ specifier: Specifier, in file: PaneFile
  ) -> String {
    let what =
      switch text.key {
      case "Title": "title"
      case "FooterText": "footer"
      case "Titles": "title of a value"
      case "ShortTitles": "short title of a value"
      default: text.key
      }
    let type = specifier.type.appleName ?? specifier.type.name
    return "\(file.name.pane), \(type): \(what)"
  }

  private static func entry(_ text: Text, lineEnd: String) -> String {
    let most = 4
    let more = text.places.count > most ? ["and \(text.places.count - most) more"] : []
    let places = (text.places.prefix(most) + more).joined(separator: "; ")
    let comment = SwiftSpelling.comment(text.isTranslated ? places : "\(places). Not translated")
      .replacing("*/", with: "* /")
    return "/* \(comment) */\(lineEnd)"
      + "\(quoted(text.key)) = \(quoted(text.value));\(lineEnd)"
  }

  /// A text between quotes, with the escapes of the old format.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{2028}", "\u{2029}": quoted += "\\U\(String(scalar.value, radix: 16))"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension SettingsBundle {
  /// The page files in the order in which pages are reached.
  fileprivate var filesInOrder: [PaneFile] {
    var known: Set<String> = []
    let byPage = Dictionary(grouping: files, by: \.name.pane)
    return panes.flatMap { byPage[$0.name] ?? [] }.filter { known.insert($0.path).inserted }
  }
}

extension SourceText {
  /// What ends the text's first line; a line feed in a text of one line.
  fileprivate var lineEnd: String {
    guard let end = utf8.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if utf8[end] == 0x0A { return "\n" }
    return end + 1 < utf8.count && utf8[end + 1] == 0x0A ? "\r\n" : "\r"
  }
}

extension Diagnostic.Message {
  static func entryWithoutUse(_ key: String) -> Self {
    let quoted = key.count <= 60 ? key : key.prefix(60) + "…"
    return .init(
      .note, "unused-entry", "no page that uses the table looks “\(quoted)” up; the entry is kept")
  }
}
