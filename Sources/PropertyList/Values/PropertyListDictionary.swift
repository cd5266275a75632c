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
    self.entries.reserveCapacity(entries.count)
    var replaced: Set<Int> = []
    for entry in entries {
      if let earlier = place(of: entry.key) {
        report(self.entries[earlier], entry)
        replaced.insert(earlier)
      }
      append(entry)
    }
    guard !replaced.isEmpty else { return }
    let kept = self.entries.enumerated().filter { !replaced.contains($0.offset) }
    self.entries = []
    places = [:]
    for (_, entry) in kept { append(entry) }
  }

  /// The value of a key; nil if there is none.
  package subscript(key: String) -> PropertyListValue? { entry(key)?.value }

  /// The entry of a key; nil if there is none.
  package func entry(_ key: String) -> Entry? {
    place(of: LiteralString(key)).map { entries[$0] }
  }

  private func place(of key: LiteralString) -> Int? {
    entries.count > Self.fewEntries
      ? places[key] : entries.indices.last { entries[$0].key == key }
  }

  private mutating func append(_ entry: Entry) {
    entries.append(entry)
    if entries.count == Self.fewEntries + 1 {
      for (place, entry) in entries.enumerated() { places[entry.key] = place }
    } else if entries.count > Self.fewEntries {
      places[entry.key] = entries.count - 1
    }
  }
}

extension PropertyListDictionary: Hashable {
  package static func == (a: Self, b: Self) -> Bool { a.entries == b.entries }
  package func hash(into hasher: inout Hasher) { hasher.combine(entries) }
}
