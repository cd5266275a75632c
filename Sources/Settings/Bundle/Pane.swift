package import TextInput

/// A page of a bundle, with the file that each device uses.
package struct Pane: Sendable {
  /// A row that opens a page.
  package struct Opener: Hashable, Sendable {
    /// The page that the row stands on.
    package let pane: String
    /// The row's place in that page's file.
    package let index: Int
    /// The title that the row gives the page, as written; nil without one.
    package let title: String?

    package init(pane: String, index: Int, title: String?) {
      self.pane = pane
      self.index = index
      self.title = title
    }
  }

  package let name: String
  /// The file that each idiom uses; an idiom without one does not have the page.
  package let files: [UserInterfaceIdiom: PaneFile]
  /// The files that take their place in single languages, which InAppSettingsKit alone knows.
  let localizedFiles: [LocaleTag: [UserInterfaceIdiom: PaneFile]]
  /// The idioms on which links lead from Root to the page.
  package let reachable: Set<UserInterfaceIdiom>
  /// The rows that open the page on each idiom, in the order in which they are reached.
  package let openers: [UserInterfaceIdiom: [Opener]]

  /// The title where no row gives the page one, before localization; nil for the usual one.
  package let ownTitle: String?

  package init(
    name: String, files: [UserInterfaceIdiom: PaneFile],
    localizedFiles: [LocaleTag: [UserInterfaceIdiom: PaneFile]] = [:],
    reachable: Set<UserInterfaceIdiom>, openers: [UserInterfaceIdiom: [Opener]],
    ownTitle: String? = nil
  ) {
    self.name = name
    self.files = files
    self.localizedFiles = localizedFiles
    self.reachable = reachable
    self.openers = openers
    self.ownTitle = ownTitle
  }

  /// The file that a device uses in a language; nil when it does not have the page.
  package func file(on idiom: UserInterfaceIdiom, in locale: LocaleTag) -> PaneFile? {
    localizedFiles[locale]?[idiom] ?? files[idiom]
  }

  /// The files that some device uses in some language.
  package var paths: Set<String> {
    Set(([files] + localizedFiles.values).flatMap(\.values).map(\.path))
  }

  /// The devices that use a file in some language.
  package func users(ofFile path: String) -> [UserInterfaceIdiom] {
    UserInterfaceIdiom.allCases.filter { idiom in
      files[idiom]?.path == path
        || localizedFiles.values.contains { $0[idiom]?.path == path }
    }
  }

  /// Whether no device's links lead to the page.
  package var isOrphan: Bool { reachable.isEmpty }

  /// The first page of every bundle.
  package static let rootName = "Root"
}
