internal import Settings
internal import TextInput

/// An element on one of the pages that a device has.
struct ShownElement {
  let page: String
  let file: PaneFile
  let specifier: Specifier
  /// The place, among all elements, of the one that begins the section; nil before any.
  let group: Int?

  /// The preference key; nil without one, and for an empty one, by which nothing can be found again.
  var key: String? { specifier.key.flatMap { $0.isEmpty ? nil : $0 } }
}

/// The elements that a device shows, page by page.
struct ShownElements {
  private(set) var elements: [ShownElement] = []

  init(of bundle: SettingsBundle, on idiom: UserInterfaceIdiom) {
    for pane in bundle.panes {
      guard let file = pane.files[idiom] else { continue }
      var group: Int?
      for specifier in file.specifiers where specifier.shows(on: idiom) {
        if specifier.beginsSection { group = elements.count }
        elements.append(
          ShownElement(
            page: pane.name, file: file, specifier: specifier,
            group: specifier.beginsSection ? nil : group))
      }
    }
  }
}
