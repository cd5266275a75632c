package import Comparison
internal import Settings

extension BundleComparison {
  /// The changes as Markdown that is short enough for a comment: a summary, then a table of what is
  /// breaking, then one of all else.
  package var markdown: String {
    var lines = [
      "### Settings of \(new.appName.escapedForComments): \(summary)", "",
      "\(old.path.inlineCode) → \(new.path.inlineCode)",
    ]
    // The forges' limit is 65536 characters.
    var room = 60_000
    lines += table("Breaking", changes.filter(\.isBreaking), room: &room)
    lines += table(
      changes.contains(where: \.isBreaking) ? "Other changes" : "Changes",
      changes.filter { !$0.isBreaking }, room: &room)
    return lines.joined(separator: "\n") + "\n"
  }

  private func table(_ title: String, _ changes: [Change], room: inout Int) -> [String] {
    guard !changes.isEmpty else { return [] }
    var lines = ["", "#### \(title)", "", "| What | Change | Where |", "|---|---|---|"]
    for (number, change) in changes.enumerated() {
      let sentence = ChangeSentence(change: change)
      let row =
        "| \(cell(sentence.subject)) | \(cell(sentence.predicate)) | \((sentence.place?.fileAndLine ?? "").code) |"
      room -= row.utf8.count
      guard room >= 0 else { return lines + ["", "… and \(changes.count - number) more."] }
      lines.append(row)
    }
    return lines
  }

  private func cell(_ pieces: [ChangeSentence.Piece]) -> String {
    pieces.text { piece in
      switch piece {
      case .text(let text): text
      case .code(let text): text.clipped.code
      case .shown(let text): "“\(text.clipped.escapedForComments)”"
      }
    }
  }
}

extension String {
  /// The text as words of Markdown that call nobody and no issue: a comment’s `@name` and `#1` would,
  /// however they are escaped, since forges look for them in what Markdown has become.
  fileprivate var escapedForComments: String {
    escaped.replacing("#", with: "#&#8203;").replacing("@", with: "@&#8203;")
  }
}
