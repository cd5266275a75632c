/// A file, and where in it, with the line as it stands there.
package struct SourceLocation: Hashable, Sendable {
  /// A piece of the line that a location begins in.
  package struct Excerpt: Hashable, Sendable {
    package let text: String
    /// The column of the excerpt's first byte; more than 1 when the line is too long to show whole.
    package let firstColumn: Int
  }

  package let path: String
  /// Where in the file; nil when the whole file is meant, or the file is no text.
  package let range: SourceRange?
  package let excerpt: Excerpt?
  /// The range with columns that count UTF-16 code units, as some tools want them.
  let utf16Range: SourceRange?

  /// A whole file, or a folder.
  package init(path: String) {
    self.path = path
    range = nil
    excerpt = nil
    utf16Range = nil
  }

  /// A range in a source text; without one, the whole file.
  package init(_ source: SourceText, _ range: SourceRange?) {
    path = source.path
    self.range = range
    excerpt = range.flatMap { Excerpt(of: source, at: $0.start) }
    utf16Range = range.map(source.inUTF16)
  }
}

extension SourceLocation.Excerpt {
  /// As much of a long line as helps: minified files have lines of megabytes.
  private static let longest = 160

  fileprivate init?(of source: SourceText, at position: SourcePosition) {
    guard let line = source.line(position.line) else { return nil }
    var start = line.startIndex
    if line.count > Self.longest {
      start = min(
        max(line.startIndex, line.startIndex + position.column - 1 - Self.longest / 2),
        line.endIndex)
      while start > line.startIndex,
        line[start..<line.endIndex].first.map({ $0 & 0xC0 == 0x80 }) ?? false
      {
        start -= 1
      }
    }
    var end = min(start + Self.longest, line.endIndex)
    while end < line.endIndex, line[end] & 0xC0 == 0x80 { end += 1 }
    text = String(decoding: line[start..<end], as: UTF8.self)
    firstColumn = start - line.startIndex + 1
  }
}

extension SourceText {
  /// A range with columns in UTF-16 code units.
  func inUTF16(_ range: SourceRange) -> SourceRange {
    SourceRange(inUTF16(range.start), inUTF16(range.end))
  }

  /// A place with the column in UTF-16 code units.
  private func inUTF16(_ position: SourcePosition) -> SourcePosition {
    guard let before = line(position.line)?.prefix(position.column - 1) else { return position }
    return SourcePosition(
      line: position.line, column: String(decoding: before, as: UTF8.self).utf16.count + 1)
  }

  /// A remark about a range of this text.
  package func diagnostic(
    _ message: Diagnostic.Message, at range: SourceRange?, notes: [Diagnostic.Note] = [],
    fix: Diagnostic.Fix? = nil
  ) -> Diagnostic {
    Diagnostic(message, at: SourceLocation(self, range), notes: notes, fix: fix)
  }

  /// A remark about a range of bytes of this text.
  package func diagnostic(_ message: Diagnostic.Message, at offsets: Range<Int>) -> Diagnostic {
    diagnostic(message, at: range(offsets))
  }
}

extension SourceLocation {
  /// `path:line:column`, or the path alone.
  package var shortDescription: String {
    range.map { "\(path):\($0.start)" } ?? path
  }
}
