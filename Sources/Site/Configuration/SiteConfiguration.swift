package import Diagnostics
package import Lint
package import Pages
package import Settings
package import TextInput

/// What a site is made of, and how, from `vitrine.yml` and the command line.
package struct SiteConfiguration: Sendable {
  /// The title of the index; nil for the name of the only app, or “Settings” for several.
  package var title: String?
  /// Folders of bundles, or folders that hold such folders; nil to look for them.
  package var bundles: [BundleOperand]?
  /// Whose reading of bundles counts, where their own entry says nothing else.
  package var dialect = Dialect.settings
  /// The folder of documents; nil for none.
  package var documentsFolder: String?
  package var documents = DocumentSite.Options()
  /// Whether straight quotes in documents become curly, and hyphens dashes.
  package var hasSmartPunctuation = false
  /// Whether documents are shown that are not to be published yet.
  package var hasDrafts = false
  /// The folder of files that are copied as they are; nil for none.
  package var publicFolder: String?
  /// The folder of the project's own themes; nil for none.
  package var themesFolder: String?
  /// A theme's name, or its folder.
  package var theme = "Cupertino"
  package var themeOptions: [ThemeOption] = []
  package var output = "site"
  package var idioms: [UserInterfaceIdiom] = UserInterfaceIdiom.allCases
  /// The languages to show; nil for all.
  package var locales: [LocaleTag]?
  /// Where the project's file asks for each language.
  package var localeLocations: [LocaleTag: SourceLocation] = [:]
  package var developmentLanguage = LocaleTag.english
  /// The address that the site will have; nil when it is not known.
  package var baseURL: String?
  package var isStrict = false
  /// Which rules are off, and how bad the others are.
  package var rules = RuleSettings.standard

  /// A bundle's folder, or one that holds bundles, as one names it.
  package struct BundleOperand: Hashable, Sendable, ExpressibleByStringLiteral {
    package var path: String
    /// Whose reading of the bundle counts; nil for that of the whole site.
    package var dialect: Dialect?
    /// What the bundle is called; nil for the name that its surroundings give it.
    package var name: String?

    package init(_ path: String, in dialect: Dialect? = nil, named name: String? = nil) {
      self.path = path
      self.dialect = dialect
      self.name = name
    }

    package init(stringLiteral path: String) {
      self.init(path)
    }
  }

  package struct ThemeOption: Hashable, Sendable {
    package let name: String
    package let value: String
    package let location: SourceLocation
  }

  package init() {}
}

extension SiteConfiguration {
  /// A bundle that the command line names, with what the project's file says of it: whose reading of it
  /// counts, and what it is called.
  package func operand(_ path: String) -> BundleOperand {
    let place = FileSystem.realPath(path) ?? path
    for declared in bundles ?? [] {
      let folder = FileSystem.realPath(declared.path) ?? declared.path
      if place == folder { return BundleOperand(path, in: declared.dialect, named: declared.name) }
      if place.hasPrefix(folder + "/") { return BundleOperand(path, in: declared.dialect) }
    }
    return BundleOperand(path)
  }
}
