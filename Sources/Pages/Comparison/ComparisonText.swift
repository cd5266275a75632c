package import Comparison
internal import Diagnostics

extension BundleComparison {
  /// The changes as lines for a terminal, each with its place; empty without changes.
  ///
  ///     Settings.bundle/Root.plist:12:3: breaking: setting sound “Sound”: removed from page Root
  package var text: String {
    changes.map { change in
      let sentence = ChangeSentence(change: change)
      let place = sentence.place.map { "\($0.location.shortDescription.printable): " } ?? ""
      return place + (change.isBreaking ? "breaking: " : "") + line(sentence.subject) + ": "
        + line(sentence.predicate) + "\n"
    }.joined()
  }

  private func line(_ pieces: [ChangeSentence.Piece]) -> String {
    pieces.text { piece in
      switch piece {
      case .text(let text): text
      case .code(let text): text.clipped.printable
      case .shown(let text): "“\(text.clipped.printable)”"
      }
    }
  }
}
