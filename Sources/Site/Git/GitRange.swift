/// Two versions of a folder in a repository, as git itself writes them.
package struct GitRange: Hashable, Sendable {
  /// The earlier version.
  package let old: String
  /// The later version; nil for the files as they lie in the folder.
  package let new: String?
  /// Whether the earlier version is the one from which both branched off.
  package let isFromMergeBase: Bool

  /// Reads `OLD..NEW`, `OLD...NEW`, or `OLD` alone, which is compared with the files as they are.
  ///
  /// As in git, a side that is left out means `HEAD`. Nil for what can be no revision: a word that
  /// begins with a dash would be read as an option.
  package init?(_ text: String) {
    let utf8 = Array(text.utf8)
    let dot = UInt8(ascii: ".")
    let dots = utf8.indices.first { $0 + 1 < utf8.count && utf8[$0] == dot && utf8[$0 + 1] == dot }
    guard let dots else {
      guard Self.isRevision(text) else { return nil }
      (old, new, isFromMergeBase) = (text, nil, false)
      return
    }
    let isThree = dots + 2 < utf8.count && utf8[dots + 2] == dot
    let sides = [utf8[..<dots], utf8[(dots + (isThree ? 3 : 2))...]].map { side in
      side.isEmpty ? "HEAD" : String(decoding: side, as: UTF8.self)
    }
    guard utf8.count > (isThree ? 3 : 2), sides.allSatisfy(Self.isRevision) else { return nil }
    (old, new, isFromMergeBase) = (sides[0], sides[1], isThree)
  }

  private static func isRevision(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.first != UInt8(ascii: "-")
      && !text.utf8.contains { $0 < 0x20 || $0 == 0x7F } && !text.contains("..")
  }
}
