import Diagnostics

/// What a reader has to say about a file, up to a number of remarks that somebody might read.
///
/// A damaged file of megabytes could draw millions of them.
struct Remarks {
  private static let most = 200

  private let path: String
  private let source: SourceText?
  private var kept: [Diagnostic] = []
  private var dropped = 0

  /// Remarks about a text.
  init(about source: SourceText) {
    path = source.path
    self.source = source
  }

  /// Remarks about a file that is no text.
  init(aboutFile path: String) {
    self.path = path
    source = nil
  }

  var isEmpty: Bool { kept.isEmpty }

  /// All that is to be said.
  var diagnostics: [Diagnostic] {
    guard dropped > 0 else { return kept }
    return kept + [Diagnostic(.moreProblems(dropped), at: SourceLocation(path: path))]
  }

  mutating func add(
    _ message: @autoclosure () -> Diagnostic.Message, at range: SourceRange? = nil,
    note: @autoclosure () -> (text: String, range: SourceRange?)? = nil,
    fix: @autoclosure () -> Diagnostic.Fix? = nil
  ) {
    guard kept.count < Self.most else {
      dropped += 1
      return
    }
    let notes = note().map { [Diagnostic.Note($0.text, at: location($0.range))] } ?? []
    kept.append(Diagnostic(message(), at: location(range), notes: notes, fix: fix()))
  }

  /// Notes that a dictionary gives a key again.
  mutating func addRepeat(
    of earlier: PropertyListDictionary.Entry, by later: PropertyListDictionary.Entry
  ) {
    add(
      .duplicateKey(later.key.text), at: later.keyRange,
      note: ("the earlier “\(later.key.text.shortened)” is here", earlier.keyRange))
  }

  private func location(_ range: SourceRange?) -> SourceLocation {
    source.map { SourceLocation($0, range) } ?? SourceLocation(path: path)
  }
}

extension String {
  /// As much of a text as a message can quote.
  var shortened: String {
    unicodeScalars.prefix(61).count <= 60
      ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(60))) + "…"
  }
}

extension Diagnostic.Message {
  static func moreProblems(_ count: Int) -> Self {
    .init(.note, "more-problems", "\(count) more problems of this file are not shown")
  }

  static func duplicateKey(_ key: String) -> Self {
    .init(
      .warning, "duplicate-key", "the key “\(key.shortened)” stands here again; this value counts")
  }
}
