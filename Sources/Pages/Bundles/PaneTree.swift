internal import Settings
internal import TextInput

/// The pages of a bundle, each below the page that opens it first.
struct PaneTree {
  private(set) var roots: [Pane] = []
  private var childrenByParent: [String: [Pane]] = [:]

  /// How deep the tree goes; what lies deeper stands beside its parent.
  private static let depthLimit = 16

  /// Makes the tree of pages that stand in the order in which they are reached.
  init(panes: [Pane]) {
    /// For each page the pages above it, the root first.
    var trails: [String: [String]] = [:]
    for pane in panes where !pane.isOrphan {
      let parent = Self.parents(of: pane).first { trails[$0] != nil }
      guard let parent, let above = trails[parent] else {
        trails[pane.name] = []
        roots.append(pane)
        continue
      }
      let trail = Array((above + [parent]).prefix(Self.depthLimit))
      trails[pane.name] = trail
      childrenByParent[trail.last ?? parent, default: []].append(pane)
    }
  }

  func children(of pane: Pane) -> [Pane] {
    pane.isOrphan ? [] : childrenByParent[pane.name] ?? []
  }

  /// The pages that open a page first, on one device after the other.
  private static func parents(of pane: Pane) -> some Sequence<String> {
    let idioms = pane.name == Pane.rootName ? [] : UserInterfaceIdiom.allCases
    return idioms.lazy.compactMap { pane.openers[$0]?.first?.pane }
  }
}
