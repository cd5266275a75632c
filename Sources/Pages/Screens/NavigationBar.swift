internal import HTML
internal import Settings

extension ScreenForm {
  /// The title of the page, and the way back.
  ///
  /// Two pages may open this one by two titles. Then there are two bars, and the theme shows the
  /// one that the link's fragment names, else the first.
  var navigationBars: HTMLNode {
    .fragment(
      screen.headings.enumerated().map { number, heading in
        .element(
          "header",
          [.class("navigation-bar"), .id(idPrefix + Screen.headingAnchor(number))],
          [backLink(heading.parent), .element("h1", [], [.text(heading.title)])])
      })
  }

  private func backLink(_ parent: Screen.Heading.Parent?) -> HTMLNode {
    guard let parent else { return .empty }
    return .element(
      "a", [.class("back"), .href(links.address(ofPane: parent.pane))], [.text(parent.title)])
  }
}

extension Screen {
  /// The id of a page's title among several.
  static func headingAnchor(_ number: Int) -> String { "title-\(number + 1)" }
}
