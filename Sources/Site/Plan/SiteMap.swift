internal import HTML
internal import Pages

extension SitePlan {
  /// `sitemap.xml`: the addresses of all pages, for search engines.
  ///
  /// A map may name 50,000 addresses at the most; those beyond are left out. The pages that set
  /// devices side by side say nothing that the others do not.
  func siteMap(base: String) -> [UInt8] {
    var bytes = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

      """.utf8)
    for file in files.filter(\.content.isForReaders).prefix(50_000) {
      bytes.append(contentsOf: "<url><loc>".utf8)
      HTMLEscaping.append(file.path.address(below: base), to: &bytes, in: .text)
      bytes.append(contentsOf: "</loc></url>\n".utf8)
    }
    bytes.append(contentsOf: "</urlset>\n".utf8)
    return bytes
  }
}

extension SitePlan.Content {
  /// Whether the file is a page that a search engine may show.
  fileprivate var isForReaders: Bool {
    switch self {
    case .index, .overview, .reference, .keyboards, .preview, .document: true
    case .compare, .checks, .missing, .redirect, .summary, .siteMap, .review, .searchIndex,
      .documentFile,
      .bundleFile, .asset, .publicFile:
      false
    }
  }
}
