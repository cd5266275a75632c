package import Settings
package import TextInput

/// Where each page of a site lies.
package enum SiteLayout {
  package static let index = SitePath("index.html")
  package static let missing = SitePath("404.html")
  package static let summary = SitePath("site.json")
  package static let siteMap = SitePath("sitemap.xml")

  /// What a search of the site looks into.
  package static let searchIndex = asset("search-index.js")

  /// A page or a file of the folder of documents, by its path there.
  package static func document(_ path: String) -> SitePath { SitePath("docs/\(path)") }

  /// The file of a theme's asset.
  package static func asset(_ path: String) -> SitePath { SitePath("assets/\(path)") }
}

/// Where the pages of one bundle lie.
package struct BundleLayout: Hashable, Sendable {
  /// The name of the bundle's folder in the site.
  package let slug: String

  /// Names that no bundle's folder may have, since the site has folders of these names.
  package static let reservedSlugs: Set = ["assets", "docs"]

  package init(slug: String) {
    self.slug = slug
  }

  package var overview: SitePath { SitePath("\(slug)/index.html") }

  /// The keyboards that the bundle's fields bring up.
  package var keyboards: SitePath { SitePath("\(slug)/keyboards.html") }

  /// Every setting of the bundle.
  package var reference: SitePath { SitePath("\(slug)/reference.html") }

  /// What was found wrong in the bundle, and how complete its pages are.
  package var checks: SitePath { SitePath("\(slug)/checks.html") }

  /// A page as one device shows it.
  package func preview(_ pane: String, _ idiom: UserInterfaceIdiom, _ locale: LocaleTag) -> SitePath
  {
    SitePath("\(slug)/\(locale)/\(idiom.rawValue)/\(pane).html")
  }

  /// A page on both devices, side by side.
  package func compare(_ pane: String, _ locale: LocaleTag) -> SitePath {
    SitePath("\(slug)/\(locale)/compare/\(pane).html")
  }

  /// What there is to judge in a language, for scripts.
  package func review(_ locale: LocaleTag) -> SitePath { SitePath("\(slug)/\(locale)/review.js") }

  /// A copy of one of the bundle's files, or of the bundle beside it.
  package func file(_ path: String) -> SitePath {
    SitePath("\(slug)/files/\(path.hasPrefix("../") ? String(path.dropFirst(3)) : path)")
  }
}
