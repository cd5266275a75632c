/// A term and what it means.
struct HelpRow {
  let term: String
  let meaning: String

  init(_ term: String, _ meaning: String) {
    self.term = term
    self.meaning = meaning
  }
}

/// Plain text of a given width, with all terms and all meanings in two columns.
struct HelpPage {
  private let width: Int
  /// The column of the meanings, from 0.
  private let indent: Int
  private var blocks: [String] = []

  /// The text, with a line end.
  var text: String { blocks.joined(separator: "\n\n") + "\n" }

  /// A page that is to hold these rows, in characters no wider than said unless a word is.
  init(width: Int, rows: [HelpRow]) {
    self.width = max(width, 40)
    // A long term has a line of its own rather than push all meanings to the right.
    let widest = self.width / 2 - 8
    let terms = rows.map(\.term.count).filter { $0 <= widest }
    indent = 2 + (terms.max() ?? 0) + 2
  }

  mutating func add(paragraph text: String) {
    guard !text.isEmpty else { return }
    for paragraph in text.split(separator: "\n\n") {
      blocks.append(wrapped(String(paragraph), to: width).joined(separator: "\n"))
    }
  }

  mutating func add(usages: [String]) {
    let lines = usages.enumerated().map { index, usage in
      (index == 0 ? "Usage: " : "       ") + usage
    }
    blocks.append(lines.joined(separator: "\n"))
  }

  mutating func add(section title: String, _ rows: [HelpRow]) {
    guard !rows.isEmpty else { return }
    blocks.append(([title + ":"] + rows.flatMap(lines)).joined(separator: "\n"))
  }

  private func lines(of row: HelpRow) -> [String] {
    let meaning = wrapped(row.meaning, to: width - indent)
    let term = "  " + row.term
    let margin = String(repeating: " ", count: indent)
    guard term.count + 2 <= indent, let first = meaning.first else {
      return [term] + meaning.map { margin + $0 }
    }
    let gap = String(repeating: " ", count: indent - term.count)
    return [term + gap + first] + meaning.dropFirst().map { margin + $0 }
  }

  private func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
