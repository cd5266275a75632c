internal import Diagnostics
internal import Documents
internal import JSON
internal import Pages
internal import Settings
internal import TextInput

extension SitePlan {
  /// `site.json`: what the site holds, for programs; bundles by their slugs, pages by their paths.
  func summary(generator: String) -> [UInt8] {
    let pages = pagesByBundle
    let order = entries.indices.sorted { entries[$0].layout.slug < entries[$1].layout.slug }
    let bundles = order.map { number in
      let entry = entries[number]
      return JSONValue.object([
        "name": .string(entry.bundle.appName), "slug": .string(entry.layout.slug),
        "source": .string(entry.bundle.path),
        "locales": .array(entry.locales.map { .string($0.tag.text) }),
        "panes": .array(entry.bundle.panes.map { .string($0.name) }),
        "pages": .array(pages[number] ?? []),
      ])
    }
    let summary = JSONValue.object([
      "generator": .string(generator), "bundles": .array(bundles),
      "documents": .array(documentList),
    ])
    return summary.utf8() + [UInt8(ascii: "\n")]
  }

  private var documentList: [JSONValue] {
    let tree = documents.tree
    let pages = files.compactMap { file -> (path: SitePath, document: Document)? in
      guard case .document(let number) = file.content,
        let document = tree.nodes[number].document
      else { return nil }
      return (file.path, tree.documents[document])
    }
    return pages.sorted { $0.path < $1.path }.map { path, document in
      .object([
        "source": .string(document.source.path), "path": .string(path.text),
        "title": .string(document.title),
      ])
    }
  }

  private var pagesByBundle: [Int: [JSONValue]] {
    var pages: [Int: [JSONValue]] = [:]
    for file in files.sorted(by: { $0.path < $1.path }) {
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
