private import CCMark

/// What libcmark reads in a text.
///
/// This is the one place that touches libcmark: its tree leaves it as values.
enum CMarkTree {
  static func nodes(of utf8: [UInt8], smart: Bool) -> [CMarkNode] {
    let options = CMARK_OPT_VALIDATE_UTF8 | (smart ? CMARK_OPT_SMART : 0)
    let root = unsafe utf8.withUnsafeBytes { bytes -> OpaquePointer? in
      // Nothing has no address, and says nothing.
      guard let start = bytes.baseAddress else { return nil }
      return unsafe cmark_parse_document(
        start.assumingMemoryBound(to: CChar.self), bytes.count, options)
    }
    guard let root = unsafe root else { return [] }
    defer { unsafe cmark_node_free(root) }
    return unsafe nodes(under: root)
  }

  /// Whether libcmark takes quadratic time for links within images that do not end.
  static let isSlowWithUnfinishedImages = cmark_version() < 0x001E03

  /// Whether libcmark counts columns in all lines of a paragraph as if they began where the first
  /// does, whatever stands before the others.
  static let countsFromFirstLine: Bool = {
    let texts = nodes(of: Array("> a\nb".utf8), smart: false).filter {
      if case .text = $0.kind { true } else { false }
    }
    return texts.last?.start.column == 3
  }()

  private static func nodes(under root: OpaquePointer) -> [CMarkNode] {
    var nodes: [CMarkNode] = []
    var open: [Int] = []
    guard let iterator = unsafe cmark_iter_new(root) else { return [] }
    defer { unsafe cmark_iter_free(iterator) }
    while true {
      let event = unsafe cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return nodes }
      guard let pointer = unsafe cmark_iter_get_node(iterator) else { return nodes }
      if event == CMARK_EVENT_EXIT {
        if let index = open.popLast() { nodes[index].next = nodes.count }
        continue
      }
      let kind = unsafe CMarkNode.Kind(pointer)
      let node = unsafe CMarkNode(
        kind: kind, start: start(of: pointer), last: last(of: pointer), next: nodes.count + 1)
      if !kind.isLeaf { open.append(nodes.count) }
      nodes.append(node)
    }
  }

  private static func start(of node: OpaquePointer) -> CMarkNode.Place {
    unsafe CMarkNode.Place(
      line: Int(cmark_node_get_start_line(node)), column: Int(cmark_node_get_start_column(node)))
  }

  private static func last(of node: OpaquePointer) -> CMarkNode.Place {
    unsafe CMarkNode.Place(
      line: Int(cmark_node_get_end_line(node)), column: Int(cmark_node_get_end_column(node)))
  }
}

extension CMarkNode.Kind {
  /// Whether libcmark's iterator gives no end for such a node.
  fileprivate var isLeaf: Bool {
    switch self {
    case .thematicBreak, .code, .rawHTML, .text, .softBreak, .lineBreak, .codeSpan, .inlineHTML:
      true
    case .document, .quote, .item, .paragraph, .list, .heading, .emphasis, .strong, .link, .image:
      false
    }
  }

  /// Copies what libcmark owns.
  fileprivate init(_ node: OpaquePointer) {
    switch unsafe cmark_node_get_type(node) {
    case CMARK_NODE_BLOCK_QUOTE: self = .quote
    case CMARK_NODE_LIST:
      let isOrdered = unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      self = unsafe .list(
        start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
        isTight: cmark_node_get_list_tight(node) == 1)
    case CMARK_NODE_ITEM: self = .item
    case CMARK_NODE_CODE_BLOCK:
      self = unsafe .code(
        String(copying: cmark_node_get_literal(node)),
        info: String(copying: cmark_node_get_fence_info(node)))
    case CMARK_NODE_HTML_BLOCK:
      self = unsafe .rawHTML(String(copying: cmark_node_get_literal(node)))
    case CMARK_NODE_PARAGRAPH: self = .paragraph
    case CMARK_NODE_HEADING: self = unsafe .heading(Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_THEMATIC_BREAK: self = .thematicBreak
    case CMARK_NODE_TEXT: self = unsafe .text(String(copying: cmark_node_get_literal(node)))
    case CMARK_NODE_SOFTBREAK: self = .softBreak
    case CMARK_NODE_LINEBREAK: self = .lineBreak
    case CMARK_NODE_CODE: self = unsafe .codeSpan(String(copying: cmark_node_get_literal(node)))
    case CMARK_NODE_HTML_INLINE:
      self = unsafe .inlineHTML(String(copying: cmark_node_get_literal(node)))
    case CMARK_NODE_EMPH: self = .emphasis
    case CMARK_NODE_STRONG: self = .strong
    case CMARK_NODE_LINK:
      self = unsafe .link(
        destination: String(copying: cmark_node_get_url(node)),
        title: String(copying: cmark_node_get_title(node)))
    case CMARK_NODE_IMAGE:
      self = unsafe .image(
        destination: String(copying: cmark_node_get_url(node)),
        title: String(copying: cmark_node_get_title(node)))
    default: self = .document
    }
  }
}

extension String {
  fileprivate init(copying characters: UnsafePointer<CChar>?) {
    guard let characters = unsafe characters else {
      self = ""
      return
    }
    unsafe self.init(cString: characters)
  }
}
