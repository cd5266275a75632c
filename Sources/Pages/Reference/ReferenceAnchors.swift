internal import HTML
internal import PropertyList

/// The ids of what a reference tells of.
enum ReferenceAnchors {
  /// An id for each name: a prefix and the name, as far as an id can have it.
  ///
  /// No two are the same. Of several names that would have the same id, those that stand in it as
  /// they are come first.
  static func ids(for names: [String], prefix: String) -> [String] {
    var taken: Set<LiteralString> = []
    var ids = names.map(id)
    let asWritten = ids.indices.filter { LiteralString(ids[$0]) == LiteralString(names[$0]) }
    let changed = Set(ids.indices).subtracting(asWritten).sorted()
    var last: [LiteralString: Int] = [:]
    for place in asWritten + changed {
      let anchor = prefix + ids[place]
      var free = anchor
      var number = last[LiteralString(anchor)] ?? 1
      while !taken.insert(LiteralString(free)).inserted {
        number += 1
        free = "\(anchor)-\(number)"
      }
      last[LiteralString(anchor)] = number
      ids[place] = free
    }
    return ids
  }

  /// A name without what no id may have: white space, and characters that HTML forbids.
  private static func id(for name: String) -> String {
    var id = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isAllowed = !scalar.properties.isWhitespace && !HTMLEscaping.forbids(scalar)
      id.append(isAllowed ? scalar : "-")
    }
    return String(id)
  }
}
