package import Diagnostics

/// The entries of a dictionary in the order of their source, looked up by literal keys.
package struct PropertyListDictionary: Sendable {
  package struct Entry: Hashable, Sendable {
    package let key: LiteralString
    /// The key with its tags or quotes; nil in a binary file.
    package let keyRange: SourceRange?
    package let value: PropertyListValue

    package init(_ key: LiteralString, at keyRange: SourceRange? = nil, _ value: PropertyListValue)
    {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  package private(set) var entries: [Entry] = []
  /// The places of the keys, if there are too many to look through.
  private var places: [LiteralString: Int] = [:]
  private static let fewEntries = 8

  /// A dictionary of entries, of which the last one of a key counts and stands at its own place.
  ///
  /// - Parameters:
  ///   - entries: The entries in order.
  ///   - report: Receives each entry that gives a key again, with the one that it replaces.
  package init(
    _ entries: [Entry],
    reportingRepeats report: (_ earlier: Entry, _ later: Entry) -> Void = { _, _ in }
  ) {
    self.entries = entries
    guard indexKeys(report) else { return }
    self.entries = entries.enumerated().filter { place(of: $0.element.key) == $0.offset }
      .map(\.element)
    _ = indexKeys { _, _ in }
  }

  /// The value of a key; nil if there is none.
  package subscript(key: String) -> PropertyListValue? { entry(key)?.value }

  /// The entry of a key; nil if there is none.
  package func entry(_ key: String) -> Entry? {
    place(of: LiteralString(key)).map { entries[$0] }
  }

  private func place(of key: LiteralString) -> Int? {
    entries.count > Self.fewEntries
      ? places[key] : entries.lastIndex { $0.key == key }
  }

  /// Notes where keys stand, and returns whether some stand more than once.
  private mutating func indexKeys(_ report: (_ earlier: Entry, _ later: Entry) -> Void) -> Bool {
    var hasRepeats = false
    places = [:]
    for (place, entry) in entries.enumerated() {
      let earlier =
        entries.count > Self.fewEntries
        ? places.updateValue(place, forKey: entry.key)
        : entries[..<place].lastIndex { $0.key == entry.key }
      if let earlier {
        report(entries[earlier], entry)
        hasRepeats = true
      }
    }
    return hasRepeats
  }
}

extension PropertyListDictionary: Hashable {
  package static func == (a: Self, b: Self) -> Bool { a.entries == b.entries }
  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
