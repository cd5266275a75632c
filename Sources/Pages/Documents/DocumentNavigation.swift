internal import Documents
internal import HTML

/// The ways from a document to others.
///
/// A page carries the branch that it stands on, not the whole tree, or a site would grow with the
/// square of its pages.
struct DocumentNavigation {
  let site: DocumentSite
  let number: Int
  let path: SitePath

  private var tree: DocumentTree { site.tree }

  func link(to node: Int?) -> Page.Link? {
    node.map { .init(tree.nodes[$0].title, to: site.path(of: $0).address(from: path)) }
  }

  /// The folders that the page is in, behind the site's index.
  var trail: [Page.Link] {
    [.init("Index", to: SiteLayout.index.address(from: path))]
      + tree.ancestors(of: number).compactMap(link)
  }

  // MARK: - Branch

  /// The pages beside the page and beside the folders above it, and those below it.
  var branch: HTMLNode {
    let line = tree.ancestors(of: number) + [number]
    return .element("ul", [], [item(line[0])] + items(of: line[0], on: line[1...]))
  }

  /// The pages of a folder, with those of the folder that the branch goes on with.
  private func items(of folder: Int, on line: ArraySlice<Int>) -> [HTMLNode] {
    let children = tree.nodes[folder].children
    let current = line.first.map { place(of: $0, in: children) }
    let shown = window(of: children, around: current ?? 0)
    var items = children[shown].map { child -> HTMLNode in
      guard child == line.first, !tree.nodes[child].children.isEmpty else { return item(child) }
      return item(child, [.element("ul", [], self.items(of: child, on: line.dropFirst()))])
    }
    if shown.lowerBound > 0 { items.insert(more(in: folder, "Before these"), at: 0) }
    if shown.upperBound < children.count { items.append(more(in: folder, "After these")) }
    return items
  }

  /// Where a page stands in a folder: pages are numbered in reading order.
  private func place(of node: Int, in children: [Int]) -> Int {
    var (low, high) = (0, children.count)
    while low < high {
      let middle = (low + high) / 2
      if children[middle] < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// As many pages of a folder as a list holds that stands on each of them.
  private func window(of children: [Int], around current: Int) -> Range<Int> {
    let most = 60
    guard children.count > most else { return children.indices }
    let start = min(max(0, current - most / 2), children.count - most)
    return start..<start + most
  }

  private func more(in folder: Int, _ label: String) -> HTMLNode {
    .element(
      "li", [.class("more")],
      [
        .element(
          "a",
          [
            .href(site.path(of: folder).address(from: path)),
            HTMLAttribute("aria-label", "\(label): all in “\(tree.nodes[folder].title)”"),
          ], ["…"])
      ])
  }

  private func item(_ node: Int, _ below: [HTMLNode] = []) -> HTMLNode {
    let current = node == number ? [HTMLAttribute("aria-current", "page")] : []
    return .element(
      "li", [],
      [
        .element(
          "a", [.href(site.path(of: node).address(from: path))] + current,
          [.text(tree.nodes[node].title)])
      ] + below)
  }

  /// The pages of a folder, for its own page.
  var children: HTMLNode {
    .element(
      "ul", [.class("documents")],
      tree.nodes[number].children.map { child in
        let description = tree.nodes[child].document.flatMap {
          tree.documents[$0].frontMatter.description
        }
        let link = item(child)
        guard let description else { return link }
        return .element(
          "li", [],
          [
            .element(
              "a", [.href(site.path(of: child).address(from: path))],
              [.text(tree.nodes[child].title)]),
            .element("p", [], [.text(description)]),
          ])
      })
  }

  // MARK: - Contents

  /// The headings of a page as links to them; nil for so few that nobody needs a list.
  func contents(of document: Document) -> HTMLNode? {
    let headings = document.headings.filter {
      (2...3).contains($0.level) && !$0.title.isEmpty && !$0.anchor.isEmpty
    }
    guard headings.count > 1 else { return nil }
    return .element(
      "ol", [],
      headings.map { heading in
        .element(
          "li", [.class("level-\(heading.level)")],
          [.element("a", [.href("#" + heading.anchor)], [.text(heading.title)])])
      })
  }
}
