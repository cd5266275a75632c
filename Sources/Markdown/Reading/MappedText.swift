internal import Diagnostics

/// A text for libcmark, and where each of its lines stands in the source.
///
/// What libcmark does not know is written anew in what it knows, such as a table's cells as
/// headings; lines remember where they came from.
struct MappedText {
  /// A line, without its end.
  struct Line {
    /// Columns of the text from which on those of the source run along.
    struct Piece {
      /// The first column of the text.
      let column: Int
      /// The column in the source that it stands for.
      let original: Int
    }

    var utf8: ArraySlice<UInt8>
    /// The line in the source, from 1.
    let number: Int
    /// In order; empty where all columns are those of the source.
    var pieces: [Piece] = []

    /// The column in the source.
    func original(_ column: Int) -> Int {
      var low = 0
      var high = pieces.count
      while low < high {
        let middle = (low + high) / 2
        if pieces[middle].column <= column { low = middle + 1 } else { high = middle }
      }
      guard low > 0 else { return column }
      return pieces[low - 1].original + column - pieces[low - 1].column
    }
  }

  var lines: [Line]

  /// The lines of a source from one on.
  init(_ source: SourceText, fromLine first: Int) {
    lines = []
    var number = first
    while let utf8 = source.line(number) {
      lines.append(Line(utf8: utf8, number: number))
      number += 1
    }
  }

  /// All lines, each with its end.
  var utf8: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(lines.reduce(0) { $0 + $1.utf8.count + 1 })
    for line in lines {
      bytes.append(contentsOf: line.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
    // The last line's end is nobody's.
    if lines.last?.utf8.isEmpty ?? false { bytes.removeLast() }
    return bytes
  }

  /// The place in the source.
  func position(of place: CMarkNode.Place) -> SourcePosition {
    guard let last = lines.last else { return SourcePosition(line: 1, column: 1) }
    guard place.line >= 1 else { return position(of: .init(line: 1, column: 1)) }
    guard place.line <= lines.count else {
      return SourcePosition(line: last.number, column: last.utf8.count + 1)
    }
    let line = lines[place.line - 1]
    let column = max(place.column, 1)
    return SourcePosition(line: line.number, column: line.original(column))
  }

  /// The bytes of a line; none outside the text.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    number >= 1 && number <= lines.count ? lines[number - 1].utf8 : []
  }

  /// Whether a line has these bytes from a column on.
  func has(_ expected: String.UTF8View, at place: CMarkNode.Place) -> Bool {
    guard place.column >= 1 else { return false }
    return line(place.line).dropFirst(place.column - 1).starts(with: expected)
  }
}

extension UInt8 {
  /// Whether it is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
