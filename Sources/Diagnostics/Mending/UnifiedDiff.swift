/// The changes of a text as a unified diff, which `patch -p1` and `git apply` take.
///
/// The diff is in UTF-8 whatever the text's file is in, so that it can be read; a file in UTF-16 cannot be
/// patched with it.
package struct UnifiedDiff: Sendable {
  /// How many lines are shown around a change.
  private static let context = 3

  private let path: String
  private let text: [UInt8]
  /// Where each line starts, and the text's end.
  ///
  /// Lines end in LF alone, as `patch` has it.
  private let bounds: [Int]
  private let blocks: [Block]

  /// Lines that are replaced.
  private struct Block {
    let lines: Range<Int>
    let replacement: [UInt8]

    var endsLine: Bool { replacement.isEmpty || replacement.last == UInt8(ascii: "\n") }
  }

  /// Describes what is changed in a text.
  package init(_ fixed: FixedText) {
    path = fixed.source.path
    let mark = fixed.source.encoding.utf8Mark
    text = mark + fixed.source.utf8
    var bounds = [0]
    for offset in text.indices where text[offset] == UInt8(ascii: "\n") {
      bounds.append(offset + 1)
    }
    if bounds.last != text.count { bounds.append(text.count) }
    self.bounds = bounds
    blocks = Self.blocks(of: fixed.changes, in: text, after: mark.count, bounds)
  }

  /// The diff, in UTF-8; empty without changes.
  package var bytes: [UInt8] {
    guard !blocks.isEmpty else { return [] }
    var diff = Array("--- \(Self.name(path, in: "a"))\n+++ \(Self.name(path, in: "b"))\n".utf8)
    var shift = 0
    var first = blocks.startIndex
    while first < blocks.endIndex {
      var end = first + 1
      while end < blocks.endIndex,
        blocks[end].lines.lowerBound - blocks[end - 1].lines.upperBound <= 2 * Self.context
      {
        end += 1
      }
      append(blocks[first..<end], to: &diff, &shift)
      first = end
    }
    return diff
  }

  private var lineCount: Int { bounds.count - 1 }

  /// Adds a hunk; `shift` says how many lines those before it have added.
  private func append(_ blocks: ArraySlice<Block>, to diff: inout [UInt8], _ shift: inout Int) {
    guard let first = blocks.first, let last = blocks.last else { return }
    let start = max(first.lines.lowerBound - Self.context, 0)
    let end = min(last.lines.upperBound + Self.context, lineCount)
    var body: [UInt8] = []
    var added = 0
    var next = start
    for block in blocks {
      for line in next..<block.lines.lowerBound { Self.append(text[bytes(of: line)], " ", &body) }
      for line in block.lines { Self.append(text[bytes(of: line)], "-", &body) }
      let lines = Self.lines(of: block.replacement)
      for line in lines { Self.append(line, "+", &body) }
      added += lines.count - block.lines.count
      next = block.lines.upperBound
    }
    for line in next..<end { Self.append(text[bytes(of: line)], " ", &body) }
    let old = Self.span(start, end - start)
    let new = Self.span(start + shift, end - start + added)
    diff += Array("@@ -\(old) +\(new) @@\n".utf8) + body
    shift += added
  }

  private func bytes(of line: Int) -> Range<Int> { bounds[line]..<bounds[line + 1] }

  /// Lines as the head of a hunk counts them; where there are none, the line before is named.
  private static func span(_ start: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(start),0"
    case 1: "\(start + 1)"
    default: "\(start + 1),\(count)"
    }
  }

  private static func append(
    _ line: ArraySlice<UInt8>, _ sign: Unicode.Scalar, _ body: inout [UInt8]
  ) {
    body.append(UInt8(ascii: sign))
    body += line
    if line.last != UInt8(ascii: "\n") { body += Array("\n\\ No newline at end of file\n".utf8) }
  }

  /// The lines of a text with their ends.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  /// The lines that changes touch, each once, with what stands there now.
  private static func blocks(
    of changes: [FixedText.Change], in text: [UInt8], after mark: Int, _ bounds: [Int]
  ) -> [Block] {
    var blocks: [Block] = []
    var rest = changes[...]
    while let first = rest.first {
      let start = line(at: first.offsets.lowerBound + mark, in: text, bounds)
      var end = start
      var offset = bounds[start]
      var replacement: [UInt8] = []
      var isFirst = true
      // All changes that begin on lines which others have touched; a line whose end goes takes the next
      // one with it, and the end of the text belongs to a last line that is not ended.
      while let change = rest.first,
        isFirst || change.offsets.lowerBound + mark < bounds[end]
          || end == bounds.count - 1 && text.last != UInt8(ascii: "\n")
      {
        isFirst = false
        replacement += text[offset..<change.offsets.lowerBound + mark]
        replacement += change.replacement
        offset = change.offsets.upperBound + mark
        let lastLine = line(at: offset, in: text, bounds)
        let isWhole = replacement.isEmpty || replacement.last == UInt8(ascii: "\n")
        end = max(
          end,
          isWhole && bounds[lastLine] == offset ? lastLine : min(lastLine + 1, bounds.count - 1))
        rest = rest.dropFirst()
      }
      replacement += text[offset..<max(offset, bounds[end])]
      let block = Block(lines: start..<end, replacement: replacement)
      guard !text[bounds[start]..<bounds[end]].elementsEqual(replacement) else { continue }
      // Lines that follow one another are shown together.
      if let last = blocks.last, last.lines.upperBound == start, last.endsLine {
        blocks[blocks.count - 1] = Block(
          lines: last.lines.lowerBound..<end, replacement: last.replacement + replacement)
      } else {
        blocks.append(block)
      }
    }
    return blocks
  }

  /// The line that an offset lies in; the one behind the last for the end of a text whose last line is
  /// ended.
  private static func line(at offset: Int, in text: [UInt8], _ bounds: [Int]) -> Int {
    var low = 0
    var high = bounds.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if bounds[middle] <= offset { low = middle } else { high = middle }
    }
    let isBehindOpenLine = low > 0 && low == bounds.count - 1 && text.last != UInt8(ascii: "\n")
    return isBehindOpenLine ? low - 1 : low
  }

  /// A file's name in the head: quoted as git does where it holds what a line cannot, and with a tab
  /// behind it where it holds a space.
  private static func name(_ path: String, in folder: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    let name = "\(folder)/\(path.drop { $0 == "/" })"
    let isPlain = name.utf8.allSatisfy {
      $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return name.utf8.contains(UInt8(ascii: " ")) ? "\(name)\t" : name }
    let quoted = name.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        "\\" + (1...3).map { "\(scalar.value >> (9 - 3 * UInt32($0)) & 7)" }.joined()
      default: "\(scalar)"
      }
    }
    return "\"\(quoted.joined())\""
  }
}
