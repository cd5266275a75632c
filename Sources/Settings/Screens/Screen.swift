package import TextInput

/// A page as one device shows it in one language.
package struct Screen: Sendable {
  /// A run of rows that stand in one group.
  package struct Section: Sendable {
    /// The element that begins the section; nil for rows that stand before any group.
    package let group: Specifier?
    /// The rows; those of a radio group follow its choices.
    package let rows: [Specifier]
  }

  /// The page's title as one way leads to it.
  package struct Heading: Hashable, Sendable {
    /// The title, localized.
    package let title: String
    /// The page that one came from, and its title; nil for the first page and for orphans.
    package let parent: Parent?

    package struct Parent: Hashable, Sendable {
      package let pane: String
      package let title: String
    }
  }

  package let pane: Pane
  package let idiom: UserInterfaceIdiom
  package let locale: BundleLocale
  package let file: PaneFile
  package let localizer: Localizer
  package let sections: [Section]
  /// The titles, one for each page that leads here; never empty.
  package let headings: [Heading]
}

extension Screen {
  /// The screen with a row alone, or with a group alone and all that is in it; nil when it shows
  /// no such element.
  package func part(showing index: Int) -> Screen? {
    for section in sections {
      if let group = section.group, group.index == index { return with(section) }
      let rows = section.rows.filter { $0.index == index }
      if !rows.isEmpty { return with(Section(group: nil, rows: rows)) }
    }
    return nil
  }

  private func with(_ section: Section) -> Screen {
    Screen(
      pane: pane, idiom: idiom, locale: locale, file: file, localizer: localizer,
      sections: [section], headings: headings)
  }

  /// Divides elements into sections, without those that the device does not show.
  ///
  /// The filter is per element: a group that is left out leaves its rows behind, and they join the
  /// section before.
  static func sections(of specifiers: [Specifier], on idiom: UserInterfaceIdiom) -> [Section] {
    var sections: [Section] = []
    var group: Specifier?
    var rows: [Specifier] = []
    func end() {
      if group != nil || !rows.isEmpty { sections.append(Section(group: group, rows: rows)) }
    }
    for specifier in specifiers where specifier.shows(on: idiom) {
      if specifier.beginsSection {
        end()
        (group, rows) = (specifier, [])
      } else {
        rows.append(specifier)
      }
    }
    end()
    return sections
  }
}
