/// A node of libcmark's tree as a value.
///
/// A tree is an array of nodes in the order in which they begin, so that nothing that reads one has
/// to call itself: how deep a page nests is the page's choice.
struct CMarkNode {
  enum Kind {
    case document, quote, item, paragraph, thematicBreak
    case list(start: Int?, isTight: Bool)
    case heading(Int)
    case code(String, info: String)
    case rawHTML(String)
    case text(String)
    case softBreak, lineBreak
    case codeSpan(String)
    case inlineHTML(String)
    case emphasis, strong
    case link(destination: String, title: String)
    case image(destination: String, title: String)
  }

  /// A line and a byte in it, from 1, as libcmark counts.
  struct Place: Comparable {
    var line: Int
    var column: Int

    static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
  }

  let kind: Kind
  let start: Place
  /// The place of the last byte.
  let last: Place
  /// The index of the first node that is not within this one.
  var next: Int
}
