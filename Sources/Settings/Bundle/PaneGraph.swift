internal import TextInput

/// How links lead from page to page.
struct PaneGraph {
  private(set) var openers: [String: [UserInterfaceIdiom: [Pane.Opener]]] = [:]
  private(set) var reachable: [String: Set<UserInterfaceIdiom>] = [:]
  /// The reachable pages in the order in which links reach them, on the first idiom that does.
  private(set) var order: [String] = []

  /// Follows the links from Root, breadth first, on each idiom; a cycle ends where it closes.
  init(files: [String: [UserInterfaceIdiom: PaneFile]]) {
    for idiom in UserInterfaceIdiom.allCases {
      var queue = files[Pane.rootName]?[idiom] == nil ? [] : [Pane.rootName]
      var known = Set(queue)
      var next = 0
      while next < queue.count {
        let pane = queue[next]
        next += 1
        if reachable[pane, default: []].isEmpty { order.append(pane) }
        reachable[pane, default: []].insert(idiom)
        let links = Self.links(of: files[pane]?[idiom], on: idiom)
        for (index, link) in links where files[link.pane]?[idiom] != nil {
          let target = link.pane
          openers[target, default: [:]][idiom, default: []]
            .append(.init(pane: pane, index: index, title: link.title))
          if known.insert(target).inserted { queue.append(target) }
        }
      }
    }
  }

  private static func links(of file: PaneFile?, on idiom: UserInterfaceIdiom) -> [(
    index: Int, link: Specifier.PaneLink
  )] {
    (file?.specifiers ?? []).filter { $0.shows(on: idiom) }.flatMap { specifier in
      specifier.paneLinks.map { (specifier.index, $0) }
    }
  }
}
