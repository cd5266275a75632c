import Diagnostics

/// Reads tables of localized strings, in the old format and as property lists of the others.
package enum StringsReader {
  /// Reads a table as far as possible: a mistake costs a remark, not the table.
  ///
  /// - Parameters:
  ///   - bytes: The file's content, in any format, encoding and state.
  ///   - path: The path that diagnostics name.
  /// - Returns: What was read, and what is wrong with it.
  package static func read(_ bytes: [UInt8], path: String) -> StringsFile {
    let file = PropertyListReader.read(bytes, path: path, isStringTable: true)
    var remarks = file.source.map(Remarks.init(about:)) ?? Remarks(aboutFile: path)
    var comments = CommentSeeker(file.comments)
    var entries: [StringsFile.Entry] = []
    if let value = file.value, value.dictionary == nil {
      remarks.add(.tableIsNoDictionary(value.kind), at: value.range)
    }
    for entry in file.value?.dictionary?.entries ?? [] {
      let comment = comments.comment(before: entry)
      guard let text = entry.value.string else {
        remarks.add(.valueIsNoString(entry.key.text, entry.value.kind), at: entry.value.range)
        continue
      }
      entries.append(
        .init(
          key: entry.key, keyRange: entry.keyRange, value: text, valueRange: entry.value.range,
          comment: comment))
    }
    return StringsFile(entries, of: file, (file.diagnostics + remarks.diagnostics).inOrder())
  }
}

/// Finds the comment that speaks of an entry: the last before it, on the same line or the one
/// above, and not on the line of the entry before.
private struct CommentSeeker {
  private var comments: ArraySlice<PropertyListFile.Comment>
  private var previousLine = 0

  init(_ comments: [PropertyListFile.Comment]) {
    self.comments = comments[...]
  }

  mutating func comment(before entry: PropertyListDictionary.Entry) -> PropertyListFile.Comment? {
    guard let key = entry.keyRange else { return nil }
    var found: PropertyListFile.Comment?
    while let comment = comments.first, comment.range.start < key.start {
      comments.removeFirst()
      let isOfEntry =
        comment.range.end.line >= key.start.line - 1 && comment.range.start.line > previousLine
      found = isOfEntry ? comment : nil
    }
    previousLine = entry.value.range?.end.line ?? key.end.line
    return found
  }
}

extension Diagnostic.Message {
  static func valueIsNoString(_ key: String, _ kind: PropertyListValue.Kind) -> Self {
    .init(
      .error, "value-is-no-string",
      "the value of “\(key.shortened)” is no string but of kind \(kind.rawValue); it is left out")
  }

  static func tableIsNoDictionary(_ kind: PropertyListValue.Kind) -> Self {
    .init(
      .error, "value-is-no-string",
      "a table of strings is a dictionary; this is of kind \(kind.rawValue)")
  }
}
