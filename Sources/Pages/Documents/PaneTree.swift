internal import Settings
internal import TextInput

/// The pages of a bundle, each below the page that opens it first.
struct PaneTree {
  let roots: [Pane]
  private let childrenByParent: [String: [Pane]]

  init(panes: [Pane]) {
    let linked = panes.filter { !$0.isOrphan }
    let known = Set(linked.map(\.name))
    roots = linked.filter { Self.parent(of: $0, among: known) == nil }
    childrenByParent = Dictionary(
      grouping: linked.filter { Self.parent(of: $0, among: known) != nil },
      by: { Self.parent(of: $0, among: known) ?? "" })
  }

  func children(of pane: Pane) -> [Pane] {
    pane.isOrphan ? [] : childrenByParent[pane.name] ?? []
  }

  private static func parent(of pane: Pane, among known: Set<String>) -> String? {
    guard pane.name != Pane.rootName else { return nil }
    return UserInterfaceIdiom.allCases.lazy.compactMap { pane.openers[$0]?.first?.pane }.first(
      where: known.contains)
  }
}
