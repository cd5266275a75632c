/// A text with the fixes of diagnostics in it.
///
/// A fix is applied whole or not at all. Of two that touch the same place the first counts: the other
/// may be wrong once the first is done.
package struct FixedText: Sendable {
  /// The text as it was.
  package let source: SourceText
  /// The fixes that are applied.
  package let applied: Set<Diagnostic.Fix>
  /// The changes, in order and apart.
  let changes: [Change]

  struct Change: Sendable {
    /// The bytes of the source that go.
    let offsets: Range<Int>
    let replacement: [UInt8]
  }

  /// Applies fixes of diagnostics about a text; what they say more than once is done once.
  package init(_ source: SourceText, fixing fixes: [Diagnostic.Fix]) {
    self.source = source
    var applied: Set<Diagnostic.Fix> = []
    var changes: [Change] = []
    for fix in fixes where !fix.edits.isEmpty && !applied.contains(fix) {
      let wanted = fix.edits.map { Change($0, of: source) }.sorted()
      let areApart = zip(wanted, wanted.dropFirst()).allSatisfy { !$0.touches($1) }
      guard areApart, wanted.allSatisfy({ $0.isApart(from: changes) }) else { continue }
      for change in wanted { changes.insert(change, at: change.place(in: changes)) }
      applied.insert(fix)
    }
    self.applied = applied
    self.changes = changes
  }

  /// The text as it is now, in UTF-8 and without byte order mark.
  package var utf8: [UInt8] {
    var fixed: [UInt8] = []
    fixed.reserveCapacity(source.utf8.count + 64)
    var offset = 0
    for change in changes {
      fixed += source.utf8[offset..<change.offsets.lowerBound]
      fixed += change.replacement
      offset = change.offsets.upperBound
    }
    return fixed + source.utf8[offset...]
  }
}

extension FixedText.Change: Comparable {
  init(_ edit: Diagnostic.Fix.Edit, of source: SourceText) {
    let start = source.offset(of: edit.range.start)
    offsets = start..<max(start, source.offset(of: edit.range.end))
    replacement = Array(edit.replacement.utf8)
  }

  static func < (a: Self, b: Self) -> Bool {
    (a.offsets.lowerBound, a.offsets.upperBound) < (b.offsets.lowerBound, b.offsets.upperBound)
  }

  /// Where the change belongs among others that are in order.
  fileprivate func place(in changes: [Self]) -> Int {
    // Fixes come in the order of the text, so that is near the end.
    var place = changes.count
    while place > 0, self < changes[place - 1] { place -= 1 }
    return place
  }

  fileprivate func isApart(from changes: [Self]) -> Bool {
    let place = place(in: changes)
    return !changes[max(place - 1, 0)..<min(place + 1, changes.count)].contains(where: touches)
  }

  /// Whether two changes have bytes in common, or insert at the same place.
  fileprivate func touches(_ other: Self) -> Bool {
    let (first, second) = self < other ? (self, other) : (other, self)
    let start = second.offsets.lowerBound
    return start == first.offsets.lowerBound || start < first.offsets.upperBound
  }
}
