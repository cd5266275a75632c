internal import HTML
internal import Settings

extension ScreenForm {
  /// A link to another page; without such a page, a note in its place.
  func childPaneRow(_ specifier: Specifier, _ child: ChildPane) -> HTMLNode {
    let title = HTMLNode.element("span", [.class("title")], [.text(title(specifier) ?? "")])
    let target = child.file.flatMap(bundle.bundle.pane(named:))
    guard let target, target.files[screen.idiom] != nil else {
      return row("child-pane", specifier, [title, missingPaneNote(child, exists: target != nil)])
    }
    var attributes: [HTMLAttribute] = [.class("row child-pane"), .id(id(specifier))]
    attributes += hooks(specifier)
    attributes.append(.href(links.address(ofPane: target.name) + fragment(specifier, target)))
    if self.title(specifier) == nil { attributes.append(HTMLAttribute("aria-label", target.name)) }
    return .element("a", attributes, [title])
  }

  /// The fragment by which the target shows the title that this row gives it.
  private func fragment(_ specifier: Specifier, _ target: Pane) -> String {
    guard bundle.headings(of: target, on: screen.idiom).count > 1 else { return "" }
    let opener = Pane.Opener(pane: screen.pane.name, index: specifier.index)
    guard let number = bundle.headingNumber(of: target, from: opener, on: screen.idiom)
    else { return "" }
    return "#" + idPrefix + Screen.headingAnchor(number)
  }

  private func missingPaneNote(_ child: ChildPane, exists: Bool) -> HTMLNode {
    switch child.file {
    case let file? where exists:
      note("“\(file)” has no page for \(screen.idiom.specifierName).")
    case let file? where !file.isEmpty: note("There is no “\(file).plist” in the bundle.")
    default: note("The row names no file, so there is nothing to open.")
    }
  }
}
