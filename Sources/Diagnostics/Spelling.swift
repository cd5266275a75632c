extension Collection<String> {
  /// The word that somebody who wrote `word` most likely meant; nil when none is near.
  ///
  /// Near is a word that needs a change in about each third character, a swap of neighbours
  /// counting as one, or that goes on where `word` ends. Case does not count. Of words equally near
  /// the first is given.
  package func nearest(to word: String) -> String? { nearest(to: word, atMost: nil) }

  /// The word that `word` is a slip of the finger for; nil when that is not plain.
  ///
  /// At most two changes make it that word, so that a program may correct it.
  package func correction(of word: String) -> String? { nearest(to: word, atMost: 2) }

  private func nearest(to word: String, atMost limit: Int?) -> String? {
    let written = Array(word.lowercased())
    guard (1...Spelling.longest).contains(written.count) else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in self where candidate.utf8.count <= 4 * Spelling.longest {
      let characters = Array(candidate.lowercased())
      let goesOn = limit == nil && characters.starts(with: written) && written.count >= 3
      let third = Swift.max(1, Swift.max(written.count, characters.count) / 3)
      let tolerance = Swift.min(third, limit ?? third)
      // Each character more or less is a change.
      guard goesOn || abs(characters.count - written.count) <= tolerance else { continue }
      let distance = goesOn ? 1 : Spelling.distance(written, characters)
      guard distance <= tolerance, distance < characters.count else { continue }
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.word
  }
}

extension Diagnostic.Message {
  /// A question behind a message about a word that is not known; empty where none is near.
  package static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean “\($0)”?" } ?? ""
  }
}

private enum Spelling {
  /// The length of the longest word that is compared: what is longer is no slip of the finger.
  static let longest = 64

  /// The least number of insertions, deletions, replacements and swaps of neighbours that make one
  /// word the other, where no place is changed twice.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
