internal import HTML
internal import Settings

extension ScreenForm {
  /// A row that the app draws itself: its name, and a word in place of what nobody knows here.
  func customViewRow(_ specifier: Specifier, _ child: ChildPane) -> HTMLNode {
    if case .page(let file) = child.destination, file?.isEmpty ?? true {
      return row(
        "custom-view", specifier,
        [titleWithSubtitle(specifier, titleNode(specifier)), standIn(["Custom view"])])
    }
    return childPaneRow(specifier, child)
  }

  /// Words of Vitrine's in place of what only the app can show.
  func standIn(_ children: [HTMLNode]) -> HTMLNode {
    .element(
      "span", [.class("stand-in"), HTMLAttribute("lang", "en"), HTMLAttribute("dir", "ltr")],
      children)
  }
}
