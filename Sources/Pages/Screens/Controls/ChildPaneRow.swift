internal import HTML
internal import PropertyList
internal import Settings

extension ScreenForm {
  /// A link to another page; without such a page, a note in its place.
  func childPaneRow(_ specifier: Specifier, _ child: ChildPane) -> HTMLNode {
    switch child.destination {
    case .page(let file): paneRow(specifier, file)
    case .webPage(let file): webPageRow(specifier, screen.localizer.shown(file))
    case .viewController(let name): controllerRow(specifier, "Opens ", name)
    case .scene(let identifier): controllerRow(specifier, "Opens the scene ", identifier)
    case .segue(let identifier): controllerRow(specifier, "Follows the segue ", identifier)
    }
  }

  private func paneRow(_ specifier: Specifier, _ file: String?) -> HTMLNode {
    let title = HTMLNode.element("span", [.class("title")], [.text(title(specifier) ?? "")])
    let texts = titleWithSubtitle(specifier, title)
    let target = file.flatMap(bundle.bundle.pane(named:))
    guard let target, target.files[screen.idiom] != nil else {
      return row("child-pane", specifier, [texts, missingPaneNote(file, exists: target != nil)])
    }
    return anchorRow(
      "child-pane", specifier,
      to: heading(specifier, target).map { links.address(ofPane: target.name, heading: $0) }
        ?? links.address(ofPane: target.name),
      [texts, currentValue(specifier)],
      self.title(specifier) == nil ? [HTMLAttribute("aria-label", target.name)] : [])
  }

  /// The value at the end of the row, which InAppSettingsKit shows beside the title.
  private func currentValue(_ specifier: Specifier) -> HTMLNode {
    guard bundle.bundle.dialect == .inApp, specifier.cell.subtitle == nil,
      let text = specifier.defaultValue?.text, !text.isEmpty
    else { return .empty }
    return .element("span", [.class("value")], [.text(screen.localizer.shown(text))])
  }

  /// A page of the web as a link; a file of the app's, which is not in the bundle, by its name.
  private func webPageRow(_ specifier: Specifier, _ file: String) -> HTMLNode {
    let texts = titleWithSubtitle(specifier, titleNode(specifier))
    guard HTMLAddress.isExternal(file) else { return controllerRow(specifier, "Opens ", file) }
    return anchorRow("child-pane", specifier, to: file, [texts])
  }

  /// A row that opens a part of the app that is no page of settings.
  private func controllerRow(_ specifier: Specifier, _ verb: String, _ name: String) -> HTMLNode {
    row(
      "child-pane", specifier,
      [
        titleWithSubtitle(specifier, titleNode(specifier)),
        standIn([.text(verb), .element("code", [], [.text(name)])]),
      ])
  }

  /// The id of the title that this row gives the target; nil where the target has that one alone.
  private func heading(_ specifier: Specifier, _ target: Pane) -> String? {
    guard bundle.headings(of: target, on: screen.idiom).count > 1 else { return nil }
    let opener = Pane.Opener(
      pane: screen.pane.name, index: specifier.index, title: specifier.title)
    guard let number = bundle.headingNumber(of: target, from: opener, on: screen.idiom)
    else { return nil }
    // Some rows alone stand in a document, and lead to a page whose ids have no prefix.
    return (isPart ? "" : idPrefix) + Screen.headingAnchor(number)
  }

  private func missingPaneNote(_ file: String?, exists: Bool) -> HTMLNode {
    switch file {
    case let file? where exists:
      note("“\(file)” has no page for \(screen.idiom.specifierName).")
    case let file? where !file.isEmpty: note("There is no “\(file).plist” in the bundle.")
    default: note("The row names no file, so there is nothing to open.")
    }
  }
}
