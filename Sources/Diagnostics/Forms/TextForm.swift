extension Diagnostic {
  /// The diagnostic for a reader: a line that editors can follow, the source line, and a caret.
  package var textForm: String {
    var lines = ["\(location.prefix)\(severity): \(message.text) [\(message.rule)]".printable]
    lines += location.excerptLines
    for note in notes {
      lines.append("\(note.location.prefix)note: \(note.text)".printable)
      lines += note.location.excerptLines
    }
    if let fix { lines.append("  fix: \(fix.description)".printable) }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension [Diagnostic] {
  /// How many there are of each severity: `3 errors, 1 note`; empty when there is nothing.
  package var countsInWords: String {
    Diagnostic.Severity.allCases.compactMap { severity -> String? in
      let count = self.count { $0.severity == severity }
      return count > 0 ? severity.counted(count) : nil
    }.joined(separator: ", ")
  }

  /// The same, and in how many files, as a line: `3 errors, 1 note in 2 files`.
  package var countForm: String {
    guard !isEmpty else { return "" }
    let files = Set(map(\.location.path)).count
    return "\(countsInWords) in \(files) file\(files == 1 ? "" : "s")\n"
  }
}

extension SourceLocation {
  fileprivate var prefix: String { shortDescription + ": " }

  /// The line that the location begins in: what stands before its range, in it, and behind it; nil
  /// where it has no line.
  package var excerptParts: (before: Substring, marked: Substring, after: Substring)? {
    guard let range, let excerpt else { return nil }
    let bytes = excerpt.text.utf8
    let isOneLine = range.start.line == range.end.line
    let start = min(max(range.start.column - excerpt.firstColumn, 0), bytes.count)
    let end = isOneLine ? range.end.column - excerpt.firstColumn : bytes.count
    let from = bytes.index(bytes.startIndex, offsetBy: start)
    let to = bytes.index(bytes.startIndex, offsetBy: min(max(end, start), bytes.count))
    return (excerpt.text[..<from], excerpt.text[from..<to], excerpt.text[to...])
  }

  /// The source line, and under it a caret for each column of the range.
  fileprivate var excerptLines: [String] {
    guard let parts = excerptParts else { return [] }
    let indent = parts.before.unicodeScalars.map(\.blank).joined()
    let width = parts.marked.unicodeScalars.map(\.width).reduce(0, +)
    let carets = "^" + String(repeating: "~", count: max(width, 1) - 1)
    let line = String(parts.before + parts.marked + parts.after)
    return ["  " + line.printable, "  " + indent + carets]
  }
}

extension Unicode.Scalar {
  /// The columns that a terminal gives the scalar.
  fileprivate var width: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  /// White space as wide as the scalar.
  fileprivate var blank: String {
    self == "\t" ? "\t" : String(repeating: " ", count: width)
  }
}
