internal import Diagnostics

/// Parts of a paragraph in a row, of which those between tildes become one.
struct InlineAssembly {
  private struct Opener {
    let index: Int
    let tildes: Int
  }

  private var inlines: [MarkdownInline] = []
  /// The tildes that may still begin something, innermost last.
  private var openers: [Opener] = []

  /// How many tildes may wait for others at a time, and so, how deep what they make nests.
  private static let mostOpeners = 4

  /// Where the last part ends.
  var end: SourcePosition? { inlines.last?.range.end }

  mutating func append(_ inline: MarkdownInline) { inlines.append(inline) }

  mutating func append(_ run: TextRun, _ range: Range<Int>) {
    append(MarkdownInline(kind: .text(run.text(range)), range: run.range(range)))
  }

  mutating func append(
    tildes run: TextRun, _ range: Range<Int>, canOpen: Bool, canClose: Bool
  ) {
    if canClose, let match = openers.lastIndex(where: { $0.tildes == range.count }) {
      let opener = openers[match].index
      let content = Self.joined(inlines[(opener + 1)...])
      let start = inlines[opener].range.start
      inlines.removeSubrange(opener...)
      openers.removeSubrange(match...)
      let end = run.range(range).end
      append(
        MarkdownInline(kind: .strikethrough(content), range: SourceRange(start, max(start, end))))
      return
    }
    if canOpen {
      if openers.count == Self.mostOpeners { openers.removeFirst() }
      openers.append(Opener(index: inlines.count, tildes: range.count))
    }
    append(run, range)
  }

  func finished() -> [MarkdownInline] { Self.joined(inlines[...]) }

  /// Texts beside each other as one.
  private static func joined(_ inlines: ArraySlice<MarkdownInline>) -> [MarkdownInline] {
    var joined: [MarkdownInline] = []
    var text = ""
    var range: SourceRange?
    for inline in inlines {
      if case .text(let more) = inline.kind {
        text += more
        range = SourceRange(range?.start ?? inline.range.start, inline.range.end)
        continue
      }
      if let range { joined.append(MarkdownInline(kind: .text(text), range: range)) }
      text = ""
      range = nil
      joined.append(inline)
    }
    if let range { joined.append(MarkdownInline(kind: .text(text), range: range)) }
    return joined
  }
}
