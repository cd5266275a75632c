internal import PropertyList
package import TextInput

/// How much of what a bundle shows is translated, by language and strings table.
package struct LanguageCoverage: Sendable {
  /// What a language's own table has for a text.
  package enum Translation: Hashable, Sendable {
    /// Another text.
    case translated
    /// The text as it is written, which may be just right: many languages say “OK”.
    case identical
    /// Nothing, so that the text is shown as it is written, or as the development language has it.
    case missing
  }

  /// How many texts there are of each kind.
  package struct Counts: Hashable, Sendable {
    package var translated = 0
    package var identical = 0
    package var missing = 0

    package init(translated: Int = 0, identical: Int = 0, missing: Int = 0) {
      self.translated = translated
      self.identical = identical
      self.missing = missing
    }

    package var total: Int { translated + identical + missing }

    /// How many texts the language's own table has.
    package var present: Int { translated + identical }

    package static func + (a: Self, b: Self) -> Self {
      Self(
        translated: a.translated + b.translated, identical: a.identical + b.identical,
        missing: a.missing + b.missing)
    }

    fileprivate mutating func add(_ translation: Translation) {
      switch translation {
      case .translated: translated += 1
      case .identical: identical += 1
      case .missing: missing += 1
      }
    }
  }

  /// The texts of the pages that share a strings table.
  package struct Table: Sendable {
    /// The table's name, without extension.
    package let name: String
    /// One for each language, in their order.
    package fileprivate(set) var counts: [Counts]
  }

  package let locales: [BundleLocale]
  /// The tables in the order in which the pages' files name them.
  package private(set) var tables: [Table] = []
  /// The files of pages that have texts but name no table: they are the same in all languages.
  package private(set) var filesWithoutTable: [String] = []

  /// Counts the texts of a bundle's pages, each once for each table.
  package init(of bundle: SettingsBundle, in locales: [BundleLocale]) {
    self.init(of: bundle.files, of: bundle, in: locales)
  }

  /// Counts the texts of one page, as it is on these devices.
  package init(
    of pane: Pane, on idioms: [UserInterfaceIdiom], of bundle: SettingsBundle,
    in locales: [BundleLocale]
  ) {
    let files = ([pane.files] + pane.localizedFiles.values).flatMap { files in
      idioms.compactMap { files[$0]?.path }
    }
    self.init(of: bundle.files.filter { files.contains($0.path) }, of: bundle, in: locales)
  }

  private init(of files: [PaneFile], of bundle: SettingsBundle, in locales: [BundleLocale]) {
    self.locales = locales
    var places: [String: Int] = [:]
    var seen: [String: Set<LiteralString>] = [:]
    for file in files {
      let texts = file.localizableTexts(in: bundle.dialect)
      guard !texts.isEmpty else { continue }
      guard let name = file.stringsTable else {
        filesWithoutTable.append(file.path)
        continue
      }
      // A page for one language alone shares its table with nobody.
      let id = "\(file.name.root)\(file.name.folder ?? "")/\(name)"
      let place = places[id] ?? tables.count
      if place == tables.count {
        places[id] = place
        tables.append(Table(name: name, counts: locales.map { _ in Counts() }))
      }
      let fresh = texts.filter { seen[id, default: []].insert(LiteralString($0)).inserted }
      for (number, locale) in locales.enumerated() where file.isMeant(for: locale) {
        let localizer = bundle.ownLocalizer(for: file, in: locale)
        for text in fresh { tables[place].counts[number].add(localizer.translation(of: text)) }
      }
    }
  }

  /// Whether there is anything to translate.
  package var hasTexts: Bool { tables.contains { $0.counts.contains { $0.total > 0 } } }

  /// All of the texts of a language, by its place among ``locales``.
  package func counts(ofLocale number: Int) -> Counts {
    tables.map { $0.counts[number] }.reduce(Counts(), +)
  }
}

extension PaneFile {
  /// The texts of the page's elements that a strings table may translate, each as often as it stands
  /// there.
  package func localizableTexts(in dialect: Dialect) -> [String] {
    specifiers.flatMap { $0.localizableTexts(in: dialect) }
  }

  fileprivate func isMeant(for locale: BundleLocale) -> Bool {
    name.folder.map(locale.folders.contains) ?? true
  }
}

extension Localizer {
  /// What the table has for a text.
  package func translation(of text: String) -> LanguageCoverage.Translation {
    guard let entry = entry(for: text) else { return .missing }
    return LiteralString(entry) == LiteralString(text) ? .identical : .translated
  }
}
