/// Takes the lines away that hold nothing but tags which write nothing.
///
/// The specification calls such tags standalone. A line may hold one of them; or several, when all
/// open or close parents and blocks, as in `{{<page}}{{$main}}`.
struct MustacheLines {
  /// A tag, and the line that went with it.
  struct PlacedTag {
    let tag: MustacheTag
    /// What stood before the tag on its line, when the line went and the tag is its first.
    var indentation: Range<Int>?
    /// Whether the line went and the tag is its last.
    var endsLine = false
    /// Whether the line went.
    var isLineGone = false
  }

  enum Item {
    case text(Range<Int>)
    case tag(PlacedTag)
  }

  private let utf8: [UInt8]
  private(set) var items: [Item] = []
  /// The kinds and names of the tags that are open at the end of the last line.
  private var open: [(kind: MustacheTag.Kind, key: String)] = []

  init(_ pieces: [MustachePiece], in utf8: [UInt8]) {
    self.utf8 = utf8
    var line: [MustachePiece] = []
    for piece in pieces {
      line.append(piece)
      if case .text(let range) = piece, utf8[range].last == UInt8(ascii: "\n") {
        add(line: line)
        line = []
      }
    }
    add(line: line)
  }

  private mutating func add(line: [MustachePiece]) {
    var tags: [MustacheTag] = []
    var isBlank = true
    for piece in line {
      switch piece {
      case .text(let range): isBlank = isBlank && utf8[range].allSatisfy(\.isMustacheSpace)
      case .tag(let tag): tags.append(tag)
      }
    }
    let isInheritance = followInheritance(tags)
    let vanishes =
      isBlank && (tags.count == 1 && tags[0].canStandAlone || tags.count > 1 && isInheritance)
    if vanishes { addTags(tags, of: line) } else { addWhole(line) }
  }

  /// Whether all tags open or close parents and blocks, with none that opens behind one that both
  /// opens and closes there.
  private mutating func followInheritance(_ tags: [MustacheTag]) -> Bool {
    var result = true
    var openedHere = 0
    var hasPair = false
    for tag in tags {
      switch tag.kind {
      case .parent, .block:
        if hasPair { result = false }
        openedHere += 1
        open.append((tag.kind, tag.key))
      case .section, .inverted:
        result = false
        open.append((tag.kind, tag.key))
      case .close:
        guard let last = open.last, last.key == tag.key else {
          result = false
          continue
        }
        open.removeLast()
        if last.kind != .parent && last.kind != .block { result = false }
        if openedHere > 0 {
          openedHere -= 1
          hasPair = true
        }
      case .variable, .unescaped, .partial, .comment, .delimiters: result = false
      }
    }
    return result
  }

  private mutating func addTags(_ tags: [MustacheTag], of line: [MustachePiece]) {
    for (index, tag) in tags.enumerated() {
      var placed = PlacedTag(tag: tag)
      if index == 0 {
        var indentation = tag.range.lowerBound..<tag.range.lowerBound
        if case .text(let range)? = line.first { indentation = range }
        placed.indentation = indentation
      }
      placed.endsLine = index == tags.count - 1
      placed.isLineGone = true
      items.append(.tag(placed))
    }
  }

  private mutating func addWhole(_ line: [MustachePiece]) {
    for (index, piece) in line.enumerated() {
      switch piece {
      case .text(let range): items.append(.text(range))
      case .tag(let tag):
        // What indents the line must stand before the tag.
        if index == 0 { items.append(.text(tag.range.lowerBound..<tag.range.lowerBound)) }
        items.append(.tag(PlacedTag(tag: tag)))
      }
    }
  }
}
