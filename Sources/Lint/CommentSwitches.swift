internal import Diagnostics
internal import PropertyList
internal import Settings

/// The comments that switch rules off, such as `<!-- vitrine:disable long-footer -->`.
///
/// A comment directly before an element or inside of it counts for that element, before another entry
/// of the page or of a strings table for that entry, and before all else for the whole file. In a file
/// of Interface Builder, the element may be a whole scene.
struct CommentSwitches {
  /// Rules that a comment names and that there are none of.
  private(set) var diagnostics: [Diagnostic] = []
  private var switches: [String: [Switch]] = [:]

  private struct Switch {
    let rules: Set<String>
    /// Nil for the whole file.
    let range: SourceRange?
  }

  init(of bundle: SettingsBundle) {
    for file in bundle.files {
      let entries = file.root?.entries ?? []
      read(
        file.comments, before: entries.compactMap(\.keyRange?.start).min(),
        scopes: file.specifiers.compactMap(\.range)
          + entries.filter { $0.key != "PreferenceSpecifiers" }.compactMap(\.range)
      ) { bundle.location(of: $0, in: file) }
    }
    for table in bundle.stringsTables {
      let entries = table.file?.entries ?? []
      read(
        table.file?.comments ?? [], before: nil,
        scopes: entries.compactMap { entry in
          entry.keyRange.map { SourceRange($0.start, entry.valueRange?.end ?? $0.end) }
        }
      ) { table.location(of: $0) }
    }
    for comment in bundle.comments {
      switchOff(
        comment.text, at: comment.location, for: comment.element, isAboutFile: comment.isAboutFile)
    }
  }

  private mutating func read(
    _ comments: [PropertyListFile.Comment], before contentStart: SourcePosition?,
    scopes: [SourceRange], location: (SourceRange) -> SourceLocation
  ) {
    let written = comments.filter { $0.text.contains(Self.word) }
    guard !written.isEmpty else { return }
    let scopes = scopes.sorted { $0.start < $1.start }
    for comment in written {
      switchOff(
        comment.text, at: location(comment.range),
        for: Self.scope(of: comment.range, among: scopes),
        isAboutFile: contentStart.map { comment.range.end <= $0 } ?? false)
    }
  }

  /// Takes a comment, if it is one that switches rules off.
  private mutating func switchOff(
    _ comment: String, at location: SourceLocation, for scope: SourceRange?, isAboutFile: Bool
  ) {
    guard let names = Self.rules(in: comment) else { return }
    let known = names.filter { RuleRegistry.facts(of: $0) != nil }
    for name in names where !known.contains(name) {
      diagnostics.append(Diagnostic(.unknownRule(name), at: location))
    }
    guard isAboutFile || scope != nil else { return }
    switches[location.path, default: []].append(
      Switch(rules: Set(known), range: isAboutFile ? nil : scope))
  }

  /// The element or entry that a comment stands in, else the one that it stands before.
  private static func scope(of comment: SourceRange, among scopes: [SourceRange]) -> SourceRange? {
    scopes.last { $0.start <= comment.start && comment.end <= $0.end }
      ?? scopes.first { $0.start >= comment.end }
  }

  private static let word = "vitrine:disable"

  private static func rules(in comment: String) -> [String]? {
    let text = comment.drop(while: \.isWhitespace)
    guard text.hasPrefix(word) else { return nil }
    return text.dropFirst(word.count).split { $0 == "," || $0.isWhitespace }.map(String.init)
  }

  /// Whether a comment switches a finding off.
  func silence(_ diagnostic: Diagnostic) -> Bool {
    (switches[diagnostic.location.path] ?? []).contains { entry in
      guard entry.rules.contains(diagnostic.message.rule) else { return false }
      guard let range = entry.range else { return true }
      guard let start = diagnostic.location.range?.start else { return false }
      return range.start <= start && start < range.end
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
  static func unknownRule(_ id: String) -> Self {
    let hint = hint(RuleRegistry.all.map(\.id).nearest(to: id))
    return .init(.warning, "unknown-rule", "there is no rule “\(id.prefix(60))”\(hint)")
  }
}
