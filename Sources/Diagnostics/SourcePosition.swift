/// A place in a source text: a line and a column, both counted from 1.
///
/// Columns count UTF-8 bytes, as cmark and editors do. A text in another encoding is counted as if
/// it had been written in UTF-8.
package struct SourcePosition: Hashable, Sendable {
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// The line, from 1.
  package var line: Int { Int(storedLine) }
  /// The UTF-8 byte in that line, from 1.
  package var column: Int { Int(storedColumn) }

  package init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }
}

extension SourcePosition: Comparable {
  package static func < (a: Self, b: Self) -> Bool {
    (a.storedLine, a.storedColumn) < (b.storedLine, b.storedColumn)
  }
}

extension SourcePosition: CustomStringConvertible {
  package var description: String { "\(line):\(column)" }
}

/// The text from one place up to, but not including, another.
package struct SourceRange: Hashable, Sendable {
  package let start: SourcePosition
  package let end: SourcePosition

  package init(_ start: SourcePosition, _ end: SourcePosition) {
    self.start = start
    self.end = end
  }
}

extension SourceRange: CustomStringConvertible {
  package var description: String { "\(start)-\(end)" }
}
