/// A text with the fixes of diagnostics in it.
///
/// A fix is applied whole or not at all. Of two that touch the same place the first counts: the other
/// may be wrong once the first is done.
package struct FixedText: Sendable {
  /// The text as it was.
  package let source: SourceText
  /// The fixes that are applied; after ``fixing(_:)``, those of that round.
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

  private init(_ source: SourceText, applied: Set<Diagnostic.Fix>, changes: [Change]) {
    self.source = source
    self.applied = applied
    self.changes = changes
  }

  /// The text with fixes of diagnostics about what it has become.
  package func fixing(_ fixes: [Diagnostic.Fix]) -> FixedText {
    let text = utf8
    let now = SourceText(path: source.path, utf8: text, encoding: source.encoding)
    let more = FixedText(now, fixing: fixes)
    return FixedText(
      source, applied: more.applied, changes: changes.followed(by: more.changes, in: text))
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

  fileprivate var growth: Int { replacement.count - offsets.count }

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

extension [FixedText.Change] {
  /// The changes together with those of the text that they have made, as changes of the source; what
  /// touches becomes one.
  fileprivate func followed(by next: [Element], in text: [UInt8]) -> [Element] {
    var growth = 0
    let made = map { change in
      let start = change.offsets.lowerBound + growth
      growth += change.growth
      return start..<start + change.replacement.count
    }
    var (ours, theirs) = (self[...], next[...])
    var shift = 0
    return (made + next.map(\.offsets)).joined.map { span in
      let start = span.lowerBound - shift
      while let change = ours.first, change.offsets.lowerBound + shift <= span.upperBound {
        shift += change.growth
        ours = ours.dropFirst()
      }
      var replacement: [UInt8] = []
      var offset = span.lowerBound
      while let change = theirs.first, change.offsets.lowerBound <= span.upperBound {
        replacement += text[offset..<change.offsets.lowerBound] + change.replacement
        offset = change.offsets.upperBound
        theirs = theirs.dropFirst()
      }
      replacement += text[offset..<span.upperBound]
      return Element(offsets: start..<(span.upperBound - shift), replacement: replacement)
    }
  }
}

extension [Range<Int>] {
  /// The ranges in order, those that touch as one.
  fileprivate var joined: [Range<Int>] {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
      if let last = joined.last, range.lowerBound <= last.upperBound {
        joined[joined.count - 1] =
          last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
  }
}
