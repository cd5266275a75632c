internal import JSON
internal import Pages
internal import Settings
internal import TextInput

extension SitePlan {
  /// `site.json`: what the site holds, for programs.
  func summary(generator: String) -> [UInt8] {
    let pages = pagesByBundle
    let bundles = entries.enumerated().map { number, entry in
      JSONValue.object([
        "name": .string(entry.bundle.appName), "slug": .string(entry.layout.slug),
        "source": .string(entry.bundle.path),
        "locales": .array(entry.locales.map { .string($0.tag.text) }),
        "panes": .array(entry.bundle.panes.map { .string($0.name) }),
        "pages": .array(pages[number] ?? []),
      ])
    }
    let summary = JSONValue.object([
      "generator": .string(generator), "bundles": .array(bundles), "documents": [],
    ])
    return summary.utf8() + [UInt8(ascii: "\n")]
  }

  private var pagesByBundle: [Int: [JSONValue]] {
    var pages: [Int: [JSONValue]] = [:]
    for file in files {
      guard case .preview(let bundle, let locale, let idiom, let pane) = file.content else {
        continue
      }
      let entry = entries[bundle]
      pages[bundle, default: []].append(
        .object([
          "pane": .string(entry.bundle.panes[pane].name),
          "locale": .string(entry.locales[locale].tag.text), "idiom": .string(idiom.rawValue),
          "path": .string(file.path.text),
        ]))
    }
    return pages
  }
}
