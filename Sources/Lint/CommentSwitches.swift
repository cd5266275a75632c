internal import Diagnostics
internal import PropertyList
internal import Settings

/// The comments that switch rules off, such as `<!-- vitrine:disable long-footer -->`.
///
/// A comment inside of a row, of another entry of the page or of an entry of a strings table counts for
/// that, else for the next one behind it; before all that a page's property list says, for the whole file.
/// In a file of Interface Builder, it counts for the element that ``ElementComment`` names, which may be a
/// whole scene. What stands behind a dash is the reason.
struct CommentSwitches {
  /// Rules that a comment names and that there are none of, and comments that switch nothing off.
  private(set) var diagnostics: [Diagnostic] = []
  /// Where each rule is off, by the file's path and the rule's id; in order and apart.
  private var places: [String: [String: [SourceRange]]] = [:]

  init(of bundle: SettingsBundle) {
    for file in bundle.files {
      let entries = file.root?.entries ?? []
      let rest = entries.filter { $0.key != Self.list }
      let contentStart = entries.compactMap(\.keyRange?.start).min()
      read(
        file.comments, before: contentStart ?? SourceRange.wholeFile.end,
        scopes: file.specifiers.compactMap(\.range) + rest.compactMap(\.range),
        list: entries.last { $0.key == Self.list }?.range
      ) { bundle.location(of: $0, in: file) }
    }
    for table in bundle.stringsTables {
      let entries = table.file?.entries ?? []
      read(
        table.file?.comments ?? [], before: nil,
        scopes: entries.compactMap { entry in
          entry.keyRange.map { SourceRange($0.start, entry.valueRange?.end ?? $0.end) }
        }, list: nil
      ) { table.location(of: $0) }
    }
    for comment in bundle.comments {
      switchOff(
        comment.text, at: comment.location,
        for: comment.isAboutFile ? .wholeFile : comment.element)
    }
    places = places.mapValues { $0.mapValues(\.joined) }
  }

  private static let list: LiteralString = "PreferenceSpecifiers"

  /// Takes the comments of a file.
  ///
  /// - Parameters:
  ///   - comments: The comments.
  ///   - contentStart: Where that begins before which comments are about the whole file; nil when none are.
  ///   - scopes: What a comment can be about; apart, in any order.
  ///   - list: The list of rows, at whose end a comment is about nothing.
  ///   - location: Makes a location of a comment's place.
  private mutating func read(
    _ comments: [PropertyListFile.Comment], before contentStart: SourcePosition?,
    scopes: [SourceRange], list: SourceRange?, location: (SourceRange) -> SourceLocation
  ) {
    let written = comments.filter { $0.text.contains(Self.mark) }
    guard !written.isEmpty else { return }
    let scopes = scopes.sorted { $0.start < $1.start }
    for comment in written {
      let isAboutFile = contentStart.map { comment.range.end <= $0 } ?? false
      var scope = isAboutFile ? .wholeFile : Self.scope(of: comment.range, among: scopes)
      if let list, list.start <= comment.range.start, comment.range.end <= list.end,
        let start = scope?.start, start >= list.end
      {
        scope = nil
      }
      switchOff(comment.text, at: location(comment.range), for: scope)
    }
  }

  /// Takes a comment, if it is one that should switch rules off.
  private mutating func switchOff(
    _ comment: String, at location: SourceLocation, for scope: SourceRange?
  ) {
    guard let names = Self.rules(in: comment) else { return }
    guard !names.isEmpty else {
      return diagnostics.append(Diagnostic(.commentWithoutRules, at: location))
    }
    guard let scope else {
      return diagnostics.append(Diagnostic(.commentBeforeNothing, at: location))
    }
    for name in names {
      if RuleRegistry.facts(of: name) == nil {
        diagnostics.append(Diagnostic(.unknownRule(name), at: location))
      } else {
        places[location.path, default: [:]][name, default: []].append(scope)
      }
    }
  }

  /// The element or entry that a comment stands in, else the one that it stands before.
  private static func scope(of comment: SourceRange, among scopes: [SourceRange]) -> SourceRange? {
    let before = scopes.countStarting(by: comment.start)
    if before > 0, comment.end <= scopes[before - 1].end { return scopes[before - 1] }
    return before < scopes.count ? scopes[before] : nil
  }

  private static let mark = "vitrine:"
  private static let word = "disable"

  /// The rules that a comment names, none where it is misspelt; nil for one that is about something else.
  private static func rules(in comment: String) -> [String]? {
    let text = comment.drop(while: \.isWhitespace)
    guard text.hasPrefix(mark) else { return nil }
    let words = text.dropFirst(mark.count).split { $0 == "," || $0.isWhitespace }
    guard let first = words.first, first.hasPrefix(word) else { return nil }
    guard first == word, text.hasPrefix(mark + word) else { return [] }
    // XML has no comments with “--” in them, so that any dash will do.
    let dashes: Set<Character> = ["-", "–", "—"]
    return words.dropFirst().prefix { !$0.allSatisfy(dashes.contains) }.map(String.init)
  }

  /// Whether a comment switches a finding off.
  func silence(_ diagnostic: Diagnostic) -> Bool {
    guard let ranges = places[diagnostic.location.path]?[diagnostic.message.rule] else {
      return false
    }
    let start = diagnostic.location.range?.start ?? SourceRange.wholeFile.start
    let before = ranges.countStarting(by: start)
    return before > 0 && start < ranges[before - 1].end
  }
}

extension SourceRange {
  /// All of a file, and the place before its first line for what is about no place in it.
  fileprivate static let wholeFile = SourceRange(
    SourcePosition(line: 0, column: 0), SourcePosition(line: .max, column: .max))
}

extension [SourceRange] {
  /// How many of the ranges, which are in order, begin at a place or before it.
  fileprivate func countStarting(by place: SourcePosition) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The ranges in order, those that touch as one.
  fileprivate var joined: [SourceRange] {
    sorted { $0.start < $1.start }.reduce(into: []) { joined, range in
      if let last = joined.last, range.start <= last.end {
        joined[joined.count - 1] = SourceRange(last.start, Swift.max(last.end, range.end))
      } else {
        joined.append(range)
      }
    }
  }
}

extension PropertyListDictionary.Entry {
  /// The key and its value.
  fileprivate var range: SourceRange? {
    keyRange.map { SourceRange($0.start, value.range?.end ?? $0.end) }
  }
}

extension Diagnostic.Message {
  fileprivate static let commentWithoutRules = Self(
    .warning, "idle-comment",
    "the comment switches nothing off; write “vitrine:disable” and the rules")
  fileprivate static let commentBeforeNothing = Self(
    .warning, "idle-comment",
    "the comment stands before nothing whose rules it could switch off")

  static func unknownRule(_ id: String) -> Self {
    let hint = hint(RuleRegistry.all.map(\.id).nearest(to: id))
    return .init(.warning, "unknown-rule", "there is no rule “\(id.prefix(60))”\(hint)")
  }
}
